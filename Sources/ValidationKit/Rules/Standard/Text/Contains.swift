/// A text within a text.
struct Contains: RuleDefinition, CustomStringConvertible {
  let part: ComparedText
  /// For each number of bytes that matched, how many of them the next attempt can keep.
  private let kept: [Int]

  init(_ part: ComparedText) {
    self.part = part
    let bytes = part.bytes
    var kept = [Int](repeating: 0, count: bytes.count + 1)
    var length = 0
    for index in bytes.indices.dropFirst() {
      while length > 0, bytes[index] != bytes[length] { length = kept[length] }
      if bytes[index] == bytes[length] { length += 1 }
      kept[index + 1] = length
    }
    self.kept = kept
  }

  var name: String { "contains" }

  var description: String { "contains(\(part.argument))" }

  func check(_ value: String) -> RuleVerdict {
    let isFound = value.withComparedBytes(ignoresCase: part.ignoresCase, of: .all) { contains($0) }
    if isFound { return .valid }
    return .incomplete(ValidationIssue(rule: name, arguments: [.init("text", .text(part.text))]))
  }

  /// Searches in one pass, never going back in the text.
  private func contains(_ text: ComparedBytes) -> Bool {
    let bytes = part.bytes
    var length = 0
    guard !bytes.isEmpty else { return true }
    for index in 0..<text.count {
      let byte = text[index]
      while length > 0, byte != bytes[length] { length = kept[length] }
      if byte == bytes[length] { length += 1 }
      if length == bytes.count { return true }
    }
    return false
  }
}

extension Rule where Value == String {
  /// Returns a rule that asks for a text anywhere within the text.
  ///
  /// Texts are compared by their Unicode scalars. What fails is incomplete, with the argument
  /// `text`. The empty text is within every text.
  ///
  /// - Parameters:
  ///   - text: What is looked for.
  ///   - caseInsensitive: Whether upper and lower case are the same (Unicode's full case folding).
  /// - Complexity: The check is linear in the length of the text.
  public static func contains(_ text: String, caseInsensitive: Bool = false) -> Rule {
    Rule(Contains(ComparedText(text, ignoresCase: caseInsensitive)))
  }
}
