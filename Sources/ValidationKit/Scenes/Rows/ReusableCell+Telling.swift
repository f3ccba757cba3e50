extension ReusableCell {
  /// A report to the owner; texts may be secrets, and are never printed.
  public struct Report: Undisclosed {
    /// The text of the row as it stands in the cell, formatted and not hidden.
    public let text: String
    /// The value of the row: the text, or what its mask makes of it.
    public let value: String
    /// The message that is shown with it, nil for none.
    public let message: String?
    /// The row; its ``ReusableRow/index`` is nil if it was removed from its list.
    public let row: ReusableRow<Kind>
  }

  /// The handlers of each look of the cell, with the message that is shown.
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

  /// The callbacks of each look of the cell.
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
}
