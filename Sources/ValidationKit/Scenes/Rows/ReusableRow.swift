/// One row of a list: its kind, and a field that keeps text, verdict and history, whether a cell
/// shows the row or not.
@MainActor
public final class ReusableRow<Kind: ReusableRowKind> {
  /// The kind of the row: what it asks for.
  public let kind: Kind

  /// The field behind the row.
  public let field: Field<String>

  /// The input into which the row's text is typed: filters, mask, hiding and history, whichever
  /// cell shows it.
  ///
  /// It is made when a cell shows the row first. The cell that shows the row is its delegate; give
  /// yours to ``ReusableCell/delegate``.
  public private(set) lazy var input = TextInput(field)

  /// The row's place in its list; nil once it is removed.
  public internal(set) var index: Int?

  /// The cell that was bound to the row last, and so has the user in it.
  weak var cell: ReusableCell<Kind>?

  init(_ kind: Kind, text: String) {
    self.kind = kind
    var settings = kind.settings
    if settings.presentation.label == nil { settings.presentation.label = kind.label }
    field = Field(text, settings: settings)
  }

  /// The title of the row, in the language of its messages.
  public var title: String { kind.label.text(in: field.presentation.messages.language) }
}
