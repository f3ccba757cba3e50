import TestSupport

@testable import ValidationKit

/// What takes time: answers, pauses, and the ends of actions; and waiting until all of it arrived.
extension FormWorld {
  func performOutermost(_ operation: ModelOperation) async {
    switch operation.kind {
    case .answer: answer(operation)
    case .answerLate: answerLate(operation)
    case .advance: advance(operation)
    case .act: endAction(operation)
    case .actLate:
      let acting = model.submissions.indices.filter { model.submissions[$0].run?.phase == .acting }
      if actions.endOutdated(except: Set(acting)) {
        note("an action ends late")
        count(.actLate)
      }
    default: perform(operation)
    }
  }

  private var waiting: [(key: ModelDesk.Key, field: Int, index: Int)] {
    model.openQuestions.filter { isAwaited($0.field, $0.question) }.map { id, index, question in
      (key(id, index, question), id, index)
    }
  }

  private func key(_ id: Int, _ index: Int, _ question: OpenQuestion) -> ModelDesk.Key {
    ModelDesk.Key(field: id, rule: model.fields[id]!.asked[index].name, value: question.value)
  }

  /// Whether an answer would show: not while another rule fails, for which it is kept.
  private func isAwaited(_ id: Int, _ question: OpenQuestion) -> Bool {
    question.hasArrived && !question.isGivenUp && model.isAskedAbout(model.fields[id]!)
  }

  /// Answers something that a field waits for.
  private func answer(_ operation: ModelOperation) {
    guard let (key, id, index) = pick(waiting, operation.a) else { return }
    let ok = Note(rule: key.rule, reason: "ok", isWarning: true)
    let no = Note(rule: key.rule, reason: "taken")
    let finding =
      switch operation.b % 5 {
      // An answer must show, so that it is seen to have arrived: "yes" comes with a remark, unless it
      // is the last one that the field waits for.
      case 0, 1:
        model.fields[id]!.open.count == 1 && model.ownStatus(model.fields[id]!) == .pending
          && operation.c % 2 == 0
          ? Finding() : Finding(outcome: .valid, notes: [ok])
      case 2: Finding(outcome: .incomplete, notes: [no])
      case 3: Finding(outcome: .wrong, notes: [no])
      default:
        Finding(outcome: .couldNotBeChecked, notes: [Note(rule: key.rule, reason: "checkFailed")])
      }
    note("answer \(key.rule) of f\(id) “\(key.value)”: \(finding.outcome) \(finding.notes.count)")
    begin { $0.answer(id, index, finding) }
    desk.answer(key, finding.outcome == .couldNotBeChecked ? nil : finding.verdict)
    count(.answer)
  }

  /// Answers what nobody waits for any more: nothing comes of it.
  private func answerLate(_ operation: ModelOperation) {
    let verdict: RuleVerdict? = [
      .valid, .wrong(ValidationIssue(rule: "late")), nil,
    ][operation.b % 3]
    // An answer that comes while another rule fails is kept.
    let open = model.openQuestions.filter { !$0.question.isGivenUp }
      .map { id, index, question in key(id, index, question) }
    guard let key = desk.answerOutdated(operation.a, except: open, verdict) else {
      return
    }
    note("answer late to f\(key.field) “\(key.value)”")
    count(.answerLate)
  }

  /// Lets time pass, to the next deadline at most.
  private func advance(_ operation: ModelOperation) {
    guard let next = model.deadlines.first else { return }
    let late = model.openQuestions.filter {
      !$0.question.isGivenUp && $0.question.timeoutEnd.map { $0 <= next } == true
    }
    guard late.allSatisfy({ isAwaited($0.field, $0.question) }) else { return }
    let time = operation.b % 4 == 0 ? max(model.now, next - 50) : next
    note("\(time - model.now) ms pass")
    let passed = time - model.now
    model.now = time
    for (id, index, question) in model.openQuestions {
      if question.pauseEnd.map({ $0 <= time }) == true {
        model.fields[id]?.open[index]?.pauseEnd = nil
      }
    }
    if late.count > 1 { phase = .loose }
    for (id, index, _) in late where time == next {
      let name = model.fields[id]!.asked[index].name
      begin {
        $0.answer(
          id, index,
          Finding(outcome: .couldNotBeChecked, notes: [Note(rule: name, reason: "timedOut")]))
      }
    }
    clock.advance(by: .milliseconds(passed))
    count(.advance)
  }

