@testable import ValidationKit

extension FormModel {
  /// Asks what is to be asked of a field and was neither asked nor answered.
  mutating func ask(_ id: Int) {
    guard var field = fields[id], !isExcluded(id), isAskedAbout(field) else { return }
    for (index, spec) in field.asked.enumerated()
    where field.answers[index] == nil && field.open[index] == nil {
      if spec.reuses, let last = field.remembered[index], last.value == field.value {
        field.answers[index] = last.finding
      } else {
        let pauseEnd = spec.pause > 0 ? now + spec.pause : nil
        field.open[index] = OpenQuestion(
          value: field.value, pauseEnd: pauseEnd, isGivenUp: !isAskedFor(id))
      }
    }
    fields[id] = field
  }

  /// The managers that verify a field and are not excluded.
  func countedManagers(of id: Int) -> [Int] { managers(of: id).filter { !isExcluded($0) } }

  /// Whether a manager needs answers about a field, or nobody verifies it.
  func isAskedFor(_ id: Int) -> Bool {
    managers(of: id).isEmpty || !countedManagers(of: id).isEmpty
  }

  /// Gives up what is asked where no manager needs it any more, and asks again where one does.
  mutating func noteManagers(of id: Int, _ before: [Int]) {
    let now = countedManagers(of: id)
    if now == before { return }
    if now.isEmpty {
      for index in fields[id]?.open.keys.sorted() ?? [] {
        fields[id]?.open[index]?.isGivenUp = true
      }
    } else {
      askWhatWasGivenUp(id)
    }
  }

  mutating func askWhatWasGivenUp(_ id: Int) {
    guard let field = fields[id], hasGivenUp(id), isAskedFor(id), isAskedAbout(field)
    else { return }
    fields[id]?.forgetAnswers()
    noteJudgement(of: id)
  }

  /// Ends the pauses in typing.
  mutating func flush(_ id: Int) {
    for index in fields[id]?.open.keys.sorted() ?? [] { fields[id]?.open[index]?.pauseEnd = nil }
  }

  /// Whether a check failed or came too late, so that all is to be asked again.
  func hasFailed(_ id: Int) -> Bool {
    guard let field = fields[id], !isExcluded(id), isAskedAbout(field) else { return false }
    return field.answers.values.contains { $0.outcome == .couldNotBeChecked }
  }

  /// Whether something was given up that is not answered.
  func hasGivenUp(_ id: Int) -> Bool {
    fields[id]?.open.values.contains(where: \.isGivenUp) == true
  }

  mutating func forgetFailures(_ id: Int) {
    if hasFailed(id) {
      fields[id]?.forgetAnswers()
      noteJudgement(of: id)
    } else {
      askWhatWasGivenUp(id)
    }
  }

  /// Takes an answer to a question that is open.
  mutating func answer(_ id: Int, _ index: Int, _ finding: Finding) {
    change(id) { model in
      guard let field = model.fields[id] else { return }
      model.fields[id]?.open[index] = nil
      model.fields[id]?.answers[index] = finding
      if field.asked[index].reuses, finding.outcome != .couldNotBeChecked {
        model.fields[id]?.remembered[index] = (field.value, finding)
      }
    }
  }

  /// The questions that are open, by field and rule.
  var openQuestions: [(field: Int, index: Int, question: OpenQuestion)] {
    liveFields.flatMap { id in
      (fields[id]?.open ?? [:]).sorted { $0.key < $1.key }.map { (id, $0.key, $0.value) }
    }
  }

  /// Lets the questions that are open by now arrive, each with its deadline.
  mutating func letQuestionsArrive() {
    for (id, index, question) in openQuestions
    where question.pauseEnd == nil && !question.hasArrived && !question.isGivenUp {
      guard let field = fields[id] else { continue }
      let spec = field.asked[index]
      let key = ModelDesk.Key(field: id, rule: spec.name, value: question.value)
      arrived[key, default: 0] += 1
      fields[id]?.open[index]?.hasArrived = true
      fields[id]?.open[index]?.timeoutEnd = spec.timeout.map { now + $0 }
    }
  }

