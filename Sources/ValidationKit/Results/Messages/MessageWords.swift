import Foundation

/// The arguments of an issue, written in a language, for the texts of that language.
struct MessageWords<Language: MessageLanguage> {
  let issue: ValidationIssue
  /// The label of the field; not empty.
  let label: String?

  /// The label in quotation marks.
  var quotedLabel: String {
    get throws(MissingArgument) {
      guard let label else { throw MissingArgument() }
      return Language.quoted(flattened(label))
    }
  }

  /// Returns a limit: as the field writes it, else a number as it is typed, a day, or a text.
  ///
  /// Where the field does not say it, numbers have no thousands separators and a decimal point in
  /// every language, because that is what the rules for texts accept.
  func value(_ name: String) throws(MissingArgument) -> String {
    try text(of: issue.shownArgument(name))
  }

  private func text(of value: ArgumentValue?) throws(MissingArgument) -> String {
    switch value {
    case .integer(let number): return String(number)
    case .decimal(let number): return try plain(number)
    case .date(let date):
      guard let (day, time) = CivilDay.reading(date) else { throw MissingArgument() }
      return Language.date(day, time: time)
    case .duration(let duration): return Language.durationUnits.text(of: duration)
    case .text(let text) where !text.isEmpty: return shown(text)
    case .localized(let text) where !text.isEmpty: return shown(text.text(in: Language.code))
    case .list, .values:
      return Self.enumeration(
        try items(of: value), most: mostItems, last: Language.separator, shown)
    case .text, .localized, nil: throw MissingArgument()
    }
  }

  /// Returns a value in quotation marks.
  func quoted(_ name: String) throws(MissingArgument) -> String {
    Language.quoted(try value(name))
  }

  /// Returns a number with the form of a noun that goes with it.
  ///
  /// - Parameter usual: The number that is meant where the issue names none.
  func count(
    _ name: String, _ noun: Noun, usual: Int? = nil
  ) throws(MissingArgument) -> String {
    try count(name, usual: usual) { noun.form($0) }
  }

  /// Returns a length with the unit that the issue names; characters where it names none.
  ///
  /// - Parameters:
  ///   - name: The argument.
  ///   - adorned: Adds to the number what belongs to it alone.
  ///   - noun: The noun for a unit.
  func length(
    _ name: String, _ adorned: (String) -> String = { $0 },
    noun: (LengthUnit) -> Noun = Language.noun
  ) throws(MissingArgument) -> String {
    let named = issue.argument("unit")?.text ?? ""
    let unit = named.isEmpty ? .characters : LengthUnit(rawValue: named)
    return try count(name, adorned) { unit.map(noun)?.form($0) ?? shown(named) }
  }

  private func count(
    _ name: String, usual: Int? = nil, _ adorned: (String) -> String = { $0 },
    _ noun: (PluralCategory) -> String
  ) throws(MissingArgument) -> String {
    switch issue.argument(name) ?? usual.map({ .integer($0) }) {
    case .integer(let number):
      return Language.counted(adorned(String(number)), noun(Language.category(of: number)))
    case .decimal(let number):
      let text = try plain(number)
      // A fraction goes with its own form in every language.
      return Language.counted(adorned(text), noun(Int(text).map(Language.category) ?? .other))
    case .date, .duration, .text, .localized, .list, .values, nil:
      throw MissingArgument()
    }
  }

  private func plain(_ number: Decimal) throws(MissingArgument) -> String {
    let text = number.isNaN ? "" : "\(number)"
    guard !text.isEmpty, text.utf8.count <= 40 else { throw MissingArgument() }
    return text
  }
}

// MARK: - Lists

extension MessageWords {
  /// The most items of a list that are shown.
  private var mostItems: Int { 7 }

  /// Returns the items of a list, the last two joined by their own separator; a long list is
  /// shortened.
  func list(
    _ name: String, last: String, _ item: (String) -> String = { Language.quoted(shown($0)) }
  ) throws(MissingArgument) -> String {
    Self.enumeration(
      try items(of: issue.shownArgument(name)), most: mostItems, last: last, item)
  }

  /// Returns the texts of a list, of which there is at least one.
  private func items(of value: ArgumentValue?) throws(MissingArgument) -> [String] {
    switch value {
    case .list(let items) where !items.isEmpty: return items
    case .values(let values) where !values.isEmpty:
      return try values.map { value throws(MissingArgument) in try text(of: value) }
    default: throw MissingArgument()
    }
  }

