/// A text of JSON.
struct JSONText: RuleDefinition, CustomStringConvertible {
  let maxDepth: Int

  static let standardDepth = 512

  init(maxDepth: Int, file: StaticString, line: UInt) {
    demand(maxDepth >= 0, "a depth is not negative: \(maxDepth)", file: file, line: line)
    self.maxDepth = maxDepth
  }

  var name: String { "json" }

  var description: String {
    maxDepth == Self.standardDepth ? "json" : "json(maxDepth: \(maxDepth))"
  }

  func check(_ value: String) -> RuleVerdict {
    let outcome = value.withBytes { bytes in
      // A bit for each open container; no text is deeper than it is long.
      withUnsafeTemporaryAllocation(
        of: UInt64.self, capacity: min(maxDepth, bytes.count) / 64 + 1
      ) { stack in
        var parser = JSONParser(bytes: bytes, maxDepth: maxDepth, stack: stack)
        return parser.read()
      }
    }
    return outcome.verdict(ValidationIssue(rule: name))
  }
}

extension Rule where Value == String {
  /// The rule for texts of JSON: one value of any kind, with white space around it (RFC 8259).
  ///
  ///     Rule.json.check(#"{"a": [1, 2]}"#).outcome   // valid
  ///     Rule.json.check(#"{"a": [1, 2"#).outcome     // incomplete
  ///     Rule.json.check(#"{"a": [1, 2}"#).outcome    // wrong
  ///
  /// Names may occur twice and half of a surrogate pair may be escaped, as that standard's grammar
  /// has it. A byte order mark is wrong. Containers may be 512 deep.
  ///
  /// - Complexity: The check is linear in the length of the text.
  public static var json: Rule { .json(maxDepth: JSONText.standardDepth) }

  /// Returns the rule for texts of JSON with another bound.
  ///
  /// - Parameters:
  ///   - maxDepth: How deep arrays and objects may be nested, 0 for none; not negative. A
  ///     text that is deeper, and right up to there, could not be checked.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public static func json(
    maxDepth: Int, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    Rule(JSONText(maxDepth: maxDepth, file: file, line: line))
  }
}
