@testable import ValidationKit

extension FormModel {
  // MARK: - Controls

  func managersOf(control: Int) -> [(id: Int, allowance: ControlAllowance)] {
    liveManagers.compactMap { id in
      managers[id]?.controls.first { $0.control == control }.map { (id, $0.allowance) }
    }
  }

  /// Whether the managers of a control, or what stood before them, let it be enabled.
  func wish(for control: Int) -> Bool {
    let all = managersOf(control: control)
    if all.isEmpty { return unmanaged[control] ?? isOn[control] ?? true }
    let voters = all.filter { !isExcluded($0.id) }
    if voters.isEmpty { return false }
    return voters.allSatisfy { id, allowance in
      !isBusy(id) && (allowance == .whileIdle || status(id) == .valid)
    }
  }

  /// Gives every control what it should have, until that changes nothing more.
  mutating func writeControls() {
    var isStable = false
    while !isStable {
      isStable = true
      for control in controls {
        let should = holds[control, default: 0] == 0 && wish(for: control)
        guard isOn[control] != should else { continue }
        change(control) { $0.isOn[control] = should }
        isStable = false
      }
    }
  }

  /// Whether a control reads enabled: a field also needs the app not to have disabled it.
  func readsEnabled(_ control: Int) -> Bool {
    isOn[control] == true && reasons[control]?.contains(.disabled) != true
  }

  mutating func release(_ control: Int, from manager: Int) {
    guard let index = managers[manager]?.controls.firstIndex(where: { $0.control == control })
    else { return }
    if managersOf(control: control).count == 1 { unmanaged[control] = wish(for: control) }
    managers[manager]?.controls.remove(at: index)
  }

  mutating func hold(_ control: Int) {
    if holds[control, default: 0] == 0, managersOf(control: control).isEmpty,
      unmanaged[control] == nil
    {
      unmanaged[control] = isOn[control]
    }
    holds[control, default: 0] += 1
  }

  // MARK: - The end of managers

  /// Whether something keeps a manager alive: the app, a call under way, a submission, or a manager
  /// that verifies it.
  func isKept(_ manager: Int) -> Bool {
    guard let model = managers[manager] else { return false }
    return model.isHeld || model.pins > 0 || submissions.contains { $0.manager == manager }
      || managers(of: manager).contains { isKept($0) }
  }

  /// Takes managers that nobody keeps out of everything.
  ///
  /// A manager takes along those that only it kept alive, and lets go of its own controls last.
  mutating func endTheUnkept() {
    let gone = liveManagers.filter { !isKept($0) }
    if gone.isEmpty { return }
    var owners: [Int: Int] = [:]
    for id in gone { for member in managers[id]?.members ?? [] { owners[member, default: 0] += 1 } }
    var order: [Int] = []
    func end(_ id: Int) {
      for member in managers[id]?.members ?? [] where gone.contains(member) {
        owners[member, default: 1] -= 1
        if owners[member] == 0 { end(member) }
      }
      order.append(id)
    }
    for id in gone where owners[id] == nil { end(id) }
    for id in order {
      for link in managers[id]?.controls ?? [] { release(link.control, from: id) }
    }
    change { model in
      for id in gone {
        model.managers[id] = nil
        model.reasons[id] = nil
        model.conditions[id] = nil
      }
      for id in model.liveManagers {
        model.managers[id]?.members.removeAll { gone.contains($0) }
      }
    }
  }

  // MARK: - What depends on what

  /// What follows from a member's status or exclusion, and whether through a control.
  private func dependents(of member: Int) -> [(id: Int, throughControl: Bool)] {
    var found = managers(of: member).map { ($0, false) }
    for id in members where conditions[id, default: []].contains(where: { $0.source == member }) {
      found.append((id, false))
    }
    for id in liveFields
    where fields[id]?.requirements.contains(where: { $0.source == member }) == true {
      found.append((id, false))
    }
    for link in managers[member]?.controls ?? [] where link.control < Self.firstProbe {
      found.append((link.control, true))
    }
    return found
  }

  /// Whether a member follows from another, by any way.
  func depends(_ later: Int, on earlier: Int) -> Bool {
    later == earlier || dependents(of: earlier).contains { depends(later, on: $0.id) }
  }

  /// Whether a member follows from another through managers and controls, which the library refuses
  /// to close to a circle.
  func isAbove(_ later: Int, _ earlier: Int) -> Bool {
    if later == earlier { return true }
    let switched = (managers[earlier]?.controls ?? []).map(\.control).filter {
      $0 < Self.firstProbe
    }
    return (managers(of: earlier) + switched).contains { isAbove(later, $0) }
  }

  /// How many fields that managers switch stand in a row; with two, what passes on the way depends
  /// on the order in which controls are written.
  func controlsInARow() -> Int {
    func count(_ id: Int) -> Int {
      dependents(of: id).map { count($0.id) + ($0.throughControl ? 1 : 0) }.max() ?? 0
    }
    return members.map(count).max() ?? 0
  }
}
