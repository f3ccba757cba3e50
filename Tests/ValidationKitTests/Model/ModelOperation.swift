import TestSupport

/// One thing that is done to a form: what, and numbers that pick at what and how.
///
/// Numbers are taken modulo what there is to pick from, so that operations can be left out, and the
/// others still mean something.
struct ModelOperation: Sendable {
  enum Kind: CaseIterable, Sendable {
    // Fields.
    case write, visit, reveal, impose, resetField, changeRules, changeRequired, changePolicy
    case changeMessage, changeLanguage, changeEmptyLook, changeQuestions
    // Fields and each other.
    case compare, includeWhen, requireWhen, replaceSource
    // Members, managers and controls.
    case probe, exclude, include, add, remove, manage, release, hold, endHold, create, drop
    case resetForm, attempt, imposeForm
    // What takes time.
    case answer, answerLate, advance, press, cancel, act, actLate
    // Who watches.
    case listen, endListening, watch, endWatching, mirror
    case batch

    /// How often the kind occurs, in proportion.
    var weight: Int {
      switch self {
      case .write: 24
      case .visit: 8
      case .answer: 14
      case .attempt, .resetForm, .reveal: 1
      case .advance, .act, .press, .listen, .watch: 5
      case .compare, .includeWhen, .requireWhen, .replaceSource, .create, .cancel, .mirror: 2
      case .changeQuestions, .changeEmptyLook: 2
      case .batch: 3
      default: 3
      }
    }
  }

  let kind: Kind
  let a: Int
  let b: Int
  let c: Int
  /// What a batch does.
  var inner: [ModelOperation] = []
  /// What listeners do that hear of it, one each.
  var reactions: [ModelOperation] = []

  private static let lottery: [Kind] = Kind.allCases.flatMap {
    Array(repeating: $0, count: $0.weight)
  }

  /// How a form is set up before anything happens to it.
  private static let setup: [Kind] = [
    .changePolicy, .changePolicy, .changePolicy, .changePolicy, .changeMessage, .changeMessage,
    .changeEmptyLook, .changeEmptyLook, .changeRules, .changeRules, .changeQuestions,
    .changeQuestions, .compare, .compare, .requireWhen, .requireWhen, .requireWhen, .includeWhen,
    .add,
    .add, .manage, .manage, .listen, .listen, .listen, .watch, .watch,
  ]

  /// Draws an operation; what listeners and batches do in it goes no deeper.
  init(_ random: inout SeededGenerator, isOutermost: Bool = true, kind: Kind? = nil) {
    self.kind = kind ?? Self.lottery[Int.random(in: 0..<Self.lottery.count, using: &random)]
    a = Int.random(in: 0..<1_000_000, using: &random)
    b = Int.random(in: 0..<1_000_000, using: &random)
    c = Int.random(in: 0..<1_000_000, using: &random)
    guard isOutermost, kind == nil else { return }
    if self.kind == .batch {
      inner = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        ModelOperation(&random, isOutermost: false)
      }
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      reactions = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        ModelOperation(&random, isOutermost: false)
      }
    }
  }

  /// The operations of a seed.
  static func list(seed: UInt64, count: Int) -> [ModelOperation] {
    var random = SeededGenerator(seed: seed)
    // Some are left out, so that forms differ.
    let first = setup.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
    return first.map { ModelOperation(&random, kind: $0) }
      + (0..<count).map { _ in ModelOperation(&random) }
  }
}
