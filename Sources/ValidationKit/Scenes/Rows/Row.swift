/// One row of a list: its kind, and a field that keeps text, verdict and history, whether a cell
/// shows the row or not.
@MainActor
public final class Row<Kind: RowKind> {
  /// What the row asks for.
  public let kind: Kind

  /// The field behind the row.
  public let field: Field<String>

  /// The row's place in its list; nil once it is removed.
  public internal(set) var index: Int?

  init(_ kind: Kind, text: String) {
    self.kind = kind
    field = Field(text, settings: kind.settings)
    if field.presentation.label == nil { field.presentation.label = kind.label }
  }
}
