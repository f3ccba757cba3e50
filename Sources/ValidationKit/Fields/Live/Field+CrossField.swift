extension Field {
  /// Asks that the value be the same as another field's, whenever either changes.
  ///
  /// Texts are the same when their Unicode scalars are. When the other field changes, this one's
  /// verdict is right at once; what it shows of it waits until it is touched. The other field is
  /// not kept alive; once it is gone, nothing is asked. Whether it is excluded does not matter.
  /// Asking twice is asking once, with the message given last.
  ///
  /// - Parameters:
  ///   - other: The field to compare with.
  ///   - message: The message for a difference; nil leaves it to the field or the library.
  public func requireSame(as other: Field, message: (any IssueMessageConvertible)? = nil) {
    let rule = CrossFieldRule<Value, Value>("sameAs") { $0.isIdentical(to: $1) }
    require(rule, with: other, keyed: other, message: message)
  }

  /// Asks that the value compare with another field's, whenever either changes.
  ///
  /// Nothing is asked while the other field is empty, and once it is gone. The message words it by
  /// what the values are: a date is later than the one in the other field, a number greater.
  ///
  /// - Parameters:
  ///   - comparison: How the value compares with the other.
  ///   - other: The field to compare with.
  ///   - message: The message where it does not; nil leaves it to the field or the library.
  public func require(
    _ comparison: FieldComparison, _ other: Field, message: (any IssueMessageConvertible)? = nil
  ) where Value: Comparable {
    let rule = CrossFieldRule<Value, Value>(comparison.rawValue) { value, other in
      other.isEmptyValue || comparison.holds(value, other)
    }
    require(rule, with: other, keyed: other, message: message)
  }

  /// Asks a rule over this and other fields, whenever one of them changes; its issue lands here.
  ///
  /// Nothing is asked while this field is empty, and once one of the others is gone. None of them
  /// is kept alive.
  ///
  /// - Parameters:
  ///   - rule: The rule, of which this field's value is the first.
  ///   - sources: The other fields, in the rule's order.
  ///   - message: The message for what it finds; nil leaves it to the rule, the field or the
  ///     library.
  public func require<each Source: FieldValue>(
    _ rule: CrossFieldRule<Value, repeat each Source>, with sources: repeat Field<each Source>,
    message: (any IssueMessageConvertible)? = nil
  ) {
    require(rule, with: repeat each sources, keyed: nil, message: message)
  }

  /// - Parameter source: The only other field of a comparison that is the same each time, and which
  ///   issues name.
  private func require<each Source: FieldValue>(
    _ rule: CrossFieldRule<Value, repeat each Source>, with sources: repeat Field<each Source>,
    keyed source: AnyField?, message: (any IssueMessageConvertible)?
  ) {
    let message = message?.issueMessage
    repeat noteComparison(with: each sources)
    let references = (repeat WeakSource(field: each sources))
    let key = source.map {
      FieldDependencies<Value>.Key(name: rule.name, source: ObjectIdentifier($0))
    }
    compare(key) { [weak source] value in
      // A source that is gone has no value, and nothing is asked.
      guard let values = try? (repeat (each references).value()) else { return .valid }
      var verdict = rule.check(value, repeat each values)
      for index in verdict.issues.indices {
        if let label = source?.presentation.label {
          verdict.issues[index].arguments.append(
            .init("field", ArgumentValue(label: label), kind: .init(of: value)))
        }
        if let message, verdict.issues[index].message == nil {
          verdict.issues[index].message = message
        }
      }
      return verdict
    }
  }

  /// Asks for a value only while a condition on another field's value holds.
  ///
  /// Several conditions add up: a value is required while one of them holds, or while the settings
  /// ask for one by a condition of their own. ``FieldRequirement/always``, the default, is
  /// replaced; set after this, it counts again.
  ///
  /// - Parameters:
  ///   - source: The other field; it is not kept alive, and once it is gone the condition falls.
  ///   - evenIfExcluded: Whether the condition is asked also while the source is excluded; by
  ///     default it fails then, whatever stale value the source has.
  ///   - condition: Whether a value is required.
  public func require<Source>(
    when source: Field<Source>, evenIfExcluded: Bool = false,
    _ condition: @escaping @MainActor @Sendable (Source) -> Bool
  ) {
    require(by: source) { [weak source] in
      source?.meets(condition, evenIfExcluded: evenIfExcluded) ?? false
    }
  }

  /// Whether a condition on the value holds; it fails while the field is excluded, unless it is
  /// asked even then.
  func meets(_ condition: @MainActor (Value) -> Bool, evenIfExcluded: Bool) -> Bool {
    (evenIfExcluded || !node.isExcluded) && condition(storedValue)
  }
}

extension Validatable {
  /// Includes this member only while a condition on a field's value holds, and applies it at once.
  ///
  /// Several conditions must all hold. Neither is kept alive; a condition falls with its source,
  /// and the member is included for as far as that condition goes.
  ///
  /// - Parameters:
  ///   - source: The field on whose value it depends.
  ///   - evenIfExcluded: Whether the condition is asked also while the source is excluded; by
  ///     default it fails then, whatever stale value the source has.
  ///   - condition: Whether this member counts.
  public func include<Source>(
    when source: Field<Source>, evenIfExcluded: Bool = false,
    _ condition: @escaping @MainActor (Source) -> Bool
  ) {
    let entry = InclusionCondition(of: self) { [weak source] in
      source?.meets(condition, evenIfExcluded: evenIfExcluded) ?? true
    }
    source.addCondition(entry)
    Transaction.shared.perform { entry.apply() }
  }
}

/// A field that a rule reads, and does not keep alive.
private struct WeakSource<Value: FieldValue> {
  struct IsGone: Error {}

  weak var field: Field<Value>?

  @MainActor func value() throws -> Value {
    guard let field else { throw IsGone() }
    return field.storedValue
  }
}
