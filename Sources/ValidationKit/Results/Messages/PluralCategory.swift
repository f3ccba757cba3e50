/// Which form of a noun goes with a number, as CLDR's plural rules name them.
enum PluralCategory: CaseIterable {
  case one, few, many, other

  /// Returns the form that English uses: `one` for 1 alone.
  static func english(_ count: Int) -> PluralCategory { count.magnitude == 1 ? .one : .other }

  /// Returns the form that Russian uses: `one` for 1, 21, 31, …; `few` for 2–4, 22–24, …; `many`
  /// for the rest, 11–14 among them.
  static func russian(_ count: Int) -> PluralCategory {
    let hundreds = count.magnitude % 100
    if (11...14).contains(hundreds) { return .many }
    switch hundreds % 10 {
    case 1: return .one
    case 2...4: return .few
    default: return .many
    }
  }

  /// Returns the form of languages whose nouns do not change: `other`.
  static func unchanging(_ count: Int) -> PluralCategory { .other }
}

/// A noun in the forms that go with numbers; `other` is also that of fractions.
struct Noun: Sendable {
  let one, few, many, other: String

  /// Creates a noun with a form for each category.
  init(one: String, few: String, many: String, other: String) {
    (self.one, self.few, self.many, self.other) = (one, few, many, other)
  }

  /// Creates a noun with a form for 1 and another for the rest.
  init(_ one: String, _ other: String) {
    self.init(one: one, few: other, many: other, other: other)
  }

  /// Creates a noun that does not change.
  init(_ only: String) { self.init(only, only) }

  /// Returns the form for a category.
  func form(_ category: PluralCategory) -> String {
    switch category {
    case .one: one
    case .few: few
    case .many: many
    case .other: other
    }
  }
}
