/// Which numbers count as an ISBN.
public enum ISBNVersion: String, Sendable, Hashable, Codable, CaseIterable {
  /// Ten digits, of which the last may be an `X`; given out until 2006.
  case ten = "10"
  /// Thirteen digits that begin with 978 or 979.
  case thirteen = "13"
  /// Either.
  case any
}

/// An International Standard Book Number.
struct ISBN: RuleDefinition, CustomStringConvertible {
  let version: ISBNVersion

  var name: String { "isbn" }

  var description: String { version == .any ? name : "\(name)(.\(version))" }

  func check(_ value: String) -> RuleVerdict {
    var reader = ISBNReader(version: version)
    guard value.withBytes({ reader.read($0) }) else { return .wrong(ValidationIssue(rule: name)) }
    let isWhole = !reader.endsOpen && reader.isWhole
    if isWhole, reader.hasRightChecksum { return .valid }
    let issue = ValidationIssue(rule: name, reason: isWhole ? .wrongChecksum : .invalid)
    return reader.goesOn ? .incomplete(issue) : .wrong(issue)
  }
}

private struct ISBNReader {
  /// Whether what was read may be the start of a number of ten, or of thirteen digits.
  var mayHaveTen: Bool
  var mayHaveThirteen: Bool
  var count = 0
  /// Whether a digit must follow: there is none yet, or the last sign is a space or a hyphen.
  var endsOpen = true
  private var prefix = 0
  private var sumOfTen = 0
  private var sumOfThirteen = 0

  init(version: ISBNVersion) {
    mayHaveTen = version != .thirteen
    mayHaveThirteen = version != .ten
  }

  var isWhole: Bool { (mayHaveTen && count == 10) || (mayHaveThirteen && count == 13) }

  var hasRightChecksum: Bool {
    count == 10 ? sumOfTen.isMultiple(of: 11) : sumOfThirteen.isMultiple(of: 10)
  }

  /// Whether a digit may follow; the check digit is then free.
  var goesOn: Bool { (mayHaveTen && count < 10) || (mayHaveThirteen && count < 13) }

  /// Reads a text; false where no number begins like that.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes {
      let digit = byte &- 0x30
      if digit < 10 {
        append(Int(digit))
      } else if byte | 0x20 == UInt8(ascii: "x"), mayHaveTen, count == 9 {
        append(10)
        mayHaveThirteen = false
      } else {
        guard byte == UInt8(ascii: " ") || byte == .hyphen, !endsOpen, goesOn else { return false }
        endsOpen = true
      }
      guard mayHaveTen || mayHaveThirteen else { return false }
    }
    return true
  }

  private mutating func append(_ digit: Int) {
    // Ten down to one, of which the `X` stands for the last.
    sumOfTen += (10 - count) * digit
    sumOfThirteen += count.isMultiple(of: 2) ? digit : 3 * digit
    count += 1
    endsOpen = false
    if count > 10 { mayHaveTen = false }
    if count > 13 { mayHaveThirteen = false }
    guard count <= 4, mayHaveThirteen else { return }
    prefix = prefix * 10 + digit
    switch count {
    case 1: mayHaveThirteen = prefix == 9
    case 2: mayHaveThirteen = prefix == 97
    case 3: mayHaveThirteen = prefix == 978 || prefix == 979
    // 979-0 are the numbers of printed music (ISMN).
    default: mayHaveThirteen = prefix != 9790
    }
  }
}

extension Rule where Value == String {
  /// The rule for book numbers of ten or of thirteen digits.
  public static var isbn: Rule { .isbn(.any) }

  /// Returns a rule for International Standard Book Numbers (ISO 2108).
  ///
  /// The check digit is checked, with the reason `wrongChecksum`; that the groups are given out is
  /// not. Single spaces or hyphens may stand between digits. The `X` of a number of ten may be
  /// small. Thirteen digits begin with 978 or 979, and not with 979-0, which stands for music.
  ///
  /// - Parameter version: Whether the number has ten digits, thirteen, or either.
  public static func isbn(_ version: ISBNVersion) -> Rule { Rule(ISBN(version: version)) }
}
