/// One thing that is measured: what it is called, what it is compared with, and how it is set up.
struct Case {
  /// The name, a path whose first part is its group's, such as `change/stays/heap`.
  let name: String

  /// The heading that it stands under.
  var group: Group

  /// What its time is a ratio to.
  var reference: Reference = .email

  /// How many pieces one call works on; times are shown for one piece.
  var pieces = 1

  /// How many things stand while it is measured, by which the large ones can be left out.
  var size = 1

  /// Whether each call needs a setup of its own, which is not timed: building, adding, ending.
  var isFresh = false

  /// The most that the ratio to the reference should be; nil where nothing is asked.
  var atMost: Double?

  /// What it is compared with beside its reference.
  var relations: [Relation] = []

  /// Builds what the case works on, and returns the work.
  let setup: @MainActor () -> Work
}

/// A comparison of a case with another one, measured in the same rounds.
enum Relation {
  /// What the case takes beyond the other, in its reference: a change over its bare rules.
  case over(String, atMost: Double? = nil)
  /// How many times longer the other takes: an engine over a rule.
  case faster(than: String, atLeast: Double? = nil)
  /// What a piece takes of what it takes in the other: how cost grows with the size.
  case growth(from: String, atMost: Double? = nil)

  /// The name of the other case.
  var other: String {
    switch self {
    case .over(let other, _), .faster(let other, _), .growth(let other, _): other
    }
  }
}

/// The headings of a report, in their order.
enum Group: String, Codable, CaseIterable {
  case bare = "The bare rules of a change"
  case change = "A change of one field"
  case wiring = "A flip among managers, levels and controls"
  case observing = "A change that is observed"
  case asking = "A field that asks elsewhere"
  case crossField = "A change that other fields follow"
  case building = "Building, wiring, ending"
  case order = "Inserting, moving, removing in the middle"
  case adding = "Adding and ending what hangs on a field, manager or control"
  case rule = "Rules, beside the same check by NSRegularExpression"
  case text = "Text that is typed and pasted"
  case rows = "Rows"
  case baseline = "Against the algorithm of 2020"
}
