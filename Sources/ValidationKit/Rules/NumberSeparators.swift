import Foundation

/// How a locale separates the parts of a number.
struct NumberSeparators: Sendable {
  private let decimal: String
  private let grouping: String

  init(_ locale: Locale) {
    decimal = locale.decimalSeparator ?? "."
    grouping = locale.groupingSeparator ?? ","
  }

  /// Returns a number with a full stop and without grouping, or nil where the text is not a number.
  func canonical(_ text: String) -> String? {
    var digits = text[...]
    var sign = ""
    if let first = digits.first, first == "-" || first == "+" || first == "\u{2212}" {
      sign = first == "+" ? "" : "-"
      digits = digits.dropFirst()
    }
    let parts = digits.split(
      separator: decimal, maxSplits: 2, omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = ungrouped(parts[0]) else { return nil }
    guard parts.count == 2 else { return sign + whole }
    guard isDigits(parts[1]) else { return nil }
    return sign + whole + "." + parts[1]
  }

  /// Reads a number exactly, or returns nil where it is none or has too many digits for that.
  func decimal(_ text: String) -> Decimal? {
    guard let number = canonical(text), significantDigits(number) <= 38 else { return nil }
    return Decimal(string: number, locale: Locale(identifier: "en_US_POSIX"))
  }

  /// Writes a number exactly.
  func text(_ number: Decimal) -> String {
    let plain = "\(number)"
    let sign = plain.hasPrefix("-") ? "-" : ""
    let parts = plain.drop { $0 == "-" }.split(separator: ".")
    guard let whole = parts.first else { return plain }
    var groups: [Substring] = []
    var rest = whole
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    groups.insert(rest, at: 0)
    let fraction = parts.count > 1 ? decimal + parts[1] : ""
    return sign + groups.joined(separator: grouping) + fraction
  }

  /// Returns the digits of a whole number that is grouped in threes or not at all.
  private func ungrouped(_ text: Substring) -> String? {
    if isDigits(text) { return String(text) }
    let groups = text.split(omittingEmptySubsequences: false, whereSeparator: separatesGroups)
    guard groups.count > 1, groups.allSatisfy(isDigits), (1...3).contains(groups[0].count),
      groups.dropFirst().allSatisfy({ $0.count == 3 })
    else { return nil }
    return groups.joined()
  }

  /// Whether a character groups digits: the locale's, or what keyboards have in its place.
  private func separatesGroups(_ character: Character) -> Bool {
    if String(character) == grouping { return true }
    if grouping == "\u{2019}" { return character == "'" }
    return grouping.allSatisfy(\.isWhitespace) && character.isWhitespace && !character.isNewline
  }

  /// Returns how many digits say something of the value: zeros at the ends do not.
  private func significantDigits(_ number: String) -> Int {
    let digits = number.utf8.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let zero = UInt8(ascii: "0")
    guard let first = digits.firstIndex(where: { $0 != zero }),
      let last = digits.lastIndex(where: { $0 != zero })
    else { return 0 }
    return last - first + 1
  }

  private func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
