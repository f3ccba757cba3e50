import Foundation

/// The namespace of everything that concerns all live objects at once: batches and diagnostics.
@MainActor
public enum Validation {
  /// Runs changes as one: controls and listeners wait for its end and hear the net change.
  ///
  /// Values, statuses and managers are right inside, after each write. Batches nest; the outermost
  /// one counts. What was changed and changed back is not told.
  public static func batch<Result, Failure: Error>(
    _ changes: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Transaction.shared.perform(changes)
  }

  /// Runs an action once everything has been told and nothing waits any more; at once where nothing
  /// is being told.
  ///
  /// A listener that opens something modal, whose loop runs before the listener returns, would find
  /// buttons that are not switched yet, and listeners that are not told; opened like this, it finds
  /// everything right.
  public static func afterTelling(_ action: @escaping @MainActor () -> Void) {
    Transaction.shared.afterTelling(action)
  }

  /// The number of times that a listener may stand in its own chain of causes, each a listener that
  /// was told and wrote, before it is cut off; and how often a control is written before the next
  /// telling.
  ///
  /// 100 unless set; less than 1 counts as 1. Listeners that keep each other busy are a mistake in
  /// the wiring, of which the diagnostics handler is told. A chain of different listeners may be as
  /// long as it likes.
  public static var settlingLimit: Int = 100 {
    didSet { if settlingLimit < 1 { settlingLimit = 1 } }
  }

  /// The handler of what the library noticed and refused; writes a line to standard error unless
  /// replaced.
  public static var onDiagnostic: @MainActor (ValidationDiagnostic) -> Void = { diagnostic in
    FileHandle.standardError.write(Data("ValidationKit: \(diagnostic)\n".utf8))
  }
}
