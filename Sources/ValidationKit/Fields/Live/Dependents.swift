/// The dependents of one field: members that are included on a condition, and fields that compare
/// with it or are required because of it.
///
/// Neither side is kept alive. When the field is gone, conditions fall, and with them what they
/// excluded or required.
@MainActor
final class Dependents {
  private let lists: DependentLists
  private let end: ReleaseAction

  init(of source: AnyField) {
    let lists = DependentLists(source: ObjectIdentifier(source))
    self.lists = lists
    end = ReleaseAction { lists.sourceIsGone() }
  }

  func add(_ field: AnyField) { lists.add(field) }

  func add(_ condition: InclusionCondition) { lists.add(condition) }

  /// Has everything that depends on the field follow, or wait until it is its turn.
  func follow() {
    Transaction.shared.stale.add(lists)
    Transaction.shared.revalidateStale()
  }
}

/// The lists themselves, which outlive the field for as long as it takes to let go of them.
@MainActor
private final class DependentLists: StaleConditions {
  private let source: ObjectIdentifier
  private var conditions: [InclusionCondition] = []
  private var fields: [WeakField] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// The number of entries at which those are next looked for that are over.
  private var nextSearch = 16
  var isWaiting = false

  private struct WeakField {
    weak var field: AnyField?
    let id: ObjectIdentifier

    init(_ field: AnyField) {
      self.field = field
      id = ObjectIdentifier(field)
    }
  }

  init(source: ObjectIdentifier) { self.source = source }

  func add(_ field: AnyField) {
    // A field that is gone may have stood where a new one stands.
    if let place = places[ObjectIdentifier(field)], fields[place].field === field { return }
    places[ObjectIdentifier(field)] = fields.count
    fields.append(WeakField(field))
    if fields.count + conditions.count >= nextSearch { removeOver() }
  }

  func add(_ condition: InclusionCondition) {
    conditions.append(condition)
    if fields.count + conditions.count >= nextSearch { removeOver() }
  }

  private func removeOver() {
    conditions.removeAll(where: \.isOver)
    fields.removeAll { $0.field?.reads(source) != true }
    places = [:]
    for (place, field) in fields.enumerated() { places[field.id] = place }
    nextSearch = max(16, 2 * (fields.count + conditions.count))
  }

  func apply() {
    var over = 0
    for condition in conditions {
      condition.apply()
      if condition.isOver { over += 1 }
    }
    fieldsFollow()
    if over * 2 > conditions.count { removeOver() }
  }

  private func fieldsFollow() {
    for field in fields {
      if let field = field.field, field.reads(source) { Transaction.shared.stale.add(field) }
    }
  }

  func sourceIsGone() {
    for condition in conditions { condition.fall() }
    conditions = []
    fieldsFollow()
    fields = []
    Transaction.shared.revalidateStale()
  }
}

/// A condition on a field's value that includes another member only while it holds.
@MainActor
final class InclusionCondition {
  private static var count = 0

  private weak var member: (any Validatable)?
  /// A reason of its own for each condition, so that several must all hold.
  private let reason: ExclusionReason
  private let holds: @MainActor () -> Bool
  private var turns = TurnCounter()

  init(of member: any Validatable, holds: @escaping @MainActor () -> Bool) {
    Self.count += 1
    reason = ExclusionReason(rawValue: "condition \(Self.count)")
    self.member = member
    self.holds = holds
  }

  var isOver: Bool { member == nil }

  func apply() {
    guard let member else { return }
    let limit = Validation.settlingLimit
    guard turns.takesTurn(in: Transaction.shared.stale.round, limit: limit) else {
      if turns.turns == limit + 1 {
        Transaction.shared.diagnose(.unsettledConditions(limit: limit))
      }
      return
    }
    if holds() { member.include(reason) } else { member.exclude(reason) }
  }

  /// Includes the member again, for as far as this condition goes.
  func fall() { member?.include(reason) }
}
