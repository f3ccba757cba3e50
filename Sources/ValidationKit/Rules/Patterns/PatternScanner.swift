/// Reads a pattern of the ICU dialect once, for its features and for the place of a fault.
///
/// The engine alone decides whether a pattern is valid; what is found here says where it is not.
/// Nothing is read recursively, so a deeply nested pattern is as safe as a flat one.
struct PatternScanner {
  /// A fault, with its place in Unicode scalars.
  struct Fault {
    let index: Int
    let length: Int
    let reason: String
  }

  /// A part that can be compiled alone, such as the name of a property.
  struct Part {
    let index: Int
    let length: Int
    let text: String
  }

  let scalars: [Unicode.Scalar]
  var index = 0
  var fault: Fault?
  var features = PatternFeatures()
  var ending = PatternEnding.plain
  var parts: [Part] = []

  var groups: [PatternGroup]
  var flags = PatternFlags()
  /// Whether what follows may be reached again by going back.
  var repeats = false
  /// The item to which a quantifier would apply.
  var last = PatternItem.nothing
  var literalLength = 0

  var captures = 0
  var names: Set<String> = []
  /// References by number, which may come before their group.
  var references: [(index: Int, firstDigit: Int)] = []

  init(_ pattern: String) {
    scalars = Array(pattern.unicodeScalars)
    groups = [PatternGroup(index: -1, kind: .plain, flags: flags, repeats: false)]
  }

  /// Reads the pattern to its end, or to the first fault.
  mutating func scan() {
    while index < scalars.count, fault == nil { readItem() }
    guard fault == nil else { return }
    if groups.count > 1, let group = groups.last {
      fail(at: group.index, length: 1, "is never closed")
    } else {
      checkReferences()
    }
  }

  /// The next scalar, or nil at the end.
  var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// Returns the scalar some places on, or nil past the end.
  func peek(_ offset: Int) -> Unicode.Scalar? {
    index + offset < scalars.count ? scalars[index + offset] : nil
  }

  /// Records a fault, of which the first counts.
  mutating func fail(at place: Int, length: Int, _ reason: String) {
    if fault == nil { fault = Fault(index: place, length: length, reason: reason) }
  }

  /// Returns the text of some scalars.
  func text(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range.clamped(to: scalars.indices)])
    return String(text)
  }

  private mutating func readItem() {
    let scalar = scalars[index]
    switch scalar {
    case "\\": readEscape()
    case "[": readSet()
    case "(": readGroupStart()
    case ")": readGroupEnd()
    case "|":
      index += 1
      endAlternative()
    case "*", "+", "?", "{": readQuantifier()
    case "}": fail(at: index, length: 1, "was never opened")
    case "^", "$":
      if scalar == "^", flags.multiline { features.hasMultilineAnchor = true }
      index += 1
      took(.item(rescans: 0))
    case "#" where flags.comments: skipComment()
    case _ where flags.comments && scalar.properties.isPatternWhitespace: index += 1
    default:
      index += 1
      tookLiteral()
    }
  }

  /// Skips a comment that ends with its line.
  mutating func skipComment() {
    while let scalar = next {
      index += 1
      switch scalar {
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": return
      default: break
      }
    }
    ending = .comment
  }

  /// Notes an item that is not a literal scalar.
  mutating func took(_ item: PatternItem) {
    last = item
    literalLength = 0
  }

  /// Notes a literal scalar.
  mutating func tookLiteral() {
    last = .item(rescans: 0)
    literalLength += 1
    features.longestLiteral = max(features.longestLiteral, literalLength)
  }

  private mutating func checkReferences() {
    // `\12` is the second group and a 2 where there is no twelfth.
    for reference in references where reference.firstDigit > captures {
      fail(at: reference.index, length: 2, "refers to a group that does not exist")
    }
  }
}

/// The item to which a quantifier would apply.
enum PatternItem {
  /// Nothing: the start of an alternative, or something that takes no quantifier.
  case nothing
  /// A quantifier, which takes no other.
  case quantifier
  /// An item in which text is scanned ahead at some places.
  case item(rescans: Int)
}

/// The flags that change how a pattern is read.
struct PatternFlags {
  var multiline = false
  var comments = false
  var words = false
}

/// A group that is open.
struct PatternGroup {
  enum Kind {
    case plain, look, lookBehind, atomic
  }

  let index: Int
  let kind: Kind
  let flags: PatternFlags
  /// Whether the group itself may be reached again by going back.
  let repeats: Bool
  var hasAlternatives = false
  var alternativeRepeats = false
  /// Whether a repetition in it takes text of any length.
  var scans = false
  /// The number of places in it that forget a scan.
  var rescans = 0
}