  /// Lets the model know of what comes in later; listeners look and write only where nothing else
  /// can come in between.
  private func begin(_ change: (inout FormModel) -> Void) {
    isInFlight = true
    if model.submissions.contains(where: { $0.run != nil }) { phase = .loose }
    change(&model)
  }

  // MARK: - Waiting

  /// Waits until everything that is on its way arrived.
  func settle() async {
    let start = ContinuousClock.now
    place = "waiting"
    takeUp()
    while let missing = missingOfAll() {
      for _ in 0..<64 {
        await Task.yield()
        takeUp()
        if missingOfAll() == nil { break }
      }
      // Others have to run, too, on threads of their own.
      if missingOfAll() != nil { try? await Task.sleep(for: .microseconds(50)) }
      takeUp()
      if ContinuousClock.now - start > patience {
        expect(false, missing)
        break
      }
    }
    others = []
    (phase, isInFlight) = (.exact, false)
  }

  /// Lets the model go on with what follows by itself, in each order that is left open.
  private func takeUp() {
    let ways = ([model] + others).flatMap { waysOn(from: $0) }
    (model, others) = (ways[0], Array(ways.dropFirst()))
  }

  /// Where a model may come to by itself.
  ///
  /// Nothing runs meanwhile, so questions that are open by now will arrive, and runs go on whose form
  /// is not pending: of several at the same moment, any may be the first.
  private func waysOn(from model: FormModel) -> [FormModel] {
    var model = model
    model.writeControls()
    let due = model.dueRuns
    guard due.isEmpty else {
      phase = .loose
      note("\(due.map { "s\($0)" }.joined(separator: " or ")) goes on")
      return due.flatMap { index in
        var next = model
        next.proceed(index)
        return waysOn(from: next)
      }
    }
    model.startActions()
    model.letQuestionsArrive()
    return [model]
  }

  /// What has not arrived yet in each order that is left open, nil for nothing in one of them.
  private func missingOfAll() -> String? {
    if others.isEmpty { return missing() }
    let first = missing()
    let ways = [model] + others
    for (index, way) in ways.enumerated() {
      model = way
      if missing() == nil, agrees() {
        others = []
        return nil
      }
      if index == ways.count - 1 { model = ways[0] }
    }
    return first ?? "another order of runs"
  }

  /// Whether all that can be seen is as the model says.
  private func agrees() -> Bool {
    guard mismatch == nil else { return true }
    let before = (phase, place)
    defer { (phase, place, mismatch) = (before.0, before.1, nil) }
    phase = .exact
    compare("of several orders")
    return mismatch == nil
  }

  /// What has not arrived yet, nil for nothing.
  private func missing() -> String? {
    if desk.asked != model.arrived {
      let wrong = Set(desk.asked.keys).union(model.arrived.keys).filter {
        desk.asked[$0] != model.arrived[$0]
      }
      let list = wrong.map { "\($0): \(desk.asked[$0] ?? 0), expected \(model.arrived[$0] ?? 0)" }
      return "asked \(list)"
    }
    if clock.sleeperCount != model.deadlines.count {
      return "\(clock.sleeperCount) sleep, expected \(model.deadlines.count)"
    }
    for id in model.liveFields where model.fields[id]?.asked.isEmpty == false {
      guard let field = fields[id] else { continue }
      if field.status != model.status(id) {
        return "f\(id) is \(field.status), expected \(model.status(id))"
      }
      let notes = field.issues.map(Note.init)
      if notes != model.notes(id) { return "f\(id): \(notes), expected \(model.notes(id))" }
    }
    return missingRun()
  }
}
