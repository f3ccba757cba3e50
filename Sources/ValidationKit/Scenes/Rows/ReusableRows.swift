/// The model of a list of rows that is shown through fewer cells.
///
///     let rows = ReusableRows<StandardReusableRowKind>([.username, .password, .email])
///     let form = ValidationManager(verifying: [rows.manager], managing: [save])
///     cell.bind(to: rows[0])
///
/// Texts, verdicts and what was touched live with the row. The ``manager`` verifies every row, also
/// those that were never on screen.
@MainActor
public final class ReusableRows<Kind: ReusableRowKind> {
  /// Verifies every row; keep it in a form's manager, or use it as one.
  public let manager = ValidationManager("rows")

  private var rows: [ReusableRow<Kind>] = []

  /// Creates a list of rows.
  ///
  /// - Complexity: Linear in the number of rows.
  public init(_ kinds: [Kind] = []) {
    Validation.batch { for kind in kinds { append(kind) } }
  }

  /// The number of rows.
  public var count: Int { rows.count }

  /// The row at a place, which must exist; stops the program where it does not.
  public subscript(
    index: Int, file: StaticString = #fileID, line: UInt = #line
  ) -> ReusableRow<Kind> {
    demand(
      rows.indices.contains(index), "there is no row \(index) of \(rows.count)", file: file,
      line: line)
    return rows[index]
  }

  /// Adds a row at the end.
  ///
  /// - Parameters:
  ///   - kind: What the row asks for.
  ///   - text: Its text at the start.
  @discardableResult
  public func append(_ kind: Kind, text: String = "") -> ReusableRow<Kind> {
    insert(kind, text: text, at: rows.count)
  }

  /// Inserts a row before the one at a place; places past the end mean the end.
  ///
  /// - Parameters:
  ///   - kind: What the row asks for.
  ///   - text: Its text at the start.
  ///   - index: The place.
  /// - Complexity: Linear in the number of rows behind it.
  @discardableResult
  public func insert(_ kind: Kind, text: String = "", at index: Int) -> ReusableRow<Kind> {
    let row = ReusableRow(kind, text: text)
    let place = min(max(index, 0), rows.count)
    insert(row, at: place)
    return row
  }

  /// Puts a row back that was removed, before the one at a place; places past the end mean the end.
  ///
  /// A row that stands in a list stays where it is. Text, verdict and what was touched are those
  /// that it had.
  ///
  /// - Complexity: Linear in the number of rows behind it.
  public func insert(_ row: ReusableRow<Kind>, at index: Int) {
    guard row.index == nil else { return }
    let place = min(max(index, 0), rows.count)
    let next = place < rows.count ? rows[place].field : nil
    rows.insert(row, at: place)
    renumber(from: place)
    manager.insert(row.field, before: next)
  }

  /// Removes the row at a place, and returns it; nil where there is none.
  ///
  /// A cell that shows it goes on showing it until it is bound to another row.
  ///
  /// - Complexity: Linear in the number of rows behind it.
  @discardableResult
  public func remove(at index: Int) -> ReusableRow<Kind>? {
    guard rows.indices.contains(index) else { return nil }
    let row = rows.remove(at: index)
    row.index = nil
    renumber(from: index)
    manager.remove(row.field)
    return row
  }

  /// Moves the row at a place to another; places that do not exist change nothing.
  ///
  /// - Parameters:
  ///   - source: The place of the row.
  ///   - target: Its place afterwards.
  /// - Complexity: Linear in the number of rows between.
  public func move(from source: Int, to target: Int) {
    guard rows.indices.contains(source), rows.indices.contains(target) else { return }
    let row = rows.remove(at: source)
    rows.insert(row, at: target)
    manager.move(row.field, before: target + 1 < rows.count ? rows[target + 1].field : nil)
    for place in min(source, target)...max(source, target) { rows[place].index = place }
  }

  /// The texts of the rows that were edited, by place.
  ///
  /// - Complexity: Linear in the number of rows.
  public var editedTexts: [Int: String] {
    var texts: [Int: String] = [:]
    for (index, row) in rows.enumerated() where row.field.state.flags.contains(.isEdited) {
      texts[index] = row.field.storedValue
    }
    return texts
  }

  /// The first included row that is invalid, in the order of the list.
  ///
  /// - Complexity: Linear in the number of rows up to it.
  public var firstInvalidRow: ReusableRow<Kind>? {
    rows.first { $0.field.node.status == .invalid }
  }

  private func renumber(from index: Int) {
    for place in index..<rows.count { rows[place].index = place }
  }
}
