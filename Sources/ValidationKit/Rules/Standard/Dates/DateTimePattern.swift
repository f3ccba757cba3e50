/// A pattern of a date or a time that cannot be used.
public struct DateTimeFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The pattern.
  public let pattern: String

  /// The fault, in words.
  public let reason: String

  /// The pattern and what is wrong with it.
  public var description: String { "The date format “\(pattern)” \(reason)" }
}

/// Reads the pattern of a date or a time.
enum DateTimePattern {
  static func tokens(of pattern: String) throws(DateTimeFormatError) -> [DateTimeToken] {
    var tokens: [DateTimeToken] = []
    var rest = Substring(pattern)
    while let first = rest.unicodeScalars.first {
      if first == "'" {
        tokens += try quotation(&rest, of: pattern)
      } else if isLetter(first) {
        let run = rest.unicodeScalars.prefix { $0 == first }
        rest.unicodeScalars.removeFirst(run.count)
        guard let token = token(String(run)) else {
          throw DateTimeFormatError(
            pattern: pattern, reason: "has “\(String(run))”, which stands for nothing")
        }
        tokens.append(token)
      } else {
        rest.unicodeScalars.removeFirst()
        tokens += String(first).utf8.map { .literal($0) }
      }
    }
    if let reason = fault(in: tokens) {
      throw DateTimeFormatError(pattern: pattern, reason: reason)
    }
    return tokens
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func token(_ run: String) -> DateTimeToken? {
    switch run {
    case "yyyy": .year(grows: false)
    case "yy": .shortYear
    case "MM": .month(grows: false)
    case "M": .month(grows: true)
    case "dd": .day(grows: false)
    case "d": .day(grows: true)
    case "HH": .hour(grows: false)
    case "H": .hour(grows: true)
    case "mm": .minute
    case "ss": .second(.never)
    case "SSS": .fractionDigits(3)
    default: nil
    }
  }

  /// Reads `'…'`, in which two quotes are one; two alone are one as well.
  private static func quotation(
    _ rest: inout Substring, of pattern: String
  ) throws(DateTimeFormatError) -> [DateTimeToken] {
    var scalars = rest.unicodeScalars.dropFirst()
    var text = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      if scalar != "'" {
        text.append(scalar)
      } else if scalars.first == "'", !text.isEmpty {
        text.append(scalars.removeFirst())
      } else {
        rest = Substring(scalars)
        return text.isEmpty ? [.literal(0x27)] : String(text).utf8.map { .literal($0) }
      }
    }
    throw DateTimeFormatError(pattern: pattern, reason: "has a quote that does not end")
  }

  /// The fault by which texts could be read in more than one way.
  private static func fault(in tokens: [DateTimeToken]) -> String? {
    var seen: Set<Int> = []
    var lastTime = -1
    for (index, token) in tokens.enumerated() {
      guard let part = part(token) else { continue }
      if !seen.insert(part).inserted { return "has a part twice" }
      if part >= 3 {
        guard part == 3 || part == lastTime + 1 else {
          return "must have hours, minutes, seconds and milliseconds in this order"
        }
        lastTime = part
      }
      if grows(token), index + 1 < tokens.count, !separates(tokens[index + 1]) {
        return "has a number of one or two digits with no sign after it"
      }
    }
    return seen.isEmpty ? "has no part of a date or a time" : nil
  }

  private static func part(_ token: DateTimeToken) -> Int? {
    switch token {
    case .year, .shortYear: 0
    case .month: 1
    case .day: 2
    case .hour: 3
    case .minute: 4
    case .second: 5
    case .fractionDigits: 6
    default: nil
    }
  }

  private static func grows(_ token: DateTimeToken) -> Bool {
    switch token {
    case .month(let grows), .day(let grows), .hour(let grows): grows
    default: false
    }
  }

  private static func separates(_ token: DateTimeToken) -> Bool {
    if case .literal(let byte) = token { !(0x30...0x39).contains(byte) } else { false }
  }
}
