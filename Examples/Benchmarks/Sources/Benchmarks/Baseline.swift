import Foundation

/// The algorithm of 2020, for comparison: at each change every manager of the field re-runs every
/// pattern of every field it verifies, compiled anew.
@MainActor final class BaselineForm {
  var texts: [String]
  let pattern: String
  private(set) var isValid = false

  init(count: Int, text: String, pattern: String) {
    texts = Array(repeating: text, count: count)
    self.pattern = pattern
  }

  func set(_ text: String, at index: Int) {
    texts[index] = text
    isValid = texts.allSatisfy { text in
      guard let expression = try? NSRegularExpression(pattern: pattern) else { return false }
      let range = NSRange(location: 0, length: text.utf16.count)
      return expression.firstMatch(in: text, range: range)?.range == range
    }
  }
}
