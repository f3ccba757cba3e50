import Foundation
import Testing

@testable import ValidationKit

@Suite("F4: Every issue of the library in every language")
struct MessageTableTests {
  private static let labels: [String?] = [nil, "№ 1"]

  @Test("The table has an issue for every text that a language has")
  func everyKey() {
    let keys = libraryIssues.flatMap { issue in
      Self.labels.map { MessageKey(issue, label: $0) }
    }
    let forgotten = Set(MessageKey.allCases).subtracting(keys)
    // Nothing that the library says is as vague as that, but for alternatives that are not known.
    #expect(forgotten.isEmpty)
    let general = libraryIssues.filter { MessageKey($0, label: nil) == .general }
    #expect(general.map(\.description) == ["any.invalid"])
  }

  @Test(
    "A text is a plain sentence in the language's own script", arguments: MessageCatalog.available)
  func sentences(_ catalog: MessageCatalog) {
    for issue in libraryIssues {
      for label in Self.labels {
        let text = catalog.text(for: issue, label: label)
        let hint = Comment(rawValue: "\(catalog.language) \(issue): \(text)")
        #expect(isSentence(text), hint)
        #expect(isWritten(text, in: catalog.language), hint)
      }
    }
  }

  @Test("Every argument is part of the text", arguments: MessageCatalog.available)
  func arguments(_ catalog: MessageCatalog) {
    for issue in libraryIssues {
      let text = catalog.text(for: issue)
      for part in issue.arguments.flatMap({ shownParts(of: $0, in: issue) }) {
        #expect(text.contains(part), "\(catalog.language) \(issue): \(text)")
      }
    }
  }

  @Test("Different issues have different texts", arguments: MessageCatalog.available)
  func distinct(_ catalog: MessageCatalog) {
    var keys: [String: MessageKey] = [:]
    for issue in libraryIssues {
      for label in Self.labels {
        let key = MessageKey(issue, label: label)
        let text = catalog.text(for: issue, label: label)
        let known = keys.updateValue(key, forKey: text) ?? key
        #expect(known == key, "\(catalog.language): \(known) and \(key) both say “\(text)”")
      }
    }
  }

  @Test("A label is named where it reads naturally", arguments: MessageCatalog.available)
  func labels(_ catalog: MessageCatalog) {
    let required = ValidationIssue(rule: "required", reason: .required)
    #expect(catalog.text(for: required, label: "№ 1").contains("№ 1"))
    #expect(catalog.text(for: required, label: "") == catalog.text(for: required))
    #expect(catalog.text(for: required, label: "A\nB").contains("A B"))
  }

  @Test("Arguments that are missing or of another type leave a text without them")
  func missingArguments() {
    let others: [ArgumentValue] = [
      "", .list([]), "X", .integer(.min), .decimal(.nan), .date(.distantFuture), .list(["A", "B"]),
      .date(Date(timeIntervalSince1970: .infinity)), .date(Date(timeIntervalSince1970: -1e15)),
      .decimal(.greatestFiniteMagnitude), .decimal(.leastNonzeroMagnitude),
    ]
    for catalog in MessageCatalog.available {
      for issue in libraryIssues {
        for index in issue.arguments.indices {
          var changed = issue
          let name = changed.arguments.remove(at: index).name
          #expect(isSentence(catalog.text(for: changed)), "\(catalog.language) \(changed)")
          for other in others {
            changed.arguments = issue.arguments
            changed.arguments[index] = .init(name, other)
            let text = catalog.text(for: changed)
            #expect(isSentence(text), "\(catalog.language) \(changed): \(text)")
          }
        }
      }
    }
  }

  @Test("What the rule asks is said where the argument of a reason is missing")
  func ruleInstead() {
    let issue = ValidationIssue(rule: "iban", reason: "wrongLength")
    #expect(MessageCatalog.english.text(for: issue) == "Enter a valid IBAN")
    let unknown = ValidationIssue(rule: "isbn", reason: "tooOld")
    #expect(MessageCatalog.russian.text(for: unknown) == "Введите корректный ISBN")
  }