  /// Whether a list has one item alone.
  func isSingle(_ name: String) -> Bool {
    switch issue.argument(name) {
    case .list(let items): items.count == 1
    case .values(let items): items.count == 1
    default: false
    }
  }

  /// Returns the characters of a text one by one, each in quotation marks.
  func characters(_ name: String) throws(MissingArgument) -> String {
    guard let text = issue.argument(name)?.text, !text.isEmpty else { throw MissingArgument() }
    // As many as fit a line: rules may allow whole alphabets.
    let items = text.prefix(33).map(String.init)
    return Self.enumeration(items, most: 32, last: Language.separator) {
      $0.allSatisfy(\.isWhitespace) ? Language.blank : Language.quoted(shown($0))
    }
  }

  /// Returns the beginnings of addresses with the schemes of a list.
  func schemes(last: String) throws(MissingArgument) -> String {
    try list("schemes", last: last) { scheme in
      let hasAuthority = ["http", "https", "ftp", "ws", "wss"].contains(scheme.lowercased())
      return Language.quoted(shown(scheme) + (hasAuthority ? "://" : ":"))
    }
  }

  /// Returns the names of the card brands of a list.
  func brands(last: String) throws(MissingArgument) -> String {
    try list("brands", last: last) { cardBrandNames[$0] ?? shown($0) }
  }

  private static func enumeration(
    _ items: [String], most: Int, last: String, _ item: (String) -> String
  ) -> String {
    if items.count <= most { return joined(items.map(item), Language.separator, last: last) }
    let shown = items.prefix(most - 1).map(item) + ["…"]
    return joined(shown, Language.separator, last: Language.separator)
  }
}

/// The names under which people know the brands, by those that rules use.
private let cardBrandNames = [
  "visa": "Visa", "mastercard": "Mastercard", "amex": "American Express",
  "americanExpress": "American Express", "discover": "Discover", "jcb": "JCB",
  "dinersClub": "Diners Club", "diners": "Diners Club", "unionPay": "UnionPay",
  "unionpay": "UnionPay", "maestro": "Maestro", "mir": "Mir", "rupay": "RuPay", "elo": "Elo",
]

// MARK: - Formats

extension MessageWords {
  /// Returns the last moment of a year as a format writes it, since an example needs no
  /// translation; a format of other letters than `yMdHms` as it is.
  func format() throws(MissingArgument) -> String {
    guard let format = issue.argument("format")?.text, !format.isEmpty else {
      throw MissingArgument()
    }
    return example(of: format) ?? shown(format)
  }

  private func example(of format: String) -> String? {
    guard format.utf8.count <= 40 else { return nil }
    let parts = [
      "yyyy": "2026", "yy": "26", "MM": "12", "M": "12", "dd": "31", "d": "31", "HH": "23",
      "H": "23", "mm": "59", "m": "59", "ss": "58", "s": "58",
    ]
    var text = ""
    var rest = format[...]
    while let first = rest.first {
      let run = rest.prefix { $0 == first }
      if first.isLetter {
        guard let part = parts[String(run)] else { return nil }
        text += part
      } else if first == "'" || !first.isASCII {
        return nil
      } else {
        text += run
      }
      rest = rest[run.endIndex...]
    }
    return text
  }
}

/// Returns a text for use within a message: on one line, and not longer than a line.
func shown(_ text: String) -> String {
  let most = 60
  // First by scalars, since one character may have any number of them.
  let scalars = text.unicodeScalars.prefix(most * 4)
  let line = flattened(String(String.UnicodeScalarView(scalars)))
  if line.count <= most, scalars.endIndex == text.endIndex { return line }
  return line.prefix(most - 1) + "…"
}

/// Returns a text without what would break a line or turn its direction.
private func flattened(_ text: String) -> String {
  // A mark has the direction of a letter and no reach: numbers of some languages have one in front.
  let marks: [Unicode.Scalar] = ["\u{200E}", "\u{200F}", "\u{61C}"]
  let isHarmless: (Unicode.Scalar) -> Bool = {
    $0.properties.generalCategory != .control && $0 != "\u{2028}" && $0 != "\u{2029}"
      && (!$0.properties.isBidiControl || marks.contains($0))
  }
  if text.unicodeScalars.allSatisfy(isHarmless) { return text }
  return text.unicodeScalars.split { !isHarmless($0) }.map(String.init).joined(separator: " ")
}
