/// A text with which others are compared, by Unicode scalars, with regard to case or without.
struct ComparedText: Sendable, Hashable {
  /// Returns the order of a text and this one in UTF-8.
  enum Relation {
    case same
    /// This one goes on where the text ends.
    case begins
    case before
    case after
  }

  let text: String
  let ignoresCase: Bool
  /// The bytes that are compared: folded, if case is ignored.
  let bytes: [UInt8]

  init(_ text: String, ignoresCase: Bool) {
    self.text = text
    self.ignoresCase = ignoresCase
    bytes = Array((ignoresCase ? text.caseFolded : text).utf8)
  }

  /// Two are equal when the same texts compare equal with them.
  static func == (one: ComparedText, other: ComparedText) -> Bool {
    one.ignoresCase == other.ignoresCase && one.bytes == other.bytes
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ignoresCase)
    hasher.combine(bytes)
  }

  /// The text as in Swift source, and the option after it.
  var argument: String { text.literal + (ignoresCase ? ", caseInsensitive: true" : "") }

  /// Returns how a text stands to this one.
  func relation(of text: String) -> Relation {
    text.withComparedBytes(ignoresCase: ignoresCase, of: .first(bytes.count + 1)) {
      relation(of: $0)
    }
  }

  func relation(of other: ComparedBytes) -> Relation {
    let shared = min(other.count, bytes.count)
    for index in 0..<shared {
      let byte = other[index]
      if byte != bytes[index] { return byte < bytes[index] ? .before : .after }
    }
    if other.count == bytes.count { return .same }
    return other.count < bytes.count ? .begins : .after
  }

  /// Whether this text stands at the end of another.
  func ends(_ text: String) -> Bool {
    text.withComparedBytes(ignoresCase: ignoresCase, of: .last(bytes.count)) { other in
      let start = other.count - bytes.count
      return start >= 0 && bytes.indices.allSatisfy { other[start + $0] == bytes[$0] }
    }
  }

  /// Whether this text stands at the start of another.
  func starts(_ text: String) -> Bool {
    text.withComparedBytes(ignoresCase: ignoresCase, of: .first(bytes.count)) { other in
      other.count >= bytes.count && bytes.indices.allSatisfy { other[$0] == bytes[$0] }
    }
  }
}

/// The UTF-8 of a text, with the case of ASCII folded while it is read, if case is ignored.
struct ComparedBytes {
  let bytes: UnsafeBufferPointer<UInt8>
  let foldsASCII: Bool

  var count: Int { bytes.count }

  subscript(index: Int) -> UInt8 {
    let byte = bytes[index]
    return foldsASCII && byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
}

extension String {
  /// The scalars that a comparison looks at; each folds to at least one byte.
  enum ComparedScalars {
    case all
    case first(Int)
    case last(Int)
  }

  /// Calls a body with the bytes to be compared; without allocating for ASCII.
  ///
  /// - Parameter scalars: Those that must be among them, where folding costs time.
  func withComparedBytes<Result>(
    ignoresCase: Bool, of scalars: ComparedScalars, _ body: (ComparedBytes) -> Result
  ) -> Result {
    let result = withBytes { bytes -> Result? in
      // Beyond ASCII folding may change the length.
      if ignoresCase, bytes.contains(where: { $0 >= 0x80 }) { return nil }
      return body(ComparedBytes(bytes: bytes, foldsASCII: ignoresCase))
    }
    if let result { return result }
    let folded =
      switch scalars {
      case .all: caseFolded
      case .first(let count): String(unicodeScalars.prefix(count)).caseFolded
      case .last(let count): String(unicodeScalars.suffix(count)).caseFolded
      }
    return folded.withBytes { body(ComparedBytes(bytes: $0, foldsASCII: false)) }
  }
}
