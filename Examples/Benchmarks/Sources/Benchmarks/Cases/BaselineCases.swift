import Foundation
import ValidationKit

/// A change of one of 1,000 fields with a pattern, as it was done in 2020 and as it is done here.
@MainActor let baselineCases: [Case] = [
  Case(name: "baseline/2020", group: .baseline, size: 1_000) {
    let form = BaselineForm(count: 1_000, text: "abcd", pattern: pattern)
    let texts = Turns("abcd", "ab")
    return Work { form.set(texts.next(), at: 500) }
  },
  Case(
    name: "baseline/ours", group: .baseline, size: 1_000,
    relations: [.faster(than: "baseline/2020", atLeast: 1_000)]
  ) {
    let fields = (0..<1_000).map { _ in Field("abcd", rules: [.pattern(pattern)]) }
    let manager = ValidationManager(verifying: fields)
    let texts = Turns("abcd", "ab")
    return Work {
      fields[500].value = texts.next()
      precondition(manager.isValid == fields[500].isValid)
    }
  },
]

private let pattern = "[a-z]{3,8}"

/// The algorithm of 2020: at each change every manager of the field re-runs the patterns of the
/// fields that it verifies, compiled anew, up to the first that fails.
@MainActor private final class BaselineForm {
  private var texts: [String]
  private let pattern: String
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
