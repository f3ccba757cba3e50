import TestSupport

@testable import ValidationKit

/// What is done to members, managers and controls.
extension FormWorld {
  func performOnMember(_ operation: ModelOperation) {
    let reason: ExclusionReason = operation.b % 3 == 0 ? .disabled : .hidden
    switch operation.kind {
    case .probe:
      guard let id = pick(probes.keys.sorted(), operation.a),
        let status = pick(ValidationStatus.allCases, operation.b)
      else { return }
      note("probe \(id) \(status)")
      model.change { $0.probes[id] = status }
      probes[id]?.verdict = status
    case .exclude:
      // What becomes of a run whose form is excluded, the documents leave open.
      guard let id = pick(model.members, operation.a), !model.isBusy(id)
      else { return }
      note("exclude \(id) \(reason.rawValue)")
      model.change(id) { $0.reasons[id, default: []].insert(reason) }
      member(id)?.exclude(reason)
    default:
      guard let id = pick(model.reasons.keys.sorted(), operation.a) else { return }
      note("include \(id) \(reason.rawValue)")
      model.change(id) { _ = $0.reasons[id]?.remove(reason) }
      member(id)?.include(reason)
    }
    count(operation.kind)
  }

  func performOnManager(_ operation: ModelOperation) {
    guard let id = pick(model.liveManagers, operation.a) else { return }
    count(operation.kind)
    with(manager: id) { manager in
      switch operation.kind {
      case .add: add(to: id, manager, operation)
      case .remove: remove(from: id, manager, operation)
      case .manage: manage(id, manager, operation)
      case .release:
        guard let control = pick(model.managers[id]!.controls.map(\.control), operation.b) else {
          return
        }
        note("m\(id) releases \(control)")
        model.release(control, from: id)
        self.control(control).map(manager.release)
      case .resetForm:
        guard operation.b % 2 == 0 else { return }
        note("reset m\(id)")
        model.resetForm(id)
        manager.reset()
      case .attempt:
        note("attempt m\(id)")
        model.attempt(id)
        manager.attemptSubmission()
      default:
        let rules = operation.b % 2 == 0 ? ["server"] : []
        note("impose m\(id) \(rules)")
        model.managers[id]?.imposed = rules
        manager.impose(rules.map { ValidationIssue(rule: $0) })
      }
    }
  }

  private func add(to id: Int, _ manager: ValidationManager, _ operation: ModelOperation) {
    guard let memberID = pick(model.members, operation.b) else { return }
    if model.isAbove(memberID, id) {
      note("add \(memberID) to m\(id), refused")
      expectedDiagnostics += 1
    } else {
      guard !model.depends(memberID, on: id),
        addKeepingRows({ $0.managers[id]?.members.append(memberID) })
      else { return }
      note("add \(memberID) to m\(id)")
      if model.managers[id]?.members.contains(memberID) == false {
        model.change { $0.managers[id]?.members.append(memberID) }
      }
    }
    member(memberID).map(manager.add)
  }

  private func remove(from id: Int, _ manager: ValidationManager, _ operation: ModelOperation) {
    guard let memberID = pick(model.managers[id]!.members, operation.b) else { return }
    note("remove \(memberID) from m\(id)")
    func remove() {
      model.change { $0.managers[id]?.members.removeAll { $0 == memberID } }
      member(memberID).map(manager.remove)
    }
    if memberID < FormModel.firstManager {
      remove()
    } else {
      with(manager: memberID) { _ in remove() }
    }
  }

  private func manage(_ id: Int, _ manager: ValidationManager, _ operation: ModelOperation) {
    guard let controlID = pick(model.controls, operation.b), let control = control(controlID),
      let allowance = pick(ControlAllowance.allCases, operation.c)
    else { return }
    if controlID < FormModel.firstProbe, model.isAbove(id, controlID) {
      note("m\(id) manages \(controlID), refused")
      expectedDiagnostics += 1
    } else {
      if controlID < FormModel.firstProbe, model.depends(id, on: controlID) { return }
      guard addKeepingRows({ $0.managers[id]?.controls.append((controlID, allowance)) }) else {
        return
      }
      note("m\(id) manages \(controlID) \(allowance)")
      let index = model.managers[id]?.controls.firstIndex { $0.control == controlID }
      if let index {
        model.managers[id]?.controls[index].allowance = allowance
      } else {
        model.managers[id]?.controls.append((controlID, allowance))
      }
    }
    manager.manage(control, allowance)
  }

  func performOnControl(_ operation: ModelOperation) {
    switch operation.kind {
    case .hold:
      guard let id = pick(model.controls, operation.a), let control = control(id) else { return }
      note("hold \(id)")
      model.hold(id)
      holds.append((id, control.hold("busy")))
    case .endHold:
      guard !holds.isEmpty else { return }
      let (id, hold) = holds.remove(at: operation.a % holds.count)
      note("end hold \(id)")
      model.holds[id, default: 1] -= 1
      if operation.b % 2 == 0 { hold.cancel() }
    case .create:
      guard model.managers.count < 7 else { return }
      addManager()
    default:
      // The first two have submissions, which keep them.
      guard
        let id = pick(
          managers.keys.filter { $0 > FormModel.firstManager + 1 }.sorted(), operation.a)
      else { return }
      note("drop m\(id)")
      model.managers[id]?.isHeld = false
      model.endTheUnkept()
      // Let go after the dictionary is done changing: what ends has listeners told.
      var dropped = managers.removeValue(forKey: id)
      withExtendedLifetime(dropped) {}
      dropped = nil
    }
    count(operation.kind)
  }

  func performBatch(_ operation: ModelOperation) {
    note("batch {")
    batchDepth += 1
    Validation.batch {
      for inner in operation.inner {
        perform(inner)
        compare("in the batch")
      }
      batchDepth -= 1
    }
    note("}")
    count(.batch)
  }
}
