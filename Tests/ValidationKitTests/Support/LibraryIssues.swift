import Foundation
import ValidationKit

/// Every issue that the library can produce, with arguments as an example: what its messages are
/// tested with.
///
/// A rule that gets a new reason, or a new kind of argument, adds a line here.
let libraryIssues: [ValidationIssue] =
  issuesOfFields + issuesOfComparisons + issuesOfTexts + issuesOfPasswords + issuesOfValues
  + issuesOfNumbers + issuesOfEdits + issuesOfDates + issuesOfAddresses + issuesOfIdentifiers
  + issuesOfCheckedNumbers

private typealias Reason = ValidationIssue.Reason

private func issue(
  _ rule: String, _ reason: Reason = .invalid,
  _ arguments: KeyValuePairs<String, ArgumentValue> = [:]
) -> ValidationIssue {
  ValidationIssue(rule: rule, reason: reason, arguments: arguments.map { .init($0.key, $0.value) })
}

private let issuesOfFields = [
  issue("required", .required),
  issue("sameAs"),
  issue("sameAs", .invalid, ["field": "Пароль 1"]),
  issue("imposed"),
  issue("available", .checkFailed),
  issue("available", .timedOut),
  issue("submission"),
  issue("lessThan", .invalid, ["field": "Пароль 1"]),
  issue("atMost", .invalid, ["field": "Пароль 1"]),
  issue("atLeast", .invalid, ["field": "Пароль 1"]),
  issue("greaterThan", .invalid, ["field": "Пароль 1"]),
  issue("differentFrom", .invalid, ["field": "Пароль 1"]),
  issue("decimal", .unreadable),
  issue("any"),
  issue("not"),
  issue("not", .invalid, ["rule": "email"]),
  issue("pattern", .couldNotBeChecked),
  issue("any", .couldNotBeChecked),
]

private let issuesOfComparisons = ["lessThan", "atMost", "atLeast", "greaterThan"].flatMap { rule in
  ValidationIssue.Argument.Kind.allCases.map { kind in
    ValidationIssue(rule: rule, arguments: [.init("field", "Пароль 1", kind: kind)])
  }
}

private let issuesOfTexts =
  [
    issue("pattern"),
    issue("letters"),
    issue("letters", .invalid, ["allowed": "-' "]),
    issue("digits"),
    issue("digits", .invalid, ["allowed": "+("]),
    issue("lettersAndDigits"),
    issue("lettersAndDigits", .invalid, ["allowed": "_"]),
    issue("contains", .invalid, ["text": "@#"]),
    issue("startsWith", .invalid, ["text": "+7"]),
    issue("endsWith", .invalid, ["text": "%%"]),
    issue("length", .characterTooLong),
  ]
  + LengthUnit.allCases.flatMap { unit in
    [
      issue("length", "tooShort", ["min": 8, "unit": .text(unit.rawValue)]),
      issue("length", "tooLong", ["max": 16, "unit": .text(unit.rawValue)]),
      issue("length", "tooShort", ["exact": 4, "unit": .text(unit.rawValue)]),
      issue("length", "tooLong", ["exact": 4, "unit": .text(unit.rawValue)]),
    ]
  }

private let issuesOfPasswords = [
  issue("password"),
  issue("password", "tooCommon"),
  issue("password", "onlyDigits"),
  issue("notBlank"),
  issue("ascii"),
  issue("lowercase"),
  issue("uppercase"),
  issue("unique"),
  issue("password", "tooShort", ["min": 8]),
  issue("password", "tooLong", ["max": 16]),
  issue("password", "lowercaseMissing", ["min": 1]),
  issue("password", "uppercaseMissing", ["min": 2]),
  issue("password", "digitMissing", ["min": 1]),
  issue("password", "symbolMissing", ["min": 1]),
  issue("password", "letterMissing", ["min": 3]),
  issue("password", "symbolNotAllowed"),
  issue("password", "spaceNotAllowed"),
  issue("password", "tooFewDistinct", ["min": 5]),
  issue("username"),
  issue("username", "tooShort", ["min": 8]),
  issue("username", "tooLong", ["max": 16]),
  issue("username", "letterMissing"),
]

private let issuesOfEdits = [
  issue("mask", "noPlace", ["format": "+7 (000) 000"]),
  issue("mask", "overflow", ["format": "+7 (000) 000"]),
  issue("mask", "separators", ["format": "+7 (000) 000"]),
  issue("filter", "filtered"),
]

