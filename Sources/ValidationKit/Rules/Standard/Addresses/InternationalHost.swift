import Foundation

/// The host of a URL with letters beyond ASCII, bytes after `%`, or labels `xn--…` (UTS #46).
struct InternationalHost {
  /// The bytes that stand there, those after `%` included.
  private let decoded: [UInt8]
  /// The first digit after a `%` without a second.
  private let firstDigit: UInt8?

  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    var decoded: [UInt8] = []
    var firstDigit: UInt8?
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte != .percent {
        decoded.append(byte)
        index += 1
      } else if index + 2 < bytes.endIndex {
        decoded.append(bytes[index + 1].hexValue << 4 | bytes[index + 2].hexValue)
        index += 3
      } else {
        if index + 1 < bytes.endIndex { firstDigit = bytes[index + 1].hexValue }
        index = bytes.endIndex
      }
    }
    self.decoded = decoded
    self.firstDigit = firstDigit
  }

  func outcome(isOpen: Bool, isCut: Bool) -> RuleOutcome {
    let split = decoded.count - UnfinishedScalar.length(in: decoded)
    let unfinished = UnfinishedScalar(decoded[split...])
    if isCut || !unfinished.bytes.isEmpty {
      guard isOpen, unfinished.mayGoOn(isCut ? firstDigit : nil, isCut: isCut) else {
        return .wrong
      }
    }
    guard let scalars = Self.mapped(String(decoding: decoded[..<split], as: UTF8.self)) else {
      return .wrong
    }
    let outcome = outcome(scalars, isOpen: isOpen)
    return isCut || !unfinished.bytes.isEmpty ? outcome.and(.incomplete) : outcome
  }

  /// Calls a function with the mapped host; nil where it cannot be mapped.
  func withMappedBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    Self.mapped(String(decoding: decoded, as: UTF8.self)).map { scalars in
      Array(String(String.UnicodeScalarView(scalars)).utf8).withUnsafeBufferPointer(body)
    }
  }

  private func outcome(_ scalars: [Unicode.Scalar], isOpen: Bool) -> RuleOutcome {
    guard !scalars.isEmpty else { return isOpen ? .incomplete : .wrong }
    var outcome = RuleOutcome.valid
    let labels = scalars.split(separator: ".", omittingEmptySubsequences: false)
      .map(HostLabel.init)
    for (index, label) in labels.enumerated() {
      let isLabelOpen = isOpen && index == labels.count - 1
      outcome = outcome.and(label.outcome(isOpen: isLabelOpen))
    }
    if outcome != .wrong {
      outcome = outcome.and(
        BidiRule.outcome(
          labels.map(\.decoded), isOpen: isOpen, mayChange: labels.last?.isEncoded ?? false))
    }
    guard outcome.isValid else { return outcome }
    let isNumberOrName = Array(String(String.UnicodeScalarView(scalars)).utf8)
      .withUnsafeBufferPointer { URLHost(bytes: $0, range: $0.indices).isNumberOrName }
    return isNumberOrName ? outcome : .incomplete
  }

  /// Returns the host in small letters, composed, with what stands for other letters replaced; nil
  /// where there is something that no name has.
  static func mapped(_ text: String) -> [Unicode.Scalar]? {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars where !scalar.isIgnoredInHost {
      guard !scalar.hidesDot else { return nil }
      scalar.appendFolded(to: &scalars)
    }
    // What is compatible with a capital becomes one.
    let compatible = String(String.UnicodeScalarView(scalars))
      .precomposedStringWithCompatibilityMapping
    scalars = []
    for scalar in compatible.unicodeScalars {
      guard !scalar.isForbiddenInHost else { return nil }
      if scalar == "。" { scalars.append(".") } else { scalar.appendFolded(to: &scalars) }
    }
    let folded = String(String.UnicodeScalarView(scalars))
    return Array(folded.precomposedStringWithCanonicalMapping.unicodeScalars)
  }
}

extension Unicode.Scalar {
  /// Appends the small letter; for Cherokee the capital, from which Unicode folds nothing.
  fileprivate func appendFolded(to scalars: inout [Unicode.Scalar]) {
    if isASCII {
      scalars.append(Unicode.Scalar(UInt8(value).lowercased))
    } else if value == 0x345 {
      scalars.append("ι")
    } else if (0x13A0...0x13F5).contains(value) || !properties.changesWhenLowercased {
      scalars.append(self)
    } else {
      scalars += properties.lowercaseMapping.unicodeScalars
    }
  }

  /// Whether UTS #46 leaves it out.
  fileprivate var isIgnoredInHost: Bool {
    switch value {
    case 0xAD, 0x34F, 0x180B...0x180D, 0x180F, 0x200B, 0x2060, 0x2064, 0xFE00...0xFE0F, 0xFEFF,
      0x1BCA0...0x1BCA3, 0xE0100...0xE01EF:
      true
    default: false
    }
  }

  /// Whether it is compatible with a text that has a full stop in it, and yet is none to UTS #46.
  var hidesDot: Bool {
    switch value {
    case 0x2024...0x2026, 0x2488...0x249B, 0x33C2, 0x33C7, 0x33D8, 0xFE12, 0xFE19, 0xFE30, 0xFE52,
      0x1F100:
      true
    default: false
    }
  }

  /// Whether no host may have it once it is mapped.
  fileprivate var isForbiddenInHost: Bool {
    switch self {
    case "\0"..."\u{20}", "#", "/", ":", "<", ">", "?", "@", "[", "\\", "]", "^", "|", "%",
      "\u{7F}":
      return true
    case "\u{FFFC}", "\u{FFFD}", "\u{2FF0}"..."\u{2FFF}", "\u{31EF}", "\u{1806}", "\u{115F}",
      "\u{1160}", "\u{3164}",
      "\u{17B4}", "\u{17B5}":
      return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .unassigned, .privateUse, .surrogate, .lineSeparator, .paragraphSeparator,
      .spaceSeparator:
      return true
    case .format: return !isJoiner
    default: return false
    }
  }
}

/// The first bytes of a scalar at the end of some bytes.
private struct UnfinishedScalar {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Returns the number of bytes at the end that are the start of a scalar.
  static func length(in bytes: [UInt8]) -> Int {
    for length in 1...3 where length <= bytes.count {
      let byte = bytes[bytes.count - length]
      if byte.isContinuation { continue }
      return length < byte.utf8Width ? length : 0
    }
    return 0
  }

  /// Whether a scalar that a host may have begins so, and then with a digit after `%`.
  func mayGoOn(_ digit: UInt8?, isCut: Bool) -> Bool {
    guard let first = bytes.first else {
      // Neither controls nor bytes in the middle of a scalar, nor those of unassigned planes.
      return digit.map { (2...7).contains($0) || $0 >= 0xC } ?? true
    }
    guard first >= 0xC2, first <= 0xF3, first != 0xF1, first != 0xF2 else { return false }
    let least: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
    let most: UInt8 = first == 0xED ? 0x9F : 0xBF
    if let second = bytes.dropFirst().first, !(least...most).contains(second) { return false }
    guard let digit else { return true }
    return bytes.count == 1 ? (least >> 4...most >> 4).contains(digit) : (8...0xB).contains(digit)
  }
}
