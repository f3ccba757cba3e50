/// A version by Semantic Versioning.
struct SemanticVersion: RuleDefinition, CustomStringConvertible {
  var name: String { "semanticVersion" }

  var description: String { name }

  func check(_ value: String) -> RuleVerdict {
    value.withBytes(outcome).verdict(ValidationIssue(rule: name))
  }

  private func outcome(_ bytes: UnsafeBufferPointer<UInt8>) -> RuleOutcome {
    var index = 0
    for part in 0..<3 {
      let start = index
      while index < bytes.count, bytes[index].isDigit { index += 1 }
      if index - start > 1, bytes[start] == .zero { return .wrong }
      guard index < bytes.count else { return part == 2 && index > start ? .valid : .incomplete }
      guard index > start else { return .wrong }
      if part < 2 {
        guard bytes[index] == .dot else { return .wrong }
        index += 1
      }
    }
    if bytes[index] == .hyphen {
      index += 1
      if let outcome = readIdentifiers(bytes, &index, isBuild: false) { return outcome }
    }
    guard bytes[index] == .plus else { return .wrong }
    index += 1
    return readIdentifiers(bytes, &index, isBuild: true) ?? .wrong
  }

  /// Reads identifiers up to a `+`; an outcome where the text ends or fails before.
  private func readIdentifiers(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, isBuild: Bool
  ) -> RuleOutcome? {
    var start = index
    var isNumber = true
    while true {
      let byte = index < bytes.count ? bytes[index] : nil
      if let byte, byte.isAlphanumeric || byte == .hyphen {
        if !byte.isDigit { isNumber = false }
        index += 1
        continue
      }
      let hasZero = !isBuild && isNumber && index - start > 1 && bytes[start] == .zero
      // A letter would make something else of a number with a leading zero.
      guard let byte else { return index == start || hasZero ? .incomplete : .valid }
      guard index > start, !hasZero else { return .wrong }
      if byte != .dot { return nil }
      index += 1
      start = index
      isNumber = true
    }
  }
}

extension Rule where Value == String {
  /// The rule for versions by Semantic Versioning 2.0.0, as in `1.4.0-rc.1+build.5`.
  ///
  ///     Rule.semanticVersion.check("1.4.0").outcome   // valid
  ///     Rule.semanticVersion.check("1.4").outcome     // incomplete
  ///     Rule.semanticVersion.check("v1.4").outcome    // wrong
  ///
  /// Numbers may be of any length.
  ///
  /// - Complexity: The check is linear in the length of the text.
  public static var semanticVersion: Rule { Rule(SemanticVersion()) }
}
