import Foundation

/// What concerns everything live at once: batches and diagnostics.
@MainActor
public enum Validation {
  /// Runs changes as one: controls and listeners wait for its end and hear the net change.
  ///
  /// Values, statuses and managers are right inside, after each write. Batches nest; the outermost
  /// one counts. What was changed and changed back is not told.
  public static func batch<Result, Failure: Error>(
    _ changes: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Graph.shared.perform(changes)
  }

  /// How many tellings in a row may each cause the next, by listeners that write, and how often one
  /// control is written before the next telling, until those that keep each other busy are cut off.
  public static let settlingLimit: Int = 100

  /// The handler of what the library noticed and refused; writes a line to standard error unless
  /// replaced.
  public static var onDiagnostic: @MainActor (ValidationDiagnostic) -> Void = { diagnostic in
    FileHandle.standardError.write(Data("ValidationKit: \(diagnostic)\n".utf8))
  }
}
