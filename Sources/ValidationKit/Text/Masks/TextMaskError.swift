public import Foundation

/// A mask that cannot be read.
public struct TextMaskError: Error, Sendable, Hashable {
  /// The mask as it was given.
  public let format: String

  /// The fault, as in `"[" is never closed`.
  public let reason: String

  /// The place of the fault, in characters from the start.
  public let position: Int
}

extension TextMaskError: CustomStringConvertible, LocalizedError {
  /// The mask, the place and what is wrong there, in one line.
  public var description: String {
    "the mask \"\(oneLine(format))\" is not valid: at position \(position), \(reason)"
  }

  /// The same as the description.
  public var errorDescription: String? { description }
}
