/// The text of a UUID.
struct UUIDText: RuleDefinition, CustomStringConvertible {
  let version: Int?

  init(version: Int?, file: StaticString, line: UInt) {
    demand(
      version.map { (0...8).contains($0) || $0 == 15 } ?? true,
      "there is no version \(version ?? 0) of UUIDs; use 1 to 8, 0 for nil or 15 for max",
      file: file, line: line)
    self.version = version
  }

  var name: String { "uuid" }

  var description: String { version.map { "uuid(version: \($0))" } ?? "uuid" }

  private static let count = 36

  func check(_ value: String) -> RuleVerdict {
    let (outcome, hasVersion) = value.withBytes(read)
    return outcome.verdict(
      hasVersion
        ? ValidationIssue(rule: name)
        : ValidationIssue(
          rule: name, reason: .wrongVersion,
          arguments: [.init("version", .integer(version ?? 0))]))
  }

  private func read(_ bytes: UnsafeBufferPointer<UInt8>) -> (RuleOutcome, hasVersion: Bool) {
    guard bytes.count <= Self.count else { return (.wrong, true) }
    var hasVersion = true
    for index in bytes.indices {
      switch index {
      case 8, 13, 18, 23: guard bytes[index] == .hyphen else { return (.wrong, true) }
      default:
        guard bytes[index].isHexDigit else { return (.wrong, true) }
        if !mayStand(bytes[index].hexValue, at: index) { hasVersion = false }
      }
    }
    guard hasVersion else { return (.wrong, false) }
    return (bytes.count == Self.count ? .valid : .incomplete, true)
  }

  /// Whether a UUID of the version may have a digit at an index.
  private func mayStand(_ digit: UInt8, at index: Int) -> Bool {
    switch version {
    case nil: true
    case 0: digit == 0
    case 15: digit == 15
    case let version?: index == 14 ? Int(digit) == version : index != 19 || digit & 0xC == 8
    }
  }
}

extension Rule where Value == String {
  /// The rule for UUIDs: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12 (RFC 9562).
  ///
  ///     Rule.uuid.isValid("f81d4fae-7dec-11d0-a765-00a0c91e6bf6")   // true
  ///
  /// Any version and variant, in either case; hyphens are required, braces and `urn:uuid:` wrong.
  ///
  /// - Complexity: The check reads at most 36 bytes.
  public static var uuid: Rule { .uuid(version: nil) }

  /// Returns the rule for UUIDs of one version.
  ///
  /// The variant must be that of RFC 9562, of which the versions are a part. Another version or
  /// variant is wrong, with the reason `wrongVersion` and the argument `version`.
  ///
  /// - Parameters:
  ///   - version: The version, 1 to 8; 0 asks for the nil UUID, whose digits are all zero,
  ///     15 for the max UUID, whose digits are all F; nil takes any UUID.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public static func uuid(
    version: Int?, file: StaticString = #fileID, line: UInt = #line
  ) -> Rule {
    Rule(UUIDText(version: version, file: file, line: line))
  }
}
