/// One of the library's languages: its texts, and how it writes what they speak of.
protocol MessageLanguage: SendableMetatype {
  /// The BCP 47 code.
  static var code: String { get }

  /// Returns the text for a key.
  ///
  /// - Throws: ``MissingArgument`` where the issue does not have what the text speaks of.
  static func text(
    for key: MessageKey, _ words: MessageWords<Self>
  ) throws(MissingArgument) -> String

  /// The text where nothing better is known.
  static var general: String { get }

  /// Returns a text in the language's quotation marks.
  static func quoted(_ text: String) -> String

  /// The separator of the items of a list, but for the last two.
  static var separator: String { get }

  /// The form of nouns that goes with a number.
  static func category(of count: Int) -> PluralCategory

  /// Returns a number with its noun.
  static func counted(_ number: String, _ noun: String) -> String

  /// The noun for a unit of length.
  static func noun(for unit: LengthUnit) -> Noun

  /// Returns a day, with the time of day where there is one.
  static func date(_ day: CivilDay, time: String?) -> String

  /// The words in which a length of time is written.
  static var durationUnits: DurationUnits { get }

  /// The word for a blank among characters that are listed.
  static var blank: String { get }

  /// Returns a text that says to do one of several things, of which there are two or more.
  static func alternatives(_ texts: [String]) -> String

  /// Returns one of the language's own texts as it reads after the beginning of a sentence.
  static func continued(_ text: String) -> String

  /// Returns a text that concerns one element of a collection, by its number from 1.
  static func item(_ number: String, _ text: String) -> String
}

/// The issue has no usable argument of a name that a text speaks of.
struct MissingArgument: Error {}

extension MessageLanguage {
  static func counted(_ number: String, _ noun: String) -> String { "\(number) \(noun)" }

  static func continued(_ text: String) -> String { text }

  /// Returns the text for an issue; the rule's, or the general one, where an argument is missing.
  static func text(for issue: ValidationIssue, label: String?) -> String {
    let label = label?.isEmpty == true ? nil : label
    let words = MessageWords<Self>(issue: issue, label: label)
    let text =
      (try? text(for: MessageKey(issue, label: label), words))
      ?? (try? self.text(for: MessageKey(rule: issue, label: label), words))
      ?? general
    return placed(text, at: issue.indices)
  }

  /// Returns a text with the place that it concerns, if any.
  static func placed(_ text: String, at indices: [Int]) -> String {
    if indices.isEmpty { return text }
    return item(indices.map { String($0 &+ 1) }.joined(separator: "."), text)
  }
}

/// Returns a text that begins with a small letter, unless the first word is an abbreviation.
func decapitalized(_ text: String) -> String {
  guard let first = text.first, first.isUppercase, let second = text.dropFirst().first,
    second.isLowercase || second == " "
  else { return text }
  return first.lowercased() + text.dropFirst()
}

/// Returns texts joined by a separator, the last two by another.
func joined(_ texts: [String], _ separator: String, last: String) -> String {
  guard let final = texts.last, texts.count > 1 else { return texts.first ?? "" }
  return texts.dropLast().joined(separator: separator) + last + final
}
