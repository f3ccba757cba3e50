extension Field {
  /// Asks that the value be the same as another field's, whenever either changes.
  ///
  /// Texts are the same when their Unicode scalars are. When the other field changes, this one's
  /// verdict is right at once; what it shows of it waits until it is touched. The other field is
  /// not kept alive; once it is gone, nothing is asked.
  ///
  /// - Parameters:
  ///   - other: The field to compare with.
  ///   - message: The message for a difference; nil leaves it to the field or the library.
  public func requireSame(as other: Field, message: String? = nil) {
    compare(with: other) { [weak other] value in
      guard let other, !value.isIdentical(to: other.storedValue) else { return .valid }
      let arguments = other.label.map { [ValidationIssue.Argument("field", .text($0))] } ?? []
      return .incomplete(
        ValidationIssue(
          rule: "sameAs", arguments: arguments, message: message.map { IssueMessage($0) }))
    }
  }
}
