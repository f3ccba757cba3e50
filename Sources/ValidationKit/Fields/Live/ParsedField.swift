/// A value that is typed as text: a number, a date.
///
///     let price = ParsedField<Decimal>(nil, as: .decimal(Locale(identifier: "de_DE")))
///     price.field.value = "1.234,5"       // price.value is 1234.5
///     price.field.value = "1.234,5x"      // price.value is nil, and the text is kept, with an issue
///
/// Verify its ``field`` in managers.
@MainActor
public final class ParsedField<Value: FieldValue> {
  /// The field that is typed into and judged.
  public let field: Field<String>

  /// The format by which the text is read and written.
  public let format: TextFormat<Value>

  /// Creates a field of text for a value.
  ///
  /// - Parameters:
  ///   - value: The value at the start; nil for an empty text.
  ///   - format: How the text is read and written.
  ///   - label: What the field is called, for messages that speak of it.
  ///   - rules: What is asked of the value.
  ///   - required: Whether a value must be given.
  ///   - message: The message for whatever is wrong.
  public init(
    _ value: Value?, as format: TextFormat<Value>, label: (any LocalizedTextConvertible)? = nil,
    rules: [Rule<Value>] = [], required: Bool = true, message: (any IssueMessageConvertible)? = nil
  ) {
    self.format = format
    field = Field(
      value.map(format.text) ?? "", label: label, rules: [.parsed(as: format, rules)],
      required: required, message: message)
  }

  /// The value that the text says, nil where it is empty or cannot be read; setting it writes the
  /// text.
  public var value: Value? {
    get { format.value(of: field.value) }
    set { field.value = newValue.map(format.text) ?? "" }
  }
}
