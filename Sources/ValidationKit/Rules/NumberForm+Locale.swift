import Foundation

extension NumberForm {
  /// Creates the form of a locale, from what Foundation writes in it.
  init(_ locale: Locale) {
    self = Cache.shared.form(of: locale) {
      // Numerals that are no ten digits, such as Roman ones, are not read as people type them.
      NumberForm(asking: locale.forNumbers) ?? NumberForm(asking: locale.withOrdinaryDigits)
        ?? NumberForm()
    }
  }

  /// Nil where the locale does not write numbers with ten digits.
  private init?(asking locale: Locale) {
    self.init()
    guard let sample = Sample(formattedIn: locale) else { return nil }
    digits = sample.digits
    minus = sample.minus
    minusSigns.formUnion(minus.unicodeScalars.filter { !Self.marks.contains($0) })
    decimal = sample.decimal
    grouping = sample.grouping
    decimals = []
    groupings = []
    if !add(decimal: decimal, grouping: grouping) { grouping = nil }
    if digits != Self.ascii { readableDigits.append(digits) }
    readGroups(of: locale, sample)
    readNativeDigits(of: locale)
    // The decimal point and the separator of the Arabic script mean nothing else anywhere.
    if readableDigits.contains(where: { ["\u{660}", "\u{6F0}"].contains($0[0]) }) {
      _ = add(decimal: "\u{66B}", grouping: "\u{66C}")
    }
  }

  private mutating func readGroups(of locale: Locale, _ sample: Sample) {
    guard let grouping else { return }
    let formatter = Sample.formatter(locale)
    // The styles know the locale's groups where the formatter, on some systems, has threes alone.
    let styled = Sample(styledIn: locale).flatMap { $0.grouping == grouping ? $0.group : nil }
    groups = [styled, sample.group].compactMap { $0 }
    if groups.isEmpty { groups = [.threes] }
    if groups.count == 2, groups[0] == groups[1] { groups.removeLast() }
    let samples = [12, 123, 1234, 12_345, 123_456]
    let first = samples.first {
      let text =
        groups.count == 2
        ? $0.formatted(.number.locale(locale)) : formatter.string(from: $0 as NSNumber) ?? ""
      return text.unicodeScalars.contains(grouping)
    }
    leastGrouped = first.map { String($0).utf8.count } ?? 7
  }

  /// Reads the digits that people of the locale have besides those that are written, with theirs.
  private mutating func readNativeDigits(of locale: Locale) {
    var components = Locale.Components(locale: locale)
    components.numberingSystem = Locale.NumberingSystem("native")
    guard let sample = Sample(formattedIn: Locale(components: components).forNumbers),
      !readableDigits.contains(sample.digits),
      sample.digits.allSatisfy({ $0.properties.numericType == .decimal }),
      add(decimal: sample.decimal, grouping: sample.grouping)
    else { return }
    readableDigits.append(sample.digits)
    minusSigns.formUnion(sample.minus.unicodeScalars.filter { !Self.marks.contains($0) })
  }
}

/// A number as Foundation writes it in a locale, taken to pieces.
private struct Sample {
  var minus = ""
  var digits: NumberForm.Digits
  var decimal: Unicode.Scalar
  var grouping: Unicode.Scalar?
  /// The grouping of the digits; nil where they are not grouped.
  var group: NumberForm.Grouping?

  /// All digits, enough of them for three groups, and a fraction that is exact in any number.
  private static let number = -9_876_543_210.5

  /// Creates the number as a number formatter writes it.
  init?(formattedIn locale: Locale) {
    guard let text = Sample.formatter(locale).string(from: Sample.number as NSNumber) else {
      return nil
    }
    self.init(text)
  }

  /// Creates the number as a format style writes it.
  init?(styledIn locale: Locale) {
    self.init(Sample.number.formatted(.number.locale(locale)))
  }

  private init?(_ text: String) {
    var rest = text.unicodeScalars[...]
    let sign = rest.prefix { $0.properties.numericType == nil }
    minus = String(sign)
    rest = rest[sign.endIndex...]
    var found = NumberForm.Digits(repeating: "0", count: 10)
    var counts = [0]
    var expected = 9
    while expected >= 0, let scalar = rest.popFirst() {
      if scalar.properties.numericValue == Double(expected) {
        found[expected] = scalar
        counts[counts.count - 1] += 1
        expected -= 1
      } else {
        guard scalar.properties.numericType == nil, grouping ?? scalar == scalar else {
          return nil
        }
        grouping = scalar
        counts.append(0)
      }
    }
    guard expected < 0, let point = rest.popFirst(), point.properties.numericType == nil,
      rest.elementsEqual([found[5]]), !minus.isEmpty
    else { return nil }
    digits = found
    decimal = point
    guard grouping != nil, let last = counts.last else { return }
    group = .init(primary: last, secondary: counts.dropLast().last ?? last)
    if counts.count == 2 { group?.secondary = last }
  }

  static func formatter(_ locale: Locale) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    return formatter
  }
}

/// The forms of locales that were asked for, since asking takes a millisecond.
private final class Cache: @unchecked Sendable {
  static let shared = Cache()

  /// The key by which two locales' numbers differ, one's own settings included.
  private struct Key: Hashable {
    let identifier: String
    let decimal: String?
    let grouping: String?
  }

  // Guarded by `lock`, since formats are made on any thread and `Mutex` needs newer systems.
  private let lock = NSLock()
  private var forms: [Key: NumberForm] = [:]

  func form(of locale: Locale, _ make: () -> NumberForm) -> NumberForm {
    let key = Key(
      identifier: locale.identifier, decimal: locale.decimalSeparator,
      grouping: locale.groupingSeparator)
    if let form = lock.withLock({ forms[key] }) { return form }
    let form = make()
    lock.withLock {
      // More than an app uses; a server that walks all locales forgets them again.
      if forms.count >= 64 { forms = [:] }
      forms[key] = form
    }
    return form
  }
}
