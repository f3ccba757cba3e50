@testable import ValidationKit

/// A form as a list of inputs: values, rules, wiring, and what the user did.
///
/// Everything else is worked out from these anew each time: no counters, no queues, no order of
/// updates. Written from the documents alone, so that a wrong answer of the library shows as a
/// difference.
///
/// Members are numbered: fields from 0, probes from ``firstProbe``, managers from ``firstManager``;
/// controls that are no fields from ``firstButton``.
struct FormModel {
  static let firstProbe = 100
  static let firstManager = 200
  static let firstButton = 1000

  var fields: [Int: FieldModel] = [:]
  var probes: [Int: ValidationStatus] = [:]
  var managers: [Int: ManagerModel] = [:]
  var submissions: [SubmissionModel] = []
  /// Why the app excludes members.
  var reasons: [Int: Set<ExclusionReason>] = [:]
  /// On what members are included; all must hold.
  var conditions: [Int: [Condition]] = [:]
  /// What controls have been told to be; fields are excluded where they have been told to be off.
  var isOn: [Int: Bool] = [:]
  /// What a control that no manager manages is to be, once nothing holds it.
  var unmanaged: [Int: Bool] = [:]
  var holds: [Int: Int] = [:]
  /// The time that has passed, in milliseconds.
  var now = 0
  /// How often each question was asked elsewhere.
  var arrived: [ModelDesk.Key: Int] = [:]

  /// Something about another field's value.
  struct Condition {
    enum Test: CaseIterable {
      case isEmpty, startsWithA, isLong
    }
    let source: Int
    let test: Test
    /// Whether it is asked also while the source is excluded.
    var evenIfExcluded = false

    func accepts(_ value: String) -> Bool {
      switch test {
      case .isEmpty: value.isEmpty
      case .startsWithA: value.hasPrefix("a")
      case .isLong: value.count > 2
      }
    }
  }

  var liveFields: [Int] { fields.keys.sorted() }
  var liveManagers: [Int] { managers.keys.sorted() }
  var members: [Int] { liveFields + probes.keys.sorted() + liveManagers }
  var controls: [Int] { isOn.keys.sorted() }

  /// The managers that verify a member, in no order.
  func managers(of member: Int) -> [Int] {
    liveManagers.filter { managers[$0]?.members.contains(member) == true }
  }
}

/// A manager's inputs.
struct ManagerModel {
  var members: [Int] = []
  var controls: [(control: Int, allowance: ControlAllowance)] = []
  var imposed: [String] = []
  /// Whether the app holds on to it, and how many calls under way do.
  var isHeld = true
  var pins = 0
}

/// A field's inputs: what the author says, what the user did, what was answered.
struct FieldModel {
  enum Comparison: Hashable {
    case same(Int)
    case compare(FieldComparison, Int)

    var source: Int {
      switch self {
      case .same(let source), .compare(_, let source): source
      }
    }
  }

  /// Another one's text is shown as long as its own says nothing new.
  typealias Look = (appearance: FieldAppearance, note: Note?)

  let initial: String
  var value: String
  var rules: [RuleSpec] = []
  var isRequired = true
  /// Whether conditions took the place of what the settings said before.
  var isRequirementReplaced = false
  /// On what a value is required; one suffices.
  var requirements: [FormModel.Condition] = []
  var comparisons: [Comparison] = []
  var asked: [QuestionSpec] = []
  var policy = FeedbackPolicy.standard
  var neutralWhenEmpty = false
  var message: String?
  var language = "aa"

  var imposed: [Note] = []
  /// The submission that imposed it, and takes it back at its next press.
  var imposer: Int?
  /// How often the value changed.
  var edits = 0
  var isEdited = false
  var isTouched = false
  var isRevealed = false
  /// Whether an attempt to submit asked what initial values pass unasked.
  var isSubmitted = false
  var isFocused = false
  /// Edited since it was last left or revealed.
  var isTyping = false
  /// Left with something to say, and not right since.
  var isDue = false
  /// Entered under a policy that clears on entry, and not judged since.
  var isCleared = false
  var isWrongByAnother = false
  /// What a field that is asked again looks like until the answer.
  var held: Look?
  /// Whether the documents leave open what it looks like until then.
  var isHeldLookOpen = false

  /// What was answered for this value and these rules.
  var answers: [Int: Finding] = [:]
  var open: [Int: OpenQuestion] = [:]
  /// What rules that reuse answers said last.
  var remembered: [Int: (value: String, finding: Finding)] = [:]
}

/// A submission's state and its run, if there is one.
struct SubmissionModel {
  enum State: Equatable {
    case loading
    case loaded(Int)
    case error(String)
  }

  enum Phase { case waiting, acting }

  struct Run {
    var phase = Phase.waiting
    /// Whether the action runs; it begins once whoever pressed is done.
    var hasStarted = false
    let before: State?
    /// The values that were taken, and how often they had been edited.
    var snapshot: [Int: (value: String, edits: Int)] = [:]
  }

  let manager: Int
  var state: State?
  var run: Run?
  /// How often the action ran, and how many presses came to a result.
  var actions = 0
  var results = 0
}
