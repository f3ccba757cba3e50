/// What ties a field to others: comparisons, and conditions on which a value is required.
///
/// Wiring is no setting, and is not copied to a field that is like this one.
@MainActor
final class FieldWiring<Value> {
  /// What makes two comparisons the same.
  struct Key: Hashable {
    let name: String
    let source: ObjectIdentifier
  }

  /// What is asked of the value in comparison with other fields, in the order given.
  private(set) var comparisons: [@MainActor (Value) -> RuleVerdict] = []
  private var places: [Key: Int] = [:]
  /// Conditions of which one must hold for a value to be required.
  var requirements: [@MainActor () -> Bool] = []

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