  /// When those who sleep are to wake, soonest first.
  var deadlines: [Int] {
    openQuestions.filter { !$0.question.isGivenUp }.compactMap {
      $0.question.pauseEnd ?? $0.question.timeoutEnd
    }.sorted()
  }

  // MARK: - Submissions

  func isBusy(_ manager: Int) -> Bool {
    submissions.contains { $0.manager == manager && $0.run != nil }
  }

  /// Prepares a submission: imposed issues fall, what is wrong shows, and what waits or failed is
  /// asked.
  mutating func attempt(_ manager: Int) {
    if isExcluded(manager) { return }
    managers[manager]?.imposed = []
    for member in everyMember(of: manager, skippingExcluded: false) {
      managers[member]?.imposed = []
      if fields[member]?.imposed.isEmpty == false { impose(member, []) }
    }
    for member in everyMember(of: manager, skippingExcluded: true) { submit(member) }
  }

  /// Reveals a field, and asks what waits, failed, or was not asked yet.
  private mutating func submit(_ id: Int) {
    guard fields[id] != nil else { return }
    change(id) {
      $0.forgetFailures(id)
      $0.fields[id]?.reveal()
      $0.fields[id]?.isSubmitted = true
    }
    flush(id)
  }

  /// Begins a run, unless one of the form is under way.
  mutating func press(_ index: Int) {
    let manager = submissions[index].manager
    if submissions[index].run != nil || isBusy(manager) || isExcluded(manager) {
      submissions[index].results += 1
      return
    }
    submissions[index].run = SubmissionModel.Run(before: submissions[index].state)
    for id in liveFields where fields[id]?.imposer == index { impose(id, []) }
    attempt(manager)
    switch status(manager) {
    case .valid: load(index)
    case .pending: submissions[index].state = .loading
    case .invalid: break
    }
  }

  mutating func endRun(_ index: Int) {
    guard submissions[index].run != nil else { return }
    submissions[index].run = nil
    submissions[index].results += 1
  }

  /// The submissions whose form is not pending any more, so that their runs go on.
  var dueRuns: [Int] {
    submissions.indices.filter {
      submissions[$0].run?.phase == .waiting && status(submissions[$0].manager) != .pending
    }
  }

  /// Goes on with a run whose form has settled: the action, or the end.
  mutating func proceed(_ index: Int) {
    let manager = submissions[index].manager
    if isExcluded(manager) { return goBack(index) }
    // What was included or reset meanwhile was not part of the attempt yet.
    for id in everyMember(of: manager, skippingExcluded: true) {
      if fields[id]?.isSubmitted == true { reveal(id) } else { submit(id) }
    }
    if status(manager) == .pending {
      submissions[index].state = .loading
    } else if status(manager) == .valid {
      load(index)
    } else {
      goBack(index)
    }
  }

  /// Takes the values, which are what is sent from here on.
  private mutating func load(_ index: Int) {
    submissions[index].run?.phase = .acting
    for id in everyMember(of: submissions[index].manager, skippingExcluded: false) {
      guard let field = fields[id] else { continue }
      submissions[index].run?.snapshot[id] = (field.value, field.edits)
    }
    submissions[index].state = .loading
  }

  /// Lets the actions begin whose runs have their values.
  mutating func startActions() {
    for index in submissions.indices
    where submissions[index].run?.phase == .acting && submissions[index].run?.hasStarted == false {
      submissions[index].run?.hasStarted = true
      submissions[index].actions += 1
    }
  }

  private mutating func goBack(_ index: Int) {
    if submissions[index].state == .loading {
      submissions[index].state = submissions[index].run?.before
    }
    endRun(index)
  }

  mutating func cancel(_ index: Int) {
    if submissions[index].run != nil { goBack(index) }
  }

  /// Resets every field below a manager, and ends what runs there.
  mutating func resetForm(_ manager: Int) {
    let below = everyMember(of: manager, skippingExcluded: false)
    for index in submissions.indices where ([manager] + below).contains(submissions[index].manager)
    {
      cancel(index)
      submissions[index].state = nil
    }
    managers[manager]?.imposed = []
    for member in below {
      managers[member]?.imposed = []
      if fields[member] != nil { reset(member) }
    }
  }
}
