import Observation

/// The properties of an object that are watched through Observation, and those of them that
/// changed.
///
/// For classes that conform to `Observable` by hand. Reading a property has it watched; a change of
/// a watched one waits until whoever watches is told, which is once, since a tracker reads again.
/// A change of what nobody watches costs one test of a bit.
@MainActor
struct ObservationGate<Subject: Observable, Properties: OptionSet & Sendable> {
  /// The properties that somebody watches.
  private(set) var watched: Properties = []
  /// The watched properties that changed since the last notification.
  private var changed: Properties = []
  /// The properties that somebody has ever watched.
  private var known: Properties = []
  private var notices: Notices?

  /// The part that only a watched object needs: how each property is told.
  private final class Notices {
    let registrar = ObservationRegistrar()
    var all: [(property: Properties, tell: (ObservationRegistrar, Subject) -> Void)] = []
  }

  nonisolated init() {}

  /// Notes that a property was read.
  mutating func read<Member>(
    _ keyPath: KeyPath<Subject, Member>, of subject: Subject, _ property: Properties
  ) {
    watched.formUnion(property)
    let notices = notices ?? Notices()
    self.notices = notices
    if known.isDisjoint(with: property) {
      known.formUnion(property)
      notices.all.append((property, { $0.withMutation(of: $1, keyPath: keyPath) {} }))
    }
    notices.registrar.access(subject, keyPath: keyPath)
  }

  /// Notes that properties changed, and returns whether somebody watches one of them.
  mutating func noteChange(_ properties: Properties) -> Bool {
    guard !watched.isDisjoint(with: properties) else { return false }
    changed.formUnion(properties.intersection(watched))
    return true
  }

  /// Whether something changed that somebody watches.
  var hasChanges: Bool { !changed.isEmpty }

  /// Returns what changed, and takes it for told.
  mutating func takeChanges() -> Properties {
    defer { changed = [] }
    return changed
  }

  /// Returns how the next of some changes is told, and takes it off them; nil once none is left.
  ///
  /// It is watched no longer: whoever is told reads again.
  mutating func next(of changes: inout Properties) -> ((Subject) -> Void)? {
    guard let notices,
      let notice = notices.all.first(where: { !changes.isDisjoint(with: $0.property) })
    else { return nil }
    changes.subtract(notice.property)
    watched.subtract(notice.property)
    return { notice.tell(notices.registrar, $0) }
  }
}
