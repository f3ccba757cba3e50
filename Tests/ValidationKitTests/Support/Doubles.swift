@testable import ValidationKit

/// A type that is not the library's: a member with `isValid` and one stored property.
@MainActor
final class Signature: Validatable {
  let validation = ValidationNode()
  var strokes = 0 { didSet { validityChanged() } }
  var isValid: Bool { strokes > 0 }
}

/// A member of foreign make that can also be pending.
@MainActor
final class Probe: Validatable {
  let validation = ValidationNode()
  var verdict: ValidationStatus = .valid { didSet { validityChanged() } }
  var isValid: Bool { verdict.isValid }
  var status: ValidationStatus { isExcluded ? .valid : verdict }
}

/// A control of foreign make: it has `isEnabled` and nothing else.
@MainActor
final class Button: ManagedControl {
  var onWrite: ((Bool) -> Void)?
  private(set) var writes = 0
  var isEnabled = true {
    didSet {
      writes += 1
      onWrite?(isEnabled)
    }
  }
}

/// A rule that asks for a number of UTF-8 units.
struct Minimum: RuleDefinition {
  let limit: Int
  var name: String { "minimum" }
  func check(_ value: String) -> RuleVerdict {
    value.utf8.count >= limit ? .valid : .incomplete(ValidationIssue(rule: name))
  }
}

extension Rule where Value == String {
  static func minimum(_ limit: Int) -> Rule { Rule(Minimum(limit: limit)) }
}
