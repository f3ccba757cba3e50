/// A collection without repetitions.
struct Unique<Value: RandomAccessCollection>: RuleDefinition, CustomStringConvertible
where Value.Element: FieldValue & Hashable {
  var name: String { "unique" }

  var description: String { name }

  func check(_ value: Value) -> RuleVerdict {
    var seen: [Value.Element: [Value.Element]] = [:]
    var issues: [ValidationIssue] = []
    for (index, element) in value.enumerated() {
      // Texts that are equal may still differ in their scalars.
      if seen[element]?.contains(where: { $0.isIdentical(to: element) }) ?? false {
        issues.append(ValidationIssue(rule: name, indices: [index]))
      } else {
        seen[element, default: []].append(element)
      }
    }
    return issues.isEmpty ? .valid : RuleVerdict(outcome: .incomplete, issues: issues)
  }

  static func == (one: Unique, other: Unique) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

extension Rule where Value: RandomAccessCollection, Value.Element: FieldValue & Hashable {
  /// The rule for collections in which no element stands twice; texts differ by their scalars.
  ///
  /// Each element that stands before as well is an issue, with its offset in
  /// ``ValidationIssue/indices``. The outcome is incomplete, since an element may be edited.
  ///
  /// - Complexity: Linear in the number of elements.
  public static var unique: Rule { Rule(Unique()) }
}
