import Foundation

/// A text as it is shown: as it is, or hidden, with one `•` for each grapheme cluster.
///
/// Views know what is shown and nothing else, so that their offsets are offsets into the display.
struct ShownText {
  let text: String
  let isHidden: Bool

  /// The text that is shown.
  var display: String { isHidden ? String(repeating: "•", count: text.count) : text }

  /// Returns where a range of the text stands in the display, in UTF-16 code units.
  func shown(_ range: NSRange) -> NSRange {
    guard isHidden else { return range }
    let characters = text.characters(in: range)
    return NSRange(
      location: text.distance(from: text.startIndex, to: characters.lowerBound),
      length: text.distance(from: characters.lowerBound, to: characters.upperBound))
  }

  /// Returns the range of the text of which a range of the display, whatever it is, shows a part.
  func hidden(_ range: NSRange) -> NSRange {
    guard isHidden else { return range }
    let lower = text.index(clampedOffset: range.location)
    let (sum, overflow) = range.location.addingReportingOverflow(max(range.length, 0))
    let upper = overflow ? text.endIndex : text.index(clampedOffset: sum)
    return text.offsets(of: lower..<max(lower, upper))
  }
}

extension String {
  /// Returns the place behind a number of characters, which may be negative or too great.
  fileprivate func index(clampedOffset offset: Int) -> String.Index {
    index(startIndex, offsetBy: Swift.max(offset, 0), limitedBy: endIndex) ?? endIndex
  }
}
