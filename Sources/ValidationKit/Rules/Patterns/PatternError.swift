public import Foundation

/// A pattern that is not a valid regular expression.
public struct PatternError: Error, Sendable, Hashable {
  /// The pattern as it was given.
  public let pattern: String

  /// The fault, as in `"[" at position 0 is never closed`.
  public let reason: String

  /// The place of the fault, in characters from the start; nil where it is not known.
  public let position: Int?
}

extension PatternError: CustomStringConvertible, LocalizedError {
  /// The pattern and what is wrong with it, in one line; of a long one, the part around the place.
  public var description: String { "the pattern \"\(excerpt)\" is not valid: \(reason)" }

  /// The same as the description.
  public var errorDescription: String? { description }

  private var excerpt: String {
    let most = 100
    guard pattern.count > most else { return oneLine(pattern) }
    let first = max((position ?? 0) - most / 2, 0)
    let part = pattern.dropFirst(first).prefix(most)
    let last = part.endIndex == pattern.endIndex
    return (first > 0 ? "…" : "") + oneLine(String(part)) + (last ? "" : "…")
  }
}

/// Returns a text with its line breaks and control characters written as escapes.
func oneLine(_ text: String) -> String {
  var line = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": line += "\\n"
    case "\r": line += "\\r"
    case "\t": line += "\\t"
    default:
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .format:
        line += "\\u{\(String(scalar.value, radix: 16))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
  return line
}
