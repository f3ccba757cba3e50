import TestSupport

@testable import ValidationKit

extension GraphWorld {
  /// Does one random operation to the real graph and to the model.
  func operate() {
    noticeTheGone()
    let kinds: [() -> Void] = [
      write, write, write, writeProbe, addMember, addMember, removeMember, exclude, include,
      manage, manage, release, impose, reset, resetField, submit, require, changeRules, visit,
      hold, endHold, dropManager, dropButton, createSomething, listen, listen, endListening,
      batch, setBusy,
    ]
    pick(kinds)?()
  }

  private func write() {
    guard let id = pick(fields.indices), let value = pick(["", "a", "ab", "abc", "abcd"]) else {
      return
    }
    log.append("write f\(id) \(value)")
    if model.fields[id].value != value { model.fields[id].isImposed = false }
    model.fields[id].value = value
    fields[id].value = value
  }

  private func writeProbe() {
    guard let id = pick(probes.indices), let status = pick(ValidationStatus.allCases) else {
      return
    }
    log.append("probe \(id) \(status)")
    model.probes[id] = status
    probes[id].verdict = status
  }

  private func addMember() {
    guard let id = pick(liveManagers), let manager = weakManagers[id]?.object,
      let memberID = pick(Array(0..<model.firstManager) + liveManagers),
      let member = member(memberID)
    else { return }
    log.append("add \(memberID) to m\(id)")
    if model.depends(memberID, on: id) {
      expectedDiagnostics += 1
    } else if model.managers[id]?.members.contains(memberID) == false {
      model.managers[id]?.members.append(memberID)
    }
    manager.add(member)
    expect(
      manager.members.map(ObjectIdentifier.init)
        == model.managers[id]?.members.compactMap { self.member($0).map(ObjectIdentifier.init) },
      "members of m\(id)")
  }

  private func removeMember() {
    guard let id = pick(liveManagers), let manager = weakManagers[id]?.object,
      let memberID = pick(model.managers[id]?.members ?? []), let member = member(memberID)
    else { return }
    log.append("remove \(memberID) from m\(id)")
    model.managers[id]?.members.removeAll { $0 == memberID }
    manager.remove(member)
  }

  private func exclude() {
    guard let id = pick(Array(0..<model.firstManager) + liveManagers),
      let reason = pick([ExclusionReason.hidden, .readOnly])
    else { return }
    log.append("exclude \(id) \(reason.rawValue)")
    model.exclusions[id, default: []].insert(reason)
    member(id)?.exclude(reason)
  }

  private func include() {
    guard let id = pick(model.exclusions.keys.sorted()),
      let reason = pick([ExclusionReason.hidden, .readOnly])
    else { return }
    log.append("include \(id) \(reason.rawValue)")
    model.exclusions[id]?.remove(reason)
    member(id)?.include(reason)
  }

  private func manage() {
    guard let id = pick(liveManagers), let manager = weakManagers[id]?.object,
      let controlID = pick(model.isEnabled.keys.sorted()), let control = control(controlID),
      let allowance = pick(ControlAllowance.allCases)
    else { return }
    log.append("m\(id) manages \(controlID) \(allowance)")
    if controlID >= model.buttons, model.depends(id, on: controlID - model.buttons) {
      expectedDiagnostics += 1
    } else if let index = model.managers[id]?.controls.firstIndex(where: { $0.control == controlID }
    ) {
      model.managers[id]?.controls[index].allowance = allowance
    } else {
      model.managers[id]?.controls.append((controlID, allowance))
    }
    manager.manage(control, allowance)
  }

  private func release() {
    guard let id = pick(liveManagers), let manager = weakManagers[id]?.object,
      let controlID = pick((model.managers[id]?.controls ?? []).map(\.control)),
      let control = control(controlID)
    else { return }
    log.append("m\(id) releases \(controlID)")
    model.release(controlID, from: id)
    manager.release(control)
  }

  private func impose() {
    guard let id = pick(fields.indices) else { return }
    let isImposed = chance(70)
    log.append("impose f\(id) \(isImposed)")
    model.fields[id].isImposed = isImposed
    if isImposed { fields[id].impose("taken") } else { fields[id].impose([]) }
  }

  private func resetField() {
    guard let id = pick(fields.indices) else { return }
    log.append("reset f\(id)")
    modelReset(id)
    fields[id].reset()
  }

  private func modelReset(_ id: Int) {
    model.fields[id].value = ""
    model.fields[id].isImposed = false
  }

  private func reset() {
    guard let id = pick(liveManagers), chance(30) else { return }
    log.append("reset m\(id)")
    for field in fieldsBelow(id) { modelReset(field) }
    weakManagers[id]?.object?.reset()
  }

  private func submit() {
    guard let id = pick(liveManagers) else { return }
    log.append("submit m\(id)")
    if !model.isExcluded(id) {
      for field in fieldsBelow(id) { model.fields[field].isImposed = false }
    }
    let isValid = weakManagers[id]?.object?.attemptSubmission()
    if batchDepth == 0 && !isNested {
      model.writeControls()
      expect(
        isValid == (model.status(id) == .valid && !model.isExcluded(id)), "attempt of m\(id)")
    }
  }

  private func fieldsBelow(_ manager: Int) -> Set<Int> {
    var found: Set<Int> = []
    for member in model.managers[manager]?.members ?? [] {
      if member < fields.count { found.insert(member) }
      found.formUnion(fieldsBelow(member))
    }
    return found
  }

