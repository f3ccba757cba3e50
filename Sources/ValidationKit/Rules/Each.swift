/// A rule for every element of a collection.
struct Each<Value: RandomAccessCollection>: RuleDefinition, CustomStringConvertible {
  let rule: Rule<Value.Element>
  let reporting: IssueReporting

  var name: String { rule.name }

  var description: String {
    "each(\(rule)\(reporting == .first ? ", reporting: .first" : ""))"
  }

  func check(_ value: Value) -> RuleVerdict {
    var verdict = RuleVerdict.valid
    for (index, element) in value.enumerated() {
      var next = rule.check(element)
      for place in next.issues.indices { next.issues[place].indices.insert(index, at: 0) }
      verdict.add(next)
      if reporting == .first, !next.isValid { break }
    }
    return verdict
  }
}

extension Rule where Value: RandomAccessCollection {
  /// Returns a rule that asks another one of every element of a collection; of none, it holds.
  ///
  ///     Rule<[String]>.each(.email)
  ///
  /// The issues are those of the elements, in order, each with the element's offset from the start
  /// in ``ValidationIssue/indices``, before the places that it has within the element. The outcome
  /// is that of ``all(_:reporting:)``.
  ///
  /// - Parameters:
  ///   - rule: What is asked of an element.
  ///   - reporting: With ``IssueReporting/first``, the elements after the first that fails are not
  ///     asked.
  /// - Complexity: Linear in the number of elements.
  public static func each(_ rule: Rule<Value.Element>, reporting: IssueReporting = .all) -> Rule {
    Rule(Each(rule: rule, reporting: reporting), around: rule.nesting)
  }
}
