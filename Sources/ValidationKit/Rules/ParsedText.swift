import Foundation

/// A text that can be read, and rules for what it says.
struct ParsedText<Parsed: FieldValue>: RuleDefinition, CustomStringConvertible {
  let name: String
  private let format: Format
  /// The rules as the format writes what they name.
  private let rules: [Rule<Parsed>]

  /// A format that can be compared: two are equal when one is a copy of the other.
  private final class Format: Sendable, Hashable {
    let format: TextFormat<Parsed>

    init(_ format: TextFormat<Parsed>) { self.format = format }

    static func == (one: Format, other: Format) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  init(_ format: TextFormat<Parsed>, _ rules: [Rule<Parsed>]) {
    name = format.name
    self.format = Format(format)
    let form = WrittenForm(format)
    self.rules = rules.map { $0.written(in: form) }
  }

  var description: String { "parsed(as: \(name))" }

  func check(_ text: String) -> RuleVerdict {
    guard let value = format.format.value(of: text) else {
      return .incomplete(ValidationIssue(rule: name, reason: .unreadable))
    }
    var verdict = rules.check(value)
    for index in verdict.issues.indices { write(&verdict.issues[index]) }
    return verdict
  }

  /// Adds how the format writes what an issue names, where its rule could not know.
  private func write(_ issue: inout ValidationIssue) {
    for index in issue.arguments.indices where issue.arguments[index].written == nil {
      let argument = issue.arguments[index]
      guard let value = Parsed.named(by: argument.value) else { continue }
      issue.arguments[index] = .init(
        argument.name, argument.value, written: .text(format.format.text(of: value)),
        kind: argument.kind)
    }
    for index in issue.alternatives.indices { write(&issue.alternatives[index]) }
  }
}

extension FieldValue {
  /// Returns the value of this type that an argument of an issue is, nil where it is none.
  fileprivate static func named(by argument: ArgumentValue) -> Self? {
    switch argument {
    case .integer(let number): (number as? Self) ?? (Decimal(number) as? Self)
    case .decimal(let number):
      (number as? Self) ?? (Int("\(number)") as? Self)
    case .date(let date): date as? Self
    case .duration(let duration): duration as? Self
    case .text, .localized, .list, .values: nil
    }
  }
}
