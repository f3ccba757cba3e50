import Observation

/// What a class that conforms to `Observable` by hand stores: which properties are being watched.
///
/// Reading a property arms it; only armed properties are ever reported, and reporting disarms,
/// since a tracker is told once and reads again. What nobody watches costs one test of a bit.
@MainActor
struct ObservationGate<Properties: OptionSet & Sendable> {
  /// The properties that somebody watches.
  private(set) var armed: Properties = []
  private var registrar: ObservationRegistrar?

  nonisolated init() {}

  /// Notes that a property was read.
  mutating func read<Subject: Observable, Member>(
    _ keyPath: KeyPath<Subject, Member>, of subject: Subject, _ property: Properties
  ) {
    armed.formUnion(property)
    if registrar == nil { registrar = ObservationRegistrar() }
    registrar?.access(subject, keyPath: keyPath)
  }

  /// Whether somebody watches one of some properties.
  func isArmed(for properties: Properties) -> Bool { !armed.isDisjoint(with: properties) }

  /// Disarms a property, and returns whom to tell that it changed, if somebody watched it.
  mutating func disarm(_ property: Properties) -> ObservationRegistrar? {
    guard !armed.isDisjoint(with: property) else { return nil }
    armed.subtract(property)
    return registrar
  }
}
