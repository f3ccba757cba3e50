/// A kind of row: a title, and how its text is typed and judged.
///
/// Make an enum of your own conform, and the compiler asks for every case; or a struct, where kinds
/// come from data.
public protocol ReusableRowKind: Hashable, Sendable {
  /// The title of the row, where ``label`` does not say otherwise.
  var title: String { get }

  /// The title of the row in every language that there is; its title, unless the kind says more.
  var label: LocalizedText { get }

  /// The kind of a cell that shows no row: never valid.
  static var none: Self { get }

  /// The settings by which the text is typed and judged, and what the row shows of it.
  var settings: FieldSettings<String> { get }
}

extension ReusableRowKind {
  /// The title of the row, the same in every language.
  public var label: LocalizedText { LocalizedText(title) }

  /// Returns settings that show messages while typing, as rows do.
  ///
  /// - Parameters:
  ///   - rules: What is asked of the text.
  ///   - message: The message for whatever is wrong; nil leaves it to the rules or the library.
  ///   - editing: How the text is typed: filters, mask and traits.
  public static func settings(
    _ rules: [Rule<String>], message: (any IssueMessageConvertible)? = nil,
    editing: FieldEditing = FieldEditing()
  ) -> FieldSettings<String> {
    var settings = FieldSettings(
      criteria: FieldCriteria(rules: rules),
      presentation: FieldPresentation(message: message, feedback: .immediate))
    settings.editing = editing
    return settings
  }
}