  private func require() {
    guard let id = pick(fields.indices) else { return }
    let isRequired = chance(50)
    log.append("require f\(id) \(isRequired)")
    model.fields[id].isRequired = isRequired
    fields[id].isRequired = isRequired
  }

  private func changeRules() {
    guard let id = pick(fields.indices), let minimum = pick([1, 2, 3]) else { return }
    log.append("rules f\(id) \(minimum)")
    model.fields[id].minimum = minimum
    fields[id].rules = [.minimum(minimum)]
  }

  private func visit() {
    guard let field = pick(fields) else { return }
    if field.isFocused { field.leave() } else { field.enter() }
    if chance(10) { field.reveal() }
  }

  private func hold() {
    guard let id = pick(model.isEnabled.keys.sorted()), let control = control(id) else { return }
    log.append("hold \(id)")
    if model.holds[id, default: 0] == 0, model.managersOf(control: id).isEmpty,
      model.unmanaged[id] == nil
    {
      model.unmanaged[id] = model.isEnabled[id]
    }
    model.holds[id, default: 0] += 1
    holds.append((id, control.hold("busy")))
  }

  private func endHold() {
    guard let index = pick(holds.indices) else { return }
    let (id, hold) = holds.remove(at: index)
    log.append("end hold \(id)")
    model.holds[id, default: 1] -= 1
    if chance(50) { hold.cancel() }
  }

  private func setBusy() {
    guard let id = pick(liveManagers), let manager = weakManagers[id]?.object else { return }
    let ended = work.removeValue(forKey: id)
    if chance(40) {
      log.append("busy m\(id)")
      model.managers[id]?.work += 1
      let token = manager.node.beginWork()
      endWork(of: id, work.removeValue(forKey: id))
      work[id] = token
    }
    log.append("idle m\(id) \(ended != nil)")
    endWork(of: id, ended)
  }

  private func endWork(of id: Int, _ token: ObserverToken?) {
    guard let token else { return }
    model.managers[id]?.work -= 1
    token.cancel()
  }

  private func dropManager() {
    guard let id = pick(managers.keys.sorted()), chance(40) else { return }
    log.append("drop m\(id)")
    // Let go after the dictionary is done changing: what ends may have listeners told.
    var dropped = managers.removeValue(forKey: id)
    withExtendedLifetime(dropped) {}
    dropped = nil
    noticeTheGone()
  }

  private func dropButton() {
    guard let id = pick(buttons.keys.sorted()), chance(30) else { return }
    log.append("drop b\(id)")
    _ = buttons.removeValue(forKey: id)
    noticeTheGone()
  }

  private func createSomething() {
    if liveManagers.count < 6 { addManager() }
    if buttons.count < 4, nextButton < model.buttons { addButton() }
  }

  private func batch() {
    log.append("batch {")
    batchDepth += 1
    Validation.batch {
      for _ in 0..<Int.random(in: 0...4, using: &random) { operate() }
      noticeTheGone()
      if let id = pick(liveManagers) {
        // Inside a batch, statuses are right already; controls wait.
        expect(weakManagers[id]?.object?.status == model.status(id), "m\(id) in a batch")
      }
      batchDepth -= 1
    }
    log.append("}")
  }

  // MARK: - Listening

  private func endListening() {
    guard let index = pick(listeners.indices) else { return }
    let listener = listeners.remove(at: index)
    listener.isOver = true
    if chance(50) { listener.token?.cancel() }
    listener.token = nil
  }

  private func listen() {
    guard listeners.count < 12, let id = pick(Array(0..<model.firstManager) + liveManagers),
      let member = member(id)
    else { return }
    let listener = ChainRecorder("listener of \(id)") { [weak member] in
      member.map { "\($0.status)" }
    }
    listener.token = member.onStatusChange { [weak self, weak listener] change in
      self?.log.append("told \(id) \(change.old) → \(change.new)")
      listener?.hear("\(change.old)", "\(change.new)")
      self?.react(to: id)
    }
    listeners.append(listener)
    if id < fields.count { listenToFacets(of: fields[id]) }
  }

  private func listenToFacets(of field: Field<String>) {
    func record(_ name: String, _ current: @escaping () -> String) -> ChainRecorder {
      let listener = ChainRecorder(name, current: current)
      listeners.append(listener)
      return listener
    }
    let value = record("value") { field.value }
    value.token = field.onValueChange { [weak value] in value?.hear($0, $1) }
    let appearance = record("appearance") { "\(field.appearance)" }
    appearance.token = field.onAppearanceChange { [weak appearance] in
      appearance?.hear("\($0)", "\($1)")
    }
    let message = record("message") { "\(field.visibleMessage ?? "none")" }
    message.token = field.onMessageChange { [weak message] in
      message?.hear($0 ?? "none", $1 ?? "none")
    }
    let issues = record("issues") { "\(field.issues)" }
    issues.token = field.onIssuesChange { [weak issues] in issues?.hear("\($0)", "\($1)") }
  }

  /// What a listener does: sees that everything is right, and sometimes writes.
  private func react(to id: Int) {
    settle()
    compare("told of \(id)")
    let wasNested = isNested
    isNested = true
    if nestedBudget > 0, chance(50) {
      nestedBudget -= 1
      operate()
    }
    isNested = wasNested
  }
}
