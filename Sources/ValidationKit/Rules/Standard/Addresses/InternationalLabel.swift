import Foundation

/// A label of a domain name with letters beyond ASCII (IDNA 2008, a U-label).
struct InternationalLabel {
  private let text: String
  /// The scalars that are encoded: small letters.
  private let scalars: [Unicode.Scalar]

  init(_ text: String) {
    self.text = text
    scalars = Array(text.lowercased().unicodeScalars)
  }

  /// Whether there are no capitals.
  var isSmall: Bool { text.unicodeScalars.elementsEqual(scalars) }

  /// Whether the label is composed (NFC), as RFC 5891 asks.
  var isComposed: Bool {
    text.utf8.elementsEqual(text.precomposedStringWithCanonicalMapping.utf8)
  }

  /// Whether the third and the fourth place are hyphens, which mark other encodings.
  var hasReservedHyphens: Bool { scalars.count >= 4 && scalars[2] == "-" && scalars[3] == "-" }

  /// Judges the label by IDNA 2008.
  func outcome(isOpen: Bool) -> RuleOutcome { NameLabel(scalars).outcome(isOpen: isOpen) }

  /// The length of the label as `xn--…`, in bytes (RFC 3492).
  ///
  /// - Complexity: Quadratic in the length of the label, which is bounded.
  var encodedLength: Int {
    let basic = scalars.count(where: \.isASCII)
    guard basic < scalars.count else { return basic }
    var length = 4 + basic + (basic > 0 ? 1 : 0)
    var handled = basic
    var least: UInt32 = 0x80
    var delta = 0
    var bias = 72
    while handled < scalars.count {
      guard let next = scalars.lazy.map(\.value).filter({ $0 >= least }).min() else { break }
      delta += Int(next - least) * (handled + 1)
      for scalar in scalars {
        if scalar.value < next { delta += 1 }
        guard scalar.value == next else { continue }
        length += Self.digits(delta, bias)
        bias = Self.adapted(delta, handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      least = next + 1
    }
    return length
  }

  /// The number of digits that a delta takes.
  private static func digits(_ delta: Int, _ bias: Int) -> Int {
    var rest = delta
    var place = 36
    var count = 1
    while true {
      let threshold = min(max(place - bias, 1), 26)
      if rest < threshold { return count }
      rest = (rest - threshold) / (36 - threshold)
      place += 36
      count += 1
    }
  }

  /// Returns the scalars of what follows `xn--`; nil where it encodes none (RFC 3492).
  ///
  /// - Complexity: Quadratic in the length of the label, which is bounded.
  static func decoded(_ label: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
    let delimiter = label.lastIndex(of: "-")
    guard delimiter != label.startIndex else { return nil }
    var scalars = delimiter.map { Array(label[..<$0]) } ?? []
    var code = 0x80
    var place = 0
    var bias = 72
    var digits = label[(delimiter.map { $0 + 1 } ?? label.startIndex)...]
    while !digits.isEmpty {
      let start = place
      var weight = 1
      var step = 36
      while true {
        guard let digit = digits.popFirst()?.punycodeDigit else { return nil }
        place += digit * weight
        let threshold = min(max(step - bias, 1), 26)
        if digit < threshold { break }
        weight *= 36 - threshold
        guard place <= Int(UInt32.max), weight <= Int(UInt32.max) else { return nil }
        step += 36
      }
      let count = scalars.count + 1
      bias = adapted(place - start, count, isFirst: start == 0)
      code += place / count
      place %= count
      guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else {
        return nil
      }
      scalars.insert(scalar, at: place)
      place += 1
    }
    return scalars
  }

  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var place = 0
    while delta > 455 {
      delta /= 35
      place += 36
    }
    return place + 36 * delta / (delta + 38)
  }
}

extension String {
  /// The number of bytes of the composed text (NFC).
  var composedLength: Int { precomposedStringWithCanonicalMapping.utf8.count }
}

extension Unicode.Scalar {
  /// The value of a digit of an encoded label; nil where it is none.
  var punycodeDigit: Int? {
    switch value {
    case 0x30...0x39: Int(value) - 0x30 + 26
    case 0x61...0x7A: Int(value) - 0x61
    default: nil
    }
  }

  /// Whether it may follow a byte in an unquoted local part beyond ASCII.
  ///
  /// The places of joiners are judged with the whole text.
  func mayStandInLocalPart(after byte: UInt8) -> Bool {
    switch wordClass {
    case .letter, .digit: return true
    case .mark: return byte != UInt8(ascii: ".") && !properties.isDefaultIgnorableCodePoint
    case .joiner: return byte >= 0x80
    case .other: break
    }
    switch properties.generalCategory {
    case .letterNumber, .otherNumber: return true
    default: return false
    }
  }

  /// Whether it may stand in a quoted local part beyond ASCII, where it must be seen and be no
  /// symbol.
  var mayStandInQuotes: Bool {
    if isJoiner { return true }
    switch properties.generalCategory {
    case .unassigned, .privateUse, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return false
    default: return !isBlank && !properties.isEmoji
    }
  }
}
