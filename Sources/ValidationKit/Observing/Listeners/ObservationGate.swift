import Observation

/// The properties of an object that are watched through Observation, and those of them that changed.
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
  /// The part that only a watched object needs.
  private var notices: Notices?

  private final class Notices {
    let registrar = ObservationRegistrar()
    var all: [Notice<Subject, Properties>] = []
  }

  nonisolated init() {}

  /// Notes that a property was read.
  mutating func read<Member>(
    _ keyPath: KeyPath<Subject, Member>, of subject: Subject, _ property: Properties
  ) {
    watched.formUnion(property)
    if known.isDisjoint(with: property) { register(keyPath, property) }
    notices?.registrar.access(subject, keyPath: keyPath)
  }

  private mutating func register<Member>(
    _ keyPath: KeyPath<Subject, Member>, _ property: Properties
  ) {
    let notices = notices ?? Notices()
    self.notices = notices
    known.formUnion(property)
    notices.all.append(KeyPathNotice(keyPath, property, notices.registrar))
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

  /// Returns the notice of the next of some changes, and takes it off them; nil once none is left.
  ///
  /// Its property is watched no longer: whoever is told reads again.
  mutating func next(of changes: inout Properties) -> Notice<Subject, Properties>? {
    guard !changes.isEmpty, let notices else { return nil }
    for notice in notices.all where !changes.isDisjoint(with: notice.property) {
      changes.subtract(notice.property)
      watched.subtract(notice.property)
      return notice
    }
    return nil
  }
}

/// The way in which one property is told to those who watch it.
class Notice<Subject: Observable, Properties: OptionSet & Sendable> {
  final let property: Properties
  final let registrar: ObservationRegistrar

  init(_ property: Properties, _ registrar: ObservationRegistrar) {
    self.property = property
    self.registrar = registrar
  }

  func tell(_ subject: Subject) {}
}

private final class KeyPathNotice<Subject: Observable, Properties: OptionSet & Sendable, Member>:
  Notice<Subject, Properties>
{
  private let keyPath: KeyPath<Subject, Member>

  init(
    _ keyPath: KeyPath<Subject, Member>, _ property: Properties, _ registrar: ObservationRegistrar
  ) {
    self.keyPath = keyPath
    super.init(property, registrar)
  }

  override func tell(_ subject: Subject) {
    registrar.withMutation(of: subject, keyPath: keyPath) {}
  }
}
