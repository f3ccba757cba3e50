/// A companion of a form beside its members and controls, such as a submission.
@MainActor
protocol FormCompanion: AnyObject {
  /// Follows a reset of the form: it is as at the start.
  func formDidReset()

  /// Follows a change of the language in which the form speaks.
  func formDidUse(_ messages: MessageCatalog)
}

/// The companions of a form, in the order in which they came; none is kept alive.
@MainActor
struct FormCompanions {
  private struct Place {
    weak var companion: (any FormCompanion)?
  }

  private var places: [Place] = []
  /// The number of companions at which those that are gone are next looked for, so that adding is
  /// constant, amortised.
  private var bound = 8

  nonisolated init() {}

  mutating func add(_ companion: any FormCompanion) {
    if places.count >= bound {
      places.removeAll { $0.companion == nil }
      bound = max(8, places.count * 2)
    }
    places.append(Place(companion: companion))
  }

  /// The companions that are still there.
  var all: [any FormCompanion] { places.compactMap(\.companion) }
}
