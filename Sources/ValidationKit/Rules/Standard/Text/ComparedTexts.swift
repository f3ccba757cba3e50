/// Several texts, in order, with which others are compared.
struct ComparedTexts: Sendable, Hashable {
  /// Sorted by their bytes, each once.
  private let texts: [ComparedText]
  let ignoresCase: Bool
  private let longest: Int

  init(_ texts: some Sequence<String>, ignoresCase: Bool) {
    let keys = Set(texts.map { ComparedText($0, ignoresCase: ignoresCase) })
    self.texts = keys.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    self.ignoresCase = ignoresCase
    longest = keys.map(\.bytes.count).max() ?? 0
  }

  /// Returns valid where a text is among these, incomplete where one of these begins with it.
  ///
  /// - Complexity: Linear in the length of the text, logarithmic in the number of texts.
  func outcome(of text: String) -> RuleOutcome {
    text.withComparedBytes(ignoresCase: ignoresCase, of: .first(longest + 1)) { other in
      // The first that does not come before the text is the one, or begins with it, if any does.
      var low = 0
      var high = texts.count
      while low < high {
        let middle = (low + high) / 2
        switch texts[middle].relation(of: other) {
        case .same: return .valid
        case .after: low = middle + 1
        case .before, .begins: high = middle
        }
      }
      guard low < texts.count else { return .wrong }
      return texts[low].relation(of: other) == .begins ? .incomplete : .wrong
    }
  }

  func contains(_ text: String) -> Bool { outcome(of: text) == .valid }
}
