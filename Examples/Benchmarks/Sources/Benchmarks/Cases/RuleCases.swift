import Foundation
import ValidationKit

/// Each rule over a text that it accepts and one that it refuses, beside the engine.
@MainActor let ruleCases: [Case] =
  RuleSample.all.flatMap { sample in
    [(sample.accepted, true), (sample.refused, false)].flatMap { text, isValid in
      let name = "\(sample.name)/\(isValid ? "valid" : "invalid")"
      return [
        Case(name: "icu/\(name)", group: .rule) {
          engineWork("^(?:\(sample.pattern))$", text, matches: isValid)
        },
        Case(
          name: "rule/\(name)", group: .rule,
          relations: [
            .faster(than: "icu/\(name)", atLeast: isValid ? sample.factor : nil)
          ]
        ) {
          checking(sample.rule, text, isValid: isValid)
        },
      ]
    }
  } + combinedCases + mixedAddresses

/// Rules of values, and rules made of rules.
@MainActor private let combinedCases: [Case] = [
  rule("range", .range(1...10), 10, 11),
  rule("count", .count(min: 1, max: 3), [1, 2, 3], [1, 2, 3, 4]),
  rule("unique", .unique, [1, 2, 3], [1, 2, 1]),
  rule("each", .each(.range(1...10)), [1, 2, 3], [1, 2, 11]),
  rule("all", .all([.email, .length(max: 64)]), Texts.address, Texts.wrongAddress),
  rule("any", .any([.phone, .email]), Texts.address, Texts.wrongAddress),
  rule("not", .not(.phone), Texts.address, "+79991234567"),
  rule("ifPresent", .ifPresent(.email), Texts.address, Texts.wrongAddress),
  rule("when", .when({ !$0.isEmpty }, then: .email), Texts.address, Texts.wrongAddress),
  rule(
    "parsed", .parsed(as: .decimal(Locale(identifier: "de_DE")), [.range(1...9_999)]), "1.234,5",
    "1.234,x"),
  rule("condition", Rule("short") { $0.utf8.count < 4 }, "abc", "abcd"),
].flatMap(\.self)

@MainActor private let mixedAddresses = [
  Case(name: "rule/email/mixed", group: .rule, pieces: 10_000, size: 10_000) {
    let addresses = (0..<10_000).map { number in
      [0: "ann\(number)@example", 1: "a b\(number)"][number % 3] ?? "a@b\(number).co"
    }
    return Work {
      var valid = 0
      for address in addresses where Rule.email.isValid(address) { valid += 1 }
      precondition(valid > 6_000)
    }
  }
]

private func rule<Value: Sendable>(
  _ name: String, _ rule: Rule<Value>, _ accepted: Value, _ refused: Value
) -> [Case] {
  [(accepted, true), (refused, false)].map { value, isValid in
    Case(name: "rule/\(name)/\(isValid ? "valid" : "invalid")", group: .rule) {
      checking(rule, value, isValid: isValid)
    }
  }
}

private func checking<Value: Sendable>(_ rule: Rule<Value>, _ value: Value, isValid: Bool) -> Work {
  Work { precondition(rule.check(value).isValid == isValid, rule.name) }
}
