/// A cell that shows one row after another.
///
/// Its *handlers* change what the cell looks like; its *callbacks* tell the owner. Handlers run
/// when the look or the text changes, and at every bind, the neutral one first. Callbacks follow
/// the text: once for each change of it and once on leaving, after the handler, with the same
/// message. On binding, only handlers run.
///
/// The text is typed through the row's ``input``, to which a view forwards what its toolkit
/// reports.
@MainActor
public final class ReusableCell<Kind: ReusableRowKind> {
  /// The handlers that set the cell's look.
  public var handlers: Handlers

  /// The callbacks that tell the owner.
  public var callbacks: Callbacks

  /// The delegate that is asked and told what happens while the cell's text is typed; not kept
  /// alive.
  ///
  /// Nobody is asked whether a cell that goes to another row may leave the one before: its view is
  /// somewhere else by then.
  public var delegate: (any TextInputDelegate)? {
    get { relay.delegate }
    set { relay.delegate = newValue }
  }

  /// The row that the cell shows, nil while it shows none.
  public private(set) var row: ReusableRow<Kind>?

  private let relay = CellRelay()
  private var tokens: [ObserverToken] = []
  private var shown = Look.neutral
  private var timesShown = 0
  /// The number of looks that had been shown when the user was about to leave.
  private var timesShownBefore = 0
  private var timesBound = 0

  /// Creates a cell that shows no row.
  public init(handlers: Handlers = Handlers(), callbacks: Callbacks = Callbacks()) {
    self.handlers = handlers
    self.callbacks = callbacks
    relay.willLeave = { [weak self] in self.map { $0.timesShownBefore = $0.timesShown } }
    relay.didLeave = { [weak self] input in if input === self?.input { self?.tellLeaving() } }
  }

  /// The kind of the row that the cell shows; `none` while it shows none.
  public var kind: Kind { row?.kind ?? .none }

  /// The title of the row that the cell shows, in its language; empty without a row.
  public var title: String { row?.title ?? "" }

  /// The input into which the row's text is typed, nil while the cell shows none.
  public var input: TextInput? { row?.input }

  /// The text of the row as it stands in the cell, formatted and not hidden; setting it is filling
  /// it in, through filters and mask.
  ///
  /// Empty, and deaf, without a row.
  public var text: String {
    get { input?.text ?? "" }
    set { input?.fill(newValue) }
  }

  /// The text of the row as the cell shows it: a `•` for each character of a secret.
  public var display: String { input?.display ?? "" }

  // MARK: - Rows

  /// Shows a row instead of the one before: the look is neutral first, then the row's own.
  ///
  /// If the user is in the cell, the editing of the row before ends, and its owner is told.
  public func bind(to row: ReusableRow<Kind>) {
    timesBound += 1
    let turn = timesBound
    if row !== self.row { letGo() }
    // Whoever was told that the user left may have bound the cell to another row.
    guard turn == timesBound else { return }
    self.row = row
    row.cell = self
    row.input.delegate = relay
    tokens = []
    shown = .neutral
    handlers.neutral()
    if turn == timesBound, look != .neutral { show() }
    guard turn == timesBound else { return }
    tokens = [
      row.field.onValueChange { [weak self] _, _ in self?.textChanged() },
      row.field.onAppearanceChange { [weak self] _, _ in self?.lookChanged() },
      row.field.onMessageChange { [weak self] _, _ in self?.lookChanged() },
    ]
  }

  /// Shows no row any more: the cell is neutral, and what the row goes through no longer reaches
  /// it.
  ///
  /// If the user is in the cell, the editing ends, and the owner is told.
  public func unbind() {
    guard row != nil else { return }
    timesBound += 1
    let turn = timesBound
    letGo()
    if turn == timesBound { handlers.neutral() }
  }

  /// Leaves the row that is shown, unless another cell shows it by now.
  private func letGo() {
    guard let row else { return }
    let turn = timesBound
    if row.cell === self {
      relay.isLettingGo = true
      if row.input.isEditing { leave() }
      relay.isLettingGo = false
      guard turn == timesBound else { return }
      row.cell = nil
      row.input.delegate = nil
    }
    tokens = []
    shown = .neutral
    self.row = nil
  }

  // MARK: - Coming and going

  /// Says that the user came into the cell, and returns whether that was allowed.
  @discardableResult
  public func enter() -> Bool { input?.beginEditing() ?? false }

  /// Says that the user left the cell, and returns whether that was allowed: the owner is told
  /// once.
  ///
  /// The owner is told as well where the editing ends by other means, such as the return key.
  @discardableResult
  public func leave() -> Bool {
    guard let row else { return true }
    if row.input.isEditing { return row.input.endEditing() }
    timesShownBefore = timesShown
    row.field.leave()
    if self.row === row { tellLeaving() }
    return true
  }

  /// Shows, unless that happened already, and tells what the cell looks like after the user left
  /// it.
  private func tellLeaving() {
    let row = row
    if timesShown == timesShownBefore { show() }
    if self.row === row { tell() }
  }

  // MARK: - Showing and telling

  /// The handlers that set the cell's look.
  private struct Look: Equatable {
    static var neutral: Look { Look(appearance: .neutral, message: nil) }

    let appearance: FieldAppearance
    let message: String?
  }

  private var look: Look {
    guard let state = row?.field.state else { return .neutral }
    return Look(appearance: state.appearance, message: state.message)
  }

  /// Runs the handler of the row's look.
  private func show() {
    shown = look
    timesShown += 1
    switch shown.appearance {
    case .valid: handlers.success(shown.message)
    case .invalid: handlers.failure(shown.message)
    case .neutral: handlers.neutral()
    }
  }

  /// Runs the callback of the row's look.
  private func tell() {
    guard let row else { return }
    let look = look
    let report = Report(
      text: row.input.text, value: row.field.storedValue, message: look.message, row: row)
    switch look.appearance {
    case .valid: callbacks.success(report)
    case .invalid: callbacks.failure(report)
    case .neutral: callbacks.neutral(report)
    }
  }

  private func textChanged() {
    let row = row
    show()
    // The handler may have bound the cell to another row.
    if self.row === row { tell() }
  }

  private func lookChanged() {
    if look != shown { show() }
  }
}
