import Foundation

/// The one edit that makes a text out of another, for toolkits that edit by themselves.
struct TextDifference {
  /// The range that is replaced, in UTF-16 code units of the old text, between grapheme clusters.
  let range: NSRange
  /// The text that comes in its place.
  let replacement: String

  init(range: NSRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Finds the shortest edit that has a range of the new text in what it inserts, if it can be.
  ///
  /// Of `11` that became `111`, nobody can tell which is new, unless the caret says so.
  ///
  /// - Parameters:
  ///   - old: The text before.
  ///   - new: The text after.
  ///   - place: What is known to be new, or where the caret stands behind what is, in UTF-16 code
  ///     units of the new text.
  /// - Complexity: Linear in the lengths of the texts.
  init(from old: String, to new: String, around place: NSRange) {
    let known = new.characters(in: place)
    let (before, after) = (Array(old), Array(new))
    let start = new.distance(from: new.startIndex, to: known.lowerBound)
    let end = new.distance(from: new.startIndex, to: known.upperBound)
    var suffix = 0
    while suffix < min(before.count, after.count - end),
      before[before.count - 1 - suffix].isIdentical(to: after[after.count - 1 - suffix])
    {
      suffix += 1
    }
    let most = min(before.count, after.count) - suffix
    var prefix = 0
    while prefix < (known.isEmpty ? most : min(most, start)),
      before[prefix].isIdentical(to: after[prefix])
    {
      prefix += 1
    }
    let lower = old.index(old.startIndex, offsetBy: prefix)
    range = old.offsets(of: lower..<old.index(old.endIndex, offsetBy: -suffix))
    replacement = String(after[prefix..<after.count - suffix])
  }

  /// Whether there is no difference.
  var isEmpty: Bool { range.length == 0 && replacement.isEmpty }
}