  @Test("A rule of the users' own has the text of a known reason, else the general one")
  func foreignRules() {
    func text(_ reason: ValidationIssue.Reason, _ arguments: [ValidationIssue.Argument] = [])
      -> String
    {
      MessageCatalog.english.text(
        for: ValidationIssue(rule: "shoeSize", reason: reason, arguments: arguments))
    }
    #expect(text("tooSmall", [.init("min", 20)]) == "Enter a number that is 20 or more")
    #expect(text("tooSmall") == "Enter a valid value")
    #expect(text("odd") == "Enter a valid value")
    #expect(text("wrongChecksum") == "Check the number for typing errors")
    #expect(text("wrongLength", [.init("exact", 1)]) == "Use exactly 1 character")
    #expect(text("tooShort", [.init("min", 2), .init("unit", "words")]) == "Use 2 words or more")
    #expect(text(.required) == "Fill in this field")
    #expect(text(.couldNotBeChecked) == "This could not be checked")
  }
}

/// Whether a text is one line without a full stop, and nothing in it looks unfinished.
private func isSentence(_ text: String) -> Bool {
  guard let first = text.first, let last = text.last else { return false }
  return !first.isWhitespace && !last.isWhitespace && !first.isLowercase
    && !".。!！:：,、".contains(last)
    && !text.contains("  ") && !text.contains(where: \.isNewline)
    && !["Optional", "nil", "(\\", "{", "}", "%@"].contains { text.contains($0) }
}

/// Whether a text has letters of a language's script, and of no other one than Latin.
private func isWritten(_ text: String, in language: String) -> Bool {
  // Names that are the same everywhere.
  let names: Set<Substring> = [
    "https", "mailto", "example", "com", "IP", "IPv4", "IPv6", "MAC", "UUID", "Base64", "JSON",
    "IBAN", "ISBN", "ASCII", "Visa", "JCB", "UTF", "UTC", "XX", "X", "A", "B", "URL", "3366CC",
  ]
  let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
  let isForeign = words.contains { $0.contains(where: \.isLetter) && !names.contains($0) }
  let letters = text.replacingOccurrences(of: "Пароль", with: "").unicodeScalars
  func has(_ range: ClosedRange<Unicode.Scalar>) -> Bool { letters.contains { range.contains($0) } }
  let isThai = has("\u{E00}"..."\u{E7F}")
  let isHan = has("\u{4E00}"..."\u{9FFF}")
  let isKana = has("\u{3040}"..."\u{30FF}")
  let isCyrillic = has("\u{400}"..."\u{4FF}")
  switch language {
  case "en": return !isThai && !isHan && !isKana && !isCyrillic && letters.allSatisfy(isPlain)
  case "th": return isThai && !isHan && !isKana && !isCyrillic && !isForeign
  case "zh-Hans": return isHan && !isThai && !isKana && !isCyrillic && !isForeign
  case "ja": return isKana && !isThai && !isCyrillic && !isForeign
  case "ru": return isCyrillic && !isThai && !isHan && !isKana && !isForeign
  case "vi":
    return !isThai && !isHan && !isKana && !isCyrillic && !letters.allSatisfy(isPlain)
  default: return false
  }
}

private func isPlain(_ letter: Unicode.Scalar) -> Bool {
  letter.isASCII || "“”№…".unicodeScalars.contains(letter)
}

/// What is to be found of an argument in a text of any language.
private func shownParts(
  of argument: ValidationIssue.Argument, in issue: ValidationIssue
) -> [String] {
  switch (argument.name, argument.value) {
  case ("unit", _), ("rule", _), ("version", .text), ("value", "true"), ("value", "false"): []
  case ("max", 0) where issue.reason == "tooManyFractionDigits": []
  case ("format", _) where issue.reason == "separators": []
  case ("format", let value) where issue.rule == "mask": [value.description]
  case ("format", "HH:mm"): ["23:59"]
  case ("format", _): ["2026/12/31"]
  case ("schemes", _): ["https://", "mailto:"]
  case ("allowed", .text(let text)): text.filter { $0 != " " }.map(String.init)
  case (_, .list(let items)): items
  case (_, .duration): ["1", "30"]
  case (_, .date(let date)):
    // The year at least, and the time where it is not midnight.
    date.timeIntervalSince1970 == 1_798_761_600 ? ["2027"] : ["2026", "31", "23:59 UTC"]
  case (_, let value): [value.description]
  }
}
