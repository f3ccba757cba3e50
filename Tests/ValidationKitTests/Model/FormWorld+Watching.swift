@testable import ValidationKit

/// Who watches the form: what they hear, what they see, and what they do.
extension FormWorld {
  /// Does one operation to the form and to the model.
  func perform(_ operation: ModelOperation) {
    let handler = Validation.onDiagnostic
    Validation.onDiagnostic = { [weak self] in self?.diagnostics.append($0) }
    defer { Validation.onDiagnostic = handler }
    switch operation.kind {
    case .write, .visit, .reveal, .impose, .resetField, .changeRules, .changeRequired,
      .changePolicy, .changeMessage, .changeLanguage, .changeEmptyLook, .changeQuestions:
      performOnField(operation)
    case .compare, .includeWhen, .requireWhen, .replaceSource:
      performBetweenFields(operation)
    case .probe, .exclude, .include: performOnMember(operation)
    case .add, .manage:
      // Diagnostics are told at the end, when the handler of what is in flight is another one's.
      if !isInFlight { performOnManager(operation) }
    case .remove, .release, .resetForm, .attempt, .imposeForm: performOnManager(operation)
    case .hold, .endHold, .create, .drop: performOnControl(operation)
    case .press, .cancel: performOnSubmission(operation)
    case .listen: listen(operation)
    case .endListening:
      if let listener = pick(listeners, operation.a) { end(listener) }
    case .watch: watch(operation)
    case .mirror: mirror(operation)
    case .endWatching:
      if !watchers.isEmpty { watchers.remove(at: operation.a % watchers.count).end() }
    case .batch: if !operation.inner.isEmpty { performBatch(operation) }
    case .answer, .answerLate, .advance, .act, .actLate: break
    }
    guard batchDepth == 0, !isReacting else { return }
    model.writeControls()
    // What was let go of is told by the next change.
    Validation.batch {}
  }

  /// What whoever is told does: sees that everything is right, and may write.
  ///
  /// - Parameter isWatcher: Whether it is told through Observation, as all are at once who watch the
  ///   same: what one of them does to controls waits for the others.
  func react(_ name: String, isWatcher: Bool = false) {
    guard phase == .exact, mismatch == nil else { return }
    model.writeControls()
    compare("told of \(name)")
    guard !isReacting, !reactions.isEmpty else { return }
    let reaction = reactions.removeFirst()
    isReacting = true
    note("told of \(name): \(reaction.kind)")
    perform(reaction)
    compare("after a reaction")
    isReacting = false
    if isWatcher { phase = .loose }
  }

  // MARK: - Listening

  private func listen(_ operation: ModelOperation) {
    guard listeners.count < 10, let id = pick(model.members, operation.a) else { return }
    count(.listen)
    if operation.b % 5 == 0 { return listenBeside(operation) }
    note("listen to \(id)")
    if let field = fields[id], operation.b % 3 > 0 { return listen(to: field, id, operation) }
    let listener = add("status of \(id)", field: id) { [weak self] in
      self?.member(id).map { "\($0.status)" }
    }
    listener.token = member(id)?.onStatusChange { [weak self, weak listener] change in
      self?.model.managers[id]?.pins += 1
      listener?.hear("\(change.old)", "\(change.new)")
      self?.react("the status of \(id)")
      self?.model.managers[id]?.pins -= 1
      self?.model.endTheUnkept()
    }
  }

  private func listen(to field: Field<String>, _ id: Int, _ operation: ModelOperation) {
    func add(_ side: String, _ current: @escaping (Field<String>) -> String) -> ModelListener {
      self.add("\(side) of f\(id)", field: id) { [weak field] in field.map(current) }
    }
    func hear(_ listener: ModelListener?, _ old: String, _ new: String) {
      listener?.hear(old, new)
      react(listener?.name ?? "nothing")
    }
    switch operation.c % 4 {
    case 0:
      let listener = add("value") { $0.value }
      listener.token = field.onValueChange { [weak listener] in hear(listener, $0, $1) }
    case 1:
      let listener = add("appearance") { "\($0.appearance)" }
      listener.token = field.onAppearanceChange { [weak listener] in
        hear(listener, "\($0)", "\($1)")
      }
    case 2:
      let listener = add("message") { $0.visibleMessage ?? "none" }
      listener.token = field.onMessageChange { [weak listener] in
        hear(listener, $0 ?? "none", $1 ?? "none")
      }
    default:
      // Issues that print alike may have other messages.
      func words(_ issues: [ValidationIssue]) -> String { "\(issues.map(Note.init))" }
      let listener = add("issues") { words($0.issues) }
      listener.token = field.onIssuesChange { [weak listener] in
        hear(listener, words($0), words($1))
      }
    }
  }

  /// Listens to a control or to a submission.
  private func listenBeside(_ operation: ModelOperation) {
    if operation.c % 2 == 0, let id = pick(buttons.keys.sorted(), operation.a),
      let control = buttons[id] as? Control
    {
      let listener = add("isEnabled of b\(id)", field: id) { "\(control.isEnabled)" }
      listener.token = control.onEnabledChange { [weak self, weak listener] new in
        listener?.hear("\(!new)", "\(new)")
        self?.react("b\(id)")
      }
    } else if let index = pick(Array(submissions.indices), operation.a) {
      let listener = add("state of s\(index)", field: -1) { [weak self] in
        self.map { $0.words($0.submissions[index].state) }
      }
      listener.token = submissions[index].onStateChange { [weak self, weak listener] new in
        guard let self, let listener else { return }
        // States may come again: an error after an error is a change as well.
        listener.hear(listener.last, words(new), mayRepeat: true)
        react("the state of s\(index)")
      }
    }
  }

  /// Lets one field's value follow another's, by a listener or by Observation.
  private func mirror(_ operation: ModelOperation) {
    guard listeners.count < 10, watchers.count < 10, let id = pick(model.liveFields, operation.a),
      let other = pick(model.liveFields, operation.b), id != other, let field = fields[id]
    else { return }
    count(.mirror)
    note("f\(other) mirrors f\(id)")
    if operation.c % 2 == 0 {
      let listener = add("value of f\(id)", field: id) { [weak field] in field?.value }
      listener.token = field.onValueChange { [weak self, weak listener] old, new in
        listener?.hear(old, new)
        self?.react("f\(id).value")
        self?.reflect(id, in: other)
      }
    } else {
      watchers.append(
        ModelWatcher(
          "f\(id).value", field: id, isEager: true, read: { [weak field] in field?.value }
        ) { [weak self] in
          self?.react("f\(id).value", isWatcher: true)
          self?.reflect(id, in: other)
          if let self, !isReacting { phase = .loose }
        })
    }
  }

  private func reflect(_ id: Int, in other: Int) {
    guard phase == .exact, mismatch == nil, let value = model.fields[id]?.value,
      model.fields[other] != nil
    else { return }
    let wasReacting = isReacting
    isReacting = true
    note("f\(other) mirrors “\(value)”")
    model.edit(other, value)
    fields[other]?.value = value
    compare("after a reflection")
    isReacting = wasReacting
  }

  private func add(
    _ name: String, field: Int, _ current: @escaping () -> String?
  ) -> ModelListener {
    let listener = ModelListener(name, field: field, current: current)
    listeners.append(listener)
    return listener
  }

  func end(_ listener: ModelListener) {
    listeners.removeAll { $0 === listener }
    listener.isOver = true
    listener.token = nil
  }
}
