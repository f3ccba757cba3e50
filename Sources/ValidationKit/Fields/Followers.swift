/// What depends on a field: members that are included on a condition, and fields that compare.
///
/// After a change, conditions are applied first; then each field that compares is judged once, in the
/// order in which they came. Only values are followed, never verdicts or exclusions, so two fields
/// may follow each other.
@MainActor
struct Followers {
  /// A member that is included only while something holds.
  @MainActor
  struct Condition {
    private static var count = 0

    private weak var member: (any Validatable)?
    /// A reason of its own for each condition, so that several must all hold.
    private let reason: ExclusionReason
    private let holds: @MainActor () -> Bool

    init(of member: any Validatable, holds: @escaping @MainActor () -> Bool) {
      Self.count += 1
      reason = ExclusionReason(rawValue: "condition \(Self.count)")
      self.member = member
      self.holds = holds
    }

    var isOver: Bool { member == nil }

    func apply() {
      guard let member else { return }
      if holds() { member.include(reason) } else { member.exclude(reason) }
    }
  }

  private struct Comparing {
    weak var field: AnyField?
  }

  private var conditions: [Condition] = []
  private var comparing: [Comparing] = []
  /// The fields that are behind, across all sources, while somebody catches up.
  private static var behind: [AnyField] = []
  private static var isCatchingUp = false

  nonisolated init() {}

  var isEmpty: Bool { conditions.isEmpty && comparing.isEmpty }

  mutating func add(_ field: AnyField) {
    comparing.removeAll { $0.field == nil || $0.field === field }
    comparing.append(Comparing(field: field))
  }

  mutating func add(_ condition: Condition) {
    conditions.removeAll(where: \.isOver)
    conditions.append(condition)
  }

  /// Applies conditions and judges the fields that compare.
  func catchUp() {
    let isOutermost = !Self.isCatchingUp
    Self.isCatchingUp = true
    for condition in conditions { condition.apply() }
    for case let field? in comparing.map(\.field) where !field.isBehind {
      field.isBehind = true
      Self.behind.append(field)
    }
    guard isOutermost else { return }
    var next = 0
    while next < Self.behind.count {
      let field = Self.behind[next]
      next += 1
      field.isBehind = false
      field.judgeAgain { $0.dependencyChanged() }
    }
    Self.behind = []
    Self.isCatchingUp = false
  }
}
