@testable import ValidationKit

/// One thing that is wrong with a value.
struct Note: Equatable {
  let rule: String
  var reason = "invalid"
  var message: String?
  var isWarning = false
}

/// What some rules say.
struct Finding: Equatable {
  var outcome = RuleOutcome.valid
  var notes: [Note] = []

  /// Adds what must hold as well: the first that occurs of wrong, couldNotBeChecked, incomplete.
  mutating func add(_ other: Finding) {
    let order: [RuleOutcome] = [.wrong, .couldNotBeChecked, .incomplete, .valid]
    outcome = order.first { $0 == outcome || $0 == other.outcome } ?? .valid
    notes += other.notes
  }
}

/// A rule of the world, from which both sides make theirs.
struct RuleSpec: Sendable {
  let name: String
  let outcome: RuleOutcome
  var message: String?
  var isWarning = false
  let accepts: @Sendable (String) -> Bool

  func finding(_ value: String) -> Finding {
    if accepts(value) { return Finding() }
    let note = Note(rule: name, message: message, isWarning: isWarning)
    return Finding(outcome: isWarning ? .valid : outcome, notes: [note])
  }
}

/// A rule that asks, and a question that it has open.
struct QuestionSpec: Sendable {
  let name: String
  var pause = 0
  var timeout: Int?
  var reuses = false
}

struct OpenQuestion {
  let value: String
  /// When the pause in typing ends; nil once it has.
  var pauseEnd: Int?
  /// Whether the question is known to have arrived, and when it is given up.
  var hasArrived = false
  var timeoutEnd: Int?
  /// Whether nobody asks it, since no manager needs the answer; it is awaited all the same.
  var isGivenUp = false
}

extension FormModel {
  // MARK: - Exclusion

  func isExcluded(_ member: Int) -> Bool {
    if !reasons[member, default: []].isEmpty { return true }
    if member < Self.firstProbe, isOn[member] == false { return true }
    return !conditions[member, default: []].allSatisfy { holds($0) }
  }

  /// A condition whose source is excluded fails.
  func holds(_ condition: Condition) -> Bool {
    guard let source = fields[condition.source] else { return true }
    if !condition.evenIfExcluded, isExcluded(condition.source) { return false }
    return condition.accepts(source.value)
  }

  // MARK: - Fields

  func isRequired(_ field: FieldModel) -> Bool {
    !field.isRequirementReplaced && field.isRequired || field.requirements.contains { holds($0) }
  }

  /// What everything says that need not be asked elsewhere, exclusion aside.
  func ownFinding(_ field: FieldModel) -> Finding {
    var finding = Finding()
    if field.value.isEmpty {
      if isRequired(field) {
        finding = Finding(
          outcome: .incomplete, notes: [Note(rule: "required", reason: "required")])
      }
      return finding
    }
    for rule in field.rules { finding.add(rule.finding(field.value)) }
    for comparison in field.comparisons {
      guard let other = fields[comparison.source], !holds(comparison, field.value, other.value)
      else { continue }
      finding.add(Finding(outcome: .incomplete, notes: [Note(rule: comparison.name)]))
    }
    return finding
  }

  private func holds(_ comparison: FieldModel.Comparison, _ value: String, _ other: String) -> Bool
  {
    switch comparison {
    case .same: value == other
    case .compare(let kind, _):
      other.isEmpty
        || [
          .sameAs: value == other, .differentFrom: value != other, .lessThan: value < other,
          .atMost: value <= other, .atLeast: value >= other, .greaterThan: value > other,
        ][kind] ?? true
    }
  }

  /// Whether the field is to be asked about elsewhere: not if something else is wrong, nor as long
  /// as nobody edited or submitted it.
  func isAskedAbout(_ field: FieldModel) -> Bool {
    !field.asked.isEmpty && !field.value.isEmpty && (field.isEdited || field.isSubmitted)
      && ownFinding(field).outcome == .valid
  }

  /// What all sources say, exclusion aside.
  func finding(_ field: FieldModel) -> Finding {
    var finding = ownFinding(field)
    if isAskedAbout(field) {
      for index in field.asked.indices { finding.add(field.answers[index] ?? Finding()) }
    }
    finding.add(Finding(outcome: field.imposed.isEmpty ? .valid : .wrong, notes: field.imposed))
    return finding
  }

  /// The verdict on a field, exclusion aside.
  func ownStatus(_ field: FieldModel) -> ValidationStatus {
    if finding(field).outcome != .valid { return .invalid }
    return isAskedAbout(field) && !field.open.isEmpty ? .pending : .valid
  }

  func notes(_ id: Int) -> [Note] {
    guard let field = fields[id], !isExcluded(id) else { return [] }
    return finding(field).notes
  }

  // MARK: - Members

  func status(_ member: Int) -> ValidationStatus {
    if isExcluded(member) { return .valid }
    if let field = fields[member] { return ownStatus(field) }
    if let probe = probes[member] { return probe }
    let all = managers[member]?.members.map { status($0) } ?? []
    return all.contains(.invalid) ? .invalid : all.contains(.pending) ? .pending : .valid
  }

  /// Every member below a manager, each once, in the order given.
  func everyMember(of manager: Int, skippingExcluded: Bool) -> [Int] {
    var found: [Int] = []
    func visit(_ member: Int) {
      if found.contains(member) || skippingExcluded && isExcluded(member) { return }
      found.append(member)
      managers[member]?.members.forEach(visit)
    }
    managers[manager]?.members.forEach(visit)
    return found
  }

  func firstInvalid(of manager: Int) -> Int? {
    everyMember(of: manager, skippingExcluded: true).first {
      $0 < Self.firstManager && status($0) == .invalid
    }
  }
}

extension FieldModel.Comparison {
  /// The name by which issues call the rule.
  var name: String {
    switch self {
    case .same: "sameAs"
    case .compare(let kind, _): kind.rawValue
    }
  }
}
