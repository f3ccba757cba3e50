/// The form in which people of a locale write numbers.
///
/// Foundation has no one answer: `NumberFormatter` and `FormatStyle` group differently in places,
/// so a form may know two ways to group. Whichever it is, a text has one value or none.
struct NumberForm: Sendable, Hashable {
  /// The number of digits between two separators.
  struct Grouping: Sendable, Hashable {
    /// The digits of the group before the decimal point.
    var primary: Int
    /// The digits of the groups before that.
    var secondary: Int

    static let threes = Grouping(primary: 3, secondary: 3)
  }

  /// Ten digits from 0 on.
  typealias Digits = [Unicode.Scalar]

  static let ascii: Digits = ("0"..."9" as ClosedRange<Unicode.Scalar>).scalars

  /// The digits that are written.
  var digits = ascii
  /// The digits that are read, ASCII's and those of the locale; never mixed.
  var readableDigits = [ascii]

  /// The sign that is written, with marks of direction round it where the locale has some.
  var minus = "-"
  /// The scalars that may be read as a minus sign.
  var minusSigns: Set<Unicode.Scalar> = ["-", "\u{2212}"]

  /// The decimal point that is written.
  var decimal: Unicode.Scalar = "."
  /// The scalars that may be read as a decimal point.
  var decimals: Set<Unicode.Scalar> = ["."]

  /// The separator that is written between groups; nil where there is none.
  var grouping: Unicode.Scalar? = ","
  /// The scalars that may be read between groups.
  var groupings: Set<Unicode.Scalar> = [","]

  /// The ways to group that are read; the first one is written.
  var groups: [Grouping] = [.threes]
  /// The least number of digits of a number that is written in groups.
  var leastGrouped = 4
}

extension NumberForm {
  /// Creates the decimal point and the separators of groups, with what stands for them on
  /// keyboards.
  ///
  /// A blank stands for any blank, an apostrophe for both kinds. Returns false, and changes
  /// nothing, where a sign would be both a decimal point and a separator.
  mutating func add(decimal: Unicode.Scalar, grouping: Unicode.Scalar?) -> Bool {
    let decimals = decimals.union([decimal])
    var groupings = groupings
    if let grouping {
      groupings.insert(grouping)
      if grouping.properties.generalCategory == .spaceSeparator {
        groupings.formUnion(Self.blanks)
      } else if Self.apostrophes.contains(grouping) {
        groupings.formUnion(Self.apostrophes)
      }
    }
    guard decimals.isDisjoint(with: groupings) else { return false }
    self.decimals = decimals
    self.groupings = groupings
    return true
  }

  /// Unicode's space separators.
  private static let blanks: Set<Unicode.Scalar> = Set(
    ["\u{20}", "\u{A0}", "\u{1680}", "\u{202F}", "\u{205F}", "\u{3000}"]
      + ("\u{2000}"..."\u{200A}" as ClosedRange<Unicode.Scalar>).scalars)

  private static let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}"]

  /// The marks of direction that may stand before digits and round a sign.
  static let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{61C}"]
}

extension ClosedRange<Unicode.Scalar> {
  /// The scalars of the range.
  var scalars: [Unicode.Scalar] {
    (lowerBound.value...upperBound.value).compactMap(Unicode.Scalar.init)
  }
}
