/// The dependencies of a field on others: comparisons, and conditions on which a value is required.
///
/// Wiring is no setting, and is not copied to a field that is like this one.
@MainActor
final class FieldDependencies<Value> {
  /// The key by which two comparisons are the same.
  struct Key: Hashable {
    let name: String
    let source: ObjectIdentifier
  }

  /// The comparisons of the value with other fields, in the order given.
  private(set) var comparisons: [@MainActor (Value) -> RuleVerdict] = []
  private var places: [Key: Int] = [:]
  private var compared: Set<ObjectIdentifier> = []
  private var requirements: [Requirement] = []

  /// A condition on another field, of which one must hold for a value to be required.
  private struct Requirement {
    let source: ObjectIdentifier
    let holds: @MainActor () -> Bool
  }

  /// Whether there are conditions on which a value is required, and whether one of them holds.
  var hasRequirements: Bool { !requirements.isEmpty }
  var requires: Bool { requirements.contains { $0.holds() } }

  /// Adds a condition on another field.
  func require(_ source: AnyField, _ condition: @escaping @MainActor () -> Bool) {
    requirements.append(Requirement(source: ObjectIdentifier(source), holds: condition))
  }

  func removeRequirements() { requirements = [] }

  /// Notes that a comparison reads another field.
  func noteComparison(with source: AnyField) { compared.insert(ObjectIdentifier(source)) }

  /// Whether something here reads a field.
  func reads(_ source: ObjectIdentifier) -> Bool {
    compared.contains(source) || requirements.contains { $0.source == source }
  }

  /// Adds a comparison; for a key that is there already, it takes the place of the former.
  func add(_ key: Key?, _ comparison: @escaping @MainActor (Value) -> RuleVerdict) {
    guard let key else { return comparisons.append(comparison) }
    if let place = places[key] {
      comparisons[place] = comparison
    } else {
      places[key] = comparisons.count
      comparisons.append(comparison)
    }
  }
}
