@testable import ValidationKit

/// What the graph should be, worked out plainly: no counters, no order of updates.
///
/// Members are numbered through: fields, then probes, then managers. Controls likewise: buttons,
/// then fields, which are excluded when disabled.
struct GraphModel {
  struct Field {
    var value = ""
    var isRequired = true
    var minimum = 2
    var isImposed = false
    var sameAs: Int?
  }

  struct Manager {
    var members: [Int] = []
    var controls: [(control: Int, allowance: ControlAllowance)] = []
    /// How much work goes on; a listener may begin more before the first has begun to its end.
    var work = 0
    var isBusy: Bool { work > 0 }
  }

  var fields: [Field]
  var probes: [ValidationStatus]
  var managers: [Int: Manager] = [:]
  var exclusions: [Int: Set<ExclusionReason>] = [:]
  /// What controls are now, as far as they have been written.
  var isEnabled: [Int: Bool] = [:]
  /// What a control that no manager manages any more is to be, once nothing holds it.
  var unmanaged: [Int: Bool] = [:]
  var holds: [Int: Int] = [:]
  let buttons: Int

  var firstManager: Int { fields.count + probes.count }
  func controlOfField(_ field: Int) -> Int { buttons + field }

  // MARK: - Status

  func ownStatus(_ member: Int) -> ValidationStatus {
    if member < fields.count { return status(of: fields[member]) }
    if member < firstManager { return probes[member - fields.count] }
    let all = managers[member]?.members.map { status($0) } ?? []
    return all.contains(.invalid) ? .invalid : all.contains(.pending) ? .pending : .valid
  }

  private func status(of field: Field) -> ValidationStatus {
    if field.isImposed { return .invalid }
    if field.value.isEmpty { return field.isRequired ? .invalid : .valid }
    if field.value.count < field.minimum { return .invalid }
    if let other = field.sameAs, fields[other].value != field.value { return .invalid }
    return .valid
  }

  func isExcluded(_ member: Int) -> Bool {
    if exclusions[member, default: []].isEmpty == false { return true }
    return member < fields.count && isEnabled[controlOfField(member)] == false
  }

  func status(_ member: Int) -> ValidationStatus {
    isExcluded(member) ? .valid : ownStatus(member)
  }

  // MARK: - Controls

  func managersOf(control: Int) -> [(Manager, ControlAllowance, Int)] {
    managers.compactMap { id, manager in
      manager.controls.first { $0.control == control }.map { (manager, $0.allowance, id) }
    }
  }

  func wish(for control: Int) -> Bool {
    let managers = managersOf(control: control)
    if managers.isEmpty { return unmanaged[control] ?? isEnabled[control] ?? true }
    let voters = managers.filter { !isExcluded($0.2) }
    return !voters.isEmpty
      && voters.allSatisfy { manager, allowance, id in
        !manager.isBusy && (allowance == .whileIdle || status(id) == .valid)
      }
  }

  /// Gives every control what it should have, until that changes nothing more.
  mutating func writeControls() {
    var isStable = false
    while !isStable {
      isStable = true
      for control in isEnabled.keys.sorted() {
        let should = holds[control, default: 0] == 0 && wish(for: control)
        if isEnabled[control] != should {
          isEnabled[control] = should
          isStable = false
        }
      }
    }
  }

  mutating func release(_ control: Int, from manager: Int) {
    guard let index = managers[manager]?.controls.firstIndex(where: { $0.control == control })
    else { return }
    if managersOf(control: control).count == 1 { unmanaged[control] = wish(for: control) }
    managers[manager]?.controls.remove(at: index)
  }

  /// Takes managers that are gone out of everything.
  ///
  /// A manager takes along those that only it kept alive, and lets go of its own controls last.
  mutating func remove(managers gone: [Int]) {
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
    for id in gone.filter({ owners[$0] == nil }) { end(id) }
    for id in order {
      for link in managers[id]?.controls ?? [] { release(link.control, from: id) }
    }
    for id in gone {
      managers[id] = nil
      exclusions[id] = nil
    }
    for id in managers.keys { managers[id]?.members.removeAll { gone.contains($0) } }
  }

  // MARK: - Reachability

  /// Whether something depends on a member: as a manager above it, or as a field that such a
  /// manager switches.
  func depends(_ later: Int, on earlier: Int) -> Bool {
    if later == earlier { return true }
    let direct = managers.filter { $0.value.members.contains(earlier) }.map(\.key)
    let switched = (managers[earlier]?.controls ?? [])
      .filter { $0.control >= buttons }.map { $0.control - buttons }
    return (direct + switched).contains { depends(later, on: $0) }
  }
}
