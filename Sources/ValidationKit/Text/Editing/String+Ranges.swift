import Foundation

extension String {
  /// Returns the whole characters that a range of UTF-16 code units touches, whatever the range.
  ///
  /// A caret within a character comes to stand after it.
  func characters(in range: NSRange) -> Range<String.Index> {
    let count = utf16.count
    let lower = Swift.min(Swift.max(range.location, 0), count)
    let (sum, overflow) = range.location.addingReportingOverflow(Swift.max(range.length, 0))
    let upper = overflow ? count : Swift.min(Swift.max(sum, lower), count)
    let first = utf16.index(startIndex, offsetBy: lower)
    let last = upper == lower ? first : utf16.index(first, offsetBy: upper - lower)
    return wholeCharacters(first, last)
  }

  /// Returns the whole characters that a range of indices touches, also of another text's.
  func characters(in range: Range<String.Index>) -> Range<String.Index> {
    func clamped(_ index: String.Index) -> String.Index {
      Swift.min(Swift.max(index, startIndex), endIndex)
    }
    return wholeCharacters(clamped(range.lowerBound), clamped(range.upperBound))
  }

  private func wholeCharacters(_ lower: String.Index, _ upper: String.Index) -> Range<String.Index>
  {
    let end = boundary(atOrAfter: upper)
    if lower >= upper { return end..<end }
    let start = boundary(atOrBefore: lower)
    return start..<Swift.max(start, end)
  }

  private func boundary(atOrBefore position: String.Index) -> String.Index {
    guard position > startIndex, position < endIndex else { return position }
    return index(before: index(after: position))
  }

  private func boundary(atOrAfter position: String.Index) -> String.Index {
    guard position > startIndex, position < endIndex else { return position }
    let next = index(after: position)
    return index(before: next) == position ? position : next
  }

  /// Returns a range of indices in UTF-16 code units.
  func offsets(of range: Range<String.Index>) -> NSRange {
    let location = utf16.distance(from: startIndex, to: range.lowerBound)
    let length = utf16.distance(from: range.lowerBound, to: range.upperBound)
    return NSRange(location: location, length: length)
  }
}