private let issuesOfValues = [
  issue("oneOf", .invalid, ["values": .list(["1", "2", "3"])]),
  issue("oneOf", .invalid, ["values": .list(["7"])]),
  issue("notOneOf", .invalid, ["values": .list(["4", "5", "6"])]),
  issue("equal", .invalid, ["value": "42"]),
  issue("equal", .invalid, ["value": "true"]),
  issue("equal", .invalid, ["value": "false"]),
  issue("notEqual", .invalid, ["value": "13"]),
  issue("count", "tooFew", ["min": 2]),
  issue("count", "tooMany", ["max": 9]),
  issue("count", "wrongCount", ["exact": 3]),
]

private let issuesOfNumbers =
  ["integer", "decimal"].flatMap { rule in
    [
      issue(rule),
      issue(rule, "tooSmall", ["min": 18]),
      issue(rule, "tooLarge", ["max": 99]),
      issue(rule, "notAbove", ["min": 0]),
      issue(rule, "notBelow", ["max": 100]),
      issue(rule, "notMultiple", ["step": 5]),
    ]
  } + [
    issue("decimal", "tooSmall", ["min": .decimal(Decimal(string: "-0.5")!)]),
    issue("decimal", "notMultiple", ["step": .decimal(Decimal(string: "0.25")!)]),
    issue("decimal", "tooManyFractionDigits", ["max": 2]),
    issue("decimal", "tooManyFractionDigits", ["max": 0]),
    issue("decimal", "tooManyDigits", ["max": 12]),
    issue("range", "tooSmall", ["min": 1]),
    issue("range", "tooLarge", ["max": .decimal(Decimal(string: "2.5")!)]),
    issue("range", "notAbove", ["min": 1]),
    issue("range", "notBelow", ["max": 10]),
  ]
  + ["min": ["tooSmall", "notAbove"], "max": ["tooLarge", "notBelow"]].flatMap { name, reasons in
    reasons.flatMap { reason in
      [
        ValidationIssue(
          rule: "range", reason: Reason(rawValue: reason),
          arguments: [.init(name, "09:30", kind: .time)]),
        issue("range", Reason(rawValue: reason), [name: .duration(.seconds(5_400))]),
        issue("range", Reason(rawValue: reason), [name: "B"]),
      ]
    }
  }

/// 31 December 2026, 23:59:00 and 1 January 2027, in UTC.
private let moments: [ArgumentValue] = [1_798_761_540, 1_798_761_600].map {
  .date(Date(timeIntervalSince1970: $0))
}

private let issuesOfDates =
  ["date", "time", "dateTime"].flatMap { rule in
    [
      issue(rule),
      issue(rule, .invalid, ["format": rule == "time" ? "HH:mm" : "yyyy/MM/dd"]),
      issue(rule, "tooEarly", ["min": rule == "time" ? "09:00" : "2026-01-01"]),
      issue(rule, "tooLate", ["max": rule == "time" ? "17:30" : "2026-12-31"]),
    ]
  }
  + moments.flatMap { moment in
    [
      issue("date", "tooEarly", ["min": moment]),
      issue("dateTime", "tooLate", ["max": moment]),
      issue("range", "tooSmall", ["min": moment]),
      issue("range", "tooLarge", ["max": moment]),
      issue("range", "notAbove", ["min": moment]),
      issue("range", "notBelow", ["max": moment]),
    ]
  }

private let issuesOfAddresses = [
  issue("email"),
  issue("url"),
  issue("url", "schemeMissing"),
  issue("url", "schemeNotAllowed", ["schemes": .list(["https", "mailto"])]),
  issue("url", "hostMissing"),
  issue("url", "topLevelDomainMissing"),
  issue("hostname"),
  issue("hostname", "dotMissing"),
  issue("ipAddress", .invalid, ["version": "4"]),
  issue("ipAddress", .invalid, ["version": "6"]),
  issue("ipAddress", .invalid, ["version": "any"]),
  issue("macAddress"),
  issue("port"),
  issue("phone"),
  issue("phone", "countryCodeMissing"),
]

private let issuesOfIdentifiers = [
  issue("uuid"),
  issue("uuid", "wrongVersion", ["version": 4]),
  issue("slug"),
  issue("hexColor"),
  issue("base64"),
  issue("json"),
  issue("semanticVersion"),
]

private let issuesOfCheckedNumbers = [
  issue("creditCard"),
  issue("creditCard", "wrongChecksum"),
  issue("creditCard", "brandNotAllowed", ["brands": .list(["Visa", "JCB"])]),
  issue("luhn"),
  issue("luhn", "wrongChecksum"),
  issue("iban"),
  issue("iban", "unknownCountry"),
  issue("iban", "wrongLength", ["exact": 22]),
  issue("iban", "wrongChecksum"),
  issue("isbn"),
  issue("isbn", "wrongChecksum"),
]
