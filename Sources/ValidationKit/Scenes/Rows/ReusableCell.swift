/// A cell that shows one row after another.
///
/// Its *handlers* change what the cell looks like; its *callbacks* tell the owner. Handlers run when
/// the look or the text changes, and at every bind, the neutral one first. Callbacks follow the text: once for
/// each change of it and once on leaving, after the handler, with the same message. On binding, only
/// handlers run.
@MainActor
public final class ReusableCell<Kind: RowKind> {
  /// What the owner is told; the text may be a secret, and is never printed.
  public struct Report: Undisclosed {
    /// The text of the row.
    public let text: String
    /// The message that is shown with it, nil for none.
    public let message: String?
    /// The row; its ``Row/index`` is nil if it was removed from its list.
    public let row: Row<Kind>
  }

  /// What is done in each look of the cell, with the message that is shown.
  public struct Handlers {
    /// The text is right.
    public var success: @MainActor (_ message: String?) -> Void
    /// The text is wrong.
    public var failure: @MainActor (_ message: String?) -> Void
    /// Nothing is shown of the verdict.
    public var neutral: @MainActor () -> Void

    /// Creates handlers; those that are left out do nothing.
    public init(
      success: @escaping @MainActor (_ message: String?) -> Void = { _ in },
      failure: @escaping @MainActor (_ message: String?) -> Void = { _ in },
      neutral: @escaping @MainActor () -> Void = {}
    ) {
      self.success = success
      self.failure = failure
      self.neutral = neutral
    }
  }

  /// What is told in each look of the cell.
  public struct Callbacks {
    /// The text is right.
    public var success: @MainActor (Report) -> Void
    /// The text is wrong.
    public var failure: @MainActor (Report) -> Void
    /// Nothing is shown of the verdict.
    public var neutral: @MainActor (Report) -> Void

    /// Creates callbacks; those that are left out tell nobody.
    public init(
      success: @escaping @MainActor (Report) -> Void = { _ in },
      failure: @escaping @MainActor (Report) -> Void = { _ in },
      neutral: @escaping @MainActor (Report) -> Void = { _ in }
    ) {
      self.success = success
      self.failure = failure
      self.neutral = neutral
    }
  }

  /// What the cell looks like.
  public var handlers: Handlers

  /// What the owner is told.
  public var callbacks: Callbacks

  /// The row that the cell shows, nil while it shows none.
  public private(set) var row: Row<Kind>?

  private var tokens: [ObserverToken] = []
  private var shown = Look.neutral
  private var timesShown = 0

  /// Creates a cell that shows no row.
  public init(handlers: Handlers = Handlers(), callbacks: Callbacks = Callbacks()) {
    self.handlers = handlers
    self.callbacks = callbacks
  }

  /// The kind of the row that the cell shows; `none` while it shows none.
  public var kind: Kind { row?.kind ?? .none }

  /// The text of the row that the cell shows; setting it is typing.
  ///
  /// Empty, and deaf, without a row.
  public var text: String {
    get { row?.field.value ?? "" }
    set { row?.field.value = newValue }
  }

  /// Shows a row instead of the one before: the look is neutral first, then the row's own.
  public func bind(to row: Row<Kind>) {
    unbind()
    self.row = row
    handlers.neutral()
    if look != .neutral { show() }
    guard self.row === row else { return }
    tokens = [
      row.field.onValueChange { [weak self] _, _ in self?.textChanged() },
      row.field.onAppearanceChange { [weak self] _, _ in self?.lookChanged() },
      row.field.onMessageChange { [weak self] _, _ in self?.lookChanged() },
    ]
  }

  /// Shows no row any more; what the row goes through no longer reaches the cell.
  public func unbind() {
    tokens = []
    row = nil
    shown = .neutral
  }

  /// Says that the user came into the cell.
  public func enter() { row?.field.enter() }

  /// Says that the user left the cell: the owner is told once.
  public func leave() {
    guard let row else { return }
    let before = timesShown
    row.field.leave()
    guard self.row === row else { return }
    if timesShown == before { show() }
    tell()
  }

  // MARK: - Showing and telling

  /// What the cell looks like.
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
    let report = Report(text: row.field.storedValue, message: look.message, row: row)
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
