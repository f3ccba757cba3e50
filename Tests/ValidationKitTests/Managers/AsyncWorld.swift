import TestSupport

@testable import ValidationKit

/// Fields with async rules, a clock and somebody who answers in random order, and what a plain
/// judgement of the same values comes to.
@MainActor
final class AsyncWorld {
  private let fields: [Field<Int>]
  private let groups: [ValidationManager]
  private let form: ValidationManager
  private let button = Button()
  private let clock = TestClock()
  private let oracle: Oracle
  private var random: SeededGenerator
  private(set) var changed = 0
  var asked: Int { oracle.asked }
  var outdated: Int { oracle.cancelled }

  /// Answers by a pure function of the value; keeps what is open until told to answer.
  @MainActor
  final class Oracle {
    private(set) var open: [Int: CheckedContinuation<Void, Never>] = [:]
    private(set) var keys: [Int] = []
    private(set) var asked = 0
    var cancelled = 0

    nonisolated init() {}

    nonisolated static func isRight(_ value: Int) -> Bool { value % 3 != 0 }

    nonisolated static func fails(_ value: Int) -> Bool { value % 17 == 5 }

    struct IsBroken: Error {}

    func ask(_ value: Int) async throws -> Bool {
      let key = asked
      asked += 1
      await withTaskCancellationHandler {
        await withCheckedContinuation {
          open[key] = $0
          keys.append(key)
        }
      } onCancel: {
        Task { @MainActor in cancelled += 1 }
      }
      if Self.fails(value) { throw IsBroken() }
      return Self.isRight(value)
    }

    /// Answers one of the open questions; returns whether there was one.
    @discardableResult
    func answerOne(using random: inout SeededGenerator) -> Bool {
      guard let place = keys.indices.randomElement(using: &random) else { return false }
      keys.swapAt(place, keys.count - 1)
      open.removeValue(forKey: keys.removeLast())?.resume()
      return true
    }
  }

  init(fields count: Int, seed: UInt64) {
    let (oracle, clock) = (Oracle(), clock)
    self.oracle = oracle
    random = SeededGenerator(seed: seed)
    fields = (0..<count).map { number in
      let pauses: [Duration] = [.zero, .milliseconds(100), .milliseconds(300)]
      let rules = (0..<(1 + number % 2)).map { index in
        AsyncRule<Int>(
          "ask\(index)", debounce: pauses[(number + index) % 3],
          reusesAnswers: number.isMultiple(of: 5)
        ) { try await oracle.ask($0 + index) }
      }
      return Field(
        0, rules: [Rule("small") { $0 < 90 }], asking: rules, clock: clock)
    }
    groups = stride(from: 0, to: count, by: 20).map { [fields] start in
      ValidationManager(verifying: Array(fields[start..<min(start + 20, fields.count)]))
    }
    form = ValidationManager(verifying: groups, managing: [button])
    for number in stride(from: 1, to: count, by: 10) {
      fields[number].require(.atLeast, fields[number - 1])
    }
  }

  /// Takes random steps, letting tasks run between some of them.
  func run(steps: Int) async {
    for _ in 0..<steps {
      step()
      if Int.random(in: 0..<4, using: &random) == 0 { await Task.yield() }
      if Int.random(in: 0..<200, using: &random) == 0 { await idle(rounds: 1) }
    }
  }

  private func step() {
    let number = Int.random(in: fields.indices, using: &random)
    let field = fields[number]
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<50:
      field.value = Int.random(in: 0..<100, using: &random)
      changed += 1
    case 50..<80: oracle.answerOne(using: &random)
    case 80..<86: clock.advance(by: .milliseconds(Int.random(in: 1...200, using: &random)))
    case 86..<90: field.leave()
    case 90..<92: field.exclude()
    case 92..<95: field.include()
    case 95: field.reset()
    case 96: groups[number / 20].remove(field)
    case 97..<99: groups[number / 20].add(field)
    default: field.validityChanged()
    }
  }

  /// Answers everything, for as long as anything is asked.
  private func settle() async {
    await turns {
      clock.advance(by: .seconds(1))
      while oracle.answerOne(using: &random) {}
      return fields.allSatisfy { ($0.questions?.count ?? 0) == 0 } && clock.sleeperCount == 0
    }
  }

  /// Answers everything, and returns what differs from a sequential judgement.
  func faultsWhenSettled() async -> [String] {
    for field in fields where field.managers.isEmpty { groups[0].add(field) }
    // A task that was cancelled may still come to ask, so that the second look is the one that counts.
    await settle()
    await idle()
    await settle()
    var faults: [String] = []
    for (number, field) in fields.enumerated() {
      let expected = expectedStatus(of: number)
      if field.status != expected { faults.append("field \(number): \(field.status)") }
      if field.questions?.count ?? 0 != 0 { faults.append("field \(number) waits") }
    }
    let isValid = fields.allSatisfy { $0.status == .valid }
    if form.isValid != isValid || button.isEnabled != isValid { faults.append("form") }
    for group in groups
    where group.isValid != group.members.allSatisfy({ $0.validation.status == .valid }) {
      faults.append("group")
    }
    if clock.sleeperCount > 0 || !oracle.open.isEmpty { faults.append("something still runs") }
    return faults
  }

  /// Judges a field's value as a plain function would.
  private func expectedStatus(of number: Int) -> ValidationStatus {
    let field = fields[number]
    if field.isExcluded { return .valid }
    guard field.value < 90 else { return .invalid }
    if number % 10 == 1, field.value < fields[number - 1].value { return .invalid }
    guard field.isEdited else { return .valid }
    let isRight = (0..<(1 + number % 2)).allSatisfy {
      !Oracle.fails(field.value + $0) && Oracle.isRight(field.value + $0)
    }
    return isRight ? .valid : .invalid
  }
}
