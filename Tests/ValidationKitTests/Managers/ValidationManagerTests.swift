import TestSupport
import Testing

@testable import ValidationKit

@Suite("A manager")
@MainActor
struct ValidationManagerTests {
  let email = Field("", rules: [.minimum(3)])
  let phone = Field("", rules: [.minimum(3)])

  @Test("V5: without members, or with excluded ones only, is valid")
  func emptyManager() {
    let manager = ValidationManager()
    #expect(manager.status == .valid)
    manager.add(email)
    #expect(manager.status == .invalid)
    email.exclude(.hidden)
    #expect(manager.isValid)
  }

  @Test(
    "V1: is invalid beside a pending member, pending beside a valid one, else valid",
    arguments: [
      ([.valid, .pending, .invalid], .invalid),
      ([.valid, .pending], .pending),
      ([.pending, .invalid], .invalid),
      ([.valid, .valid], .valid),
    ] as [([ValidationStatus], ValidationStatus)])
  func statusOfMembers(verdicts: [ValidationStatus], expected: ValidationStatus) {
    let probes = verdicts.map { verdict in
      let probe = Probe()
      probe.verdict = verdict
      return probe
    }
    let manager = ValidationManager(verifying: probes)
    #expect(manager.status == expected)
    #expect(manager.isValid == (expected == .valid))
  }

  @Test("T1: it and its controls are right when the setter returns, for one field of two managers")
  func twoManagers() {
    let register = Button()
    let sendCode = Button()
    let registration = ValidationManager(verifying: [email, phone], managing: [register])
    let code = ValidationManager(verifying: [phone], managing: [sendCode])
    #expect(!register.isEnabled && !sendCode.isEnabled)
    phone.value = "123"
    #expect(!register.isEnabled && sendCode.isEnabled)
    #expect(
      phone.managers.map(ObjectIdentifier.init) == [registration, code].map(ObjectIdentifier.init))
    email.value = "a@b"
    #expect(register.isEnabled && registration.isValid && code.isValid)
    phone.value = "12"
    #expect(!register.isEnabled && !sendCode.isEnabled)
  }

  @Test("T6: a pending grandchild makes the grandparent pending, three levels deep")
  func nested() {
    let probe = Probe()
    let inner = ValidationManager("inner", verifying: [probe])
    let middle = ValidationManager("middle", verifying: [inner])
    let outer = ValidationManager("outer", verifying: [middle])
    probe.verdict = .pending
    #expect(outer.status == .pending)
    probe.verdict = .invalid
    #expect(outer.status == .invalid)
    middle.exclude(.hidden)
    #expect(outer.isValid && middle.isValid && inner.status == .invalid)
    middle.include(.hidden)
    #expect(outer.status == .invalid)
    probe.verdict = .valid
    #expect(outer.isValid)
  }

  @Test("T6: very long chains of managers follow without overflowing the stack")
  func deepNesting() {
    var managers = [ValidationManager(verifying: [email])]
    for _ in 0..<Effort.runs(short: 10_000, long: 200_000) {
      managers.append(ValidationManager(verifying: [managers[managers.count - 1]]))
    }
    email.value = "abc"
    #expect(managers[managers.count - 1].isValid)
    // From the top, so that no manager takes a long chain along.
    while !managers.isEmpty { managers.removeLast() }
  }

  @Test("T6: adding a manager to itself, directly or round a corner, changes nothing and is told")
  func cycles() {
    let inner = ValidationManager("inner")
    let middle = ValidationManager("middle", verifying: [inner])
    let outer = ValidationManager("outer", verifying: [middle])
    let found = collectingDiagnostics {
      inner.add(inner)
      inner.add(outer)
    }
    #expect(
      found == [
        .cycle(managers: ["inner", "inner"]),
        .cycle(managers: ["inner", "middle", "outer", "inner"]),
      ])
    #expect(inner.members.isEmpty && inner.isValid && outer.isValid)
  }

  @Test("T6: adding twice is adding once, and removing once is removing")
  func twice() {
    let manager = ValidationManager(verifying: [email, email])
    manager.add(email)
    #expect(manager.members.count == 1)
    manager.remove(email)
    #expect(manager.members.isEmpty && manager.isValid && !manager.contains(email))
    manager.remove(email)
    #expect(manager.isValid)
  }

  @Test("V6: members keep the order given, through removals of most of them")
  func order() {
    let fields = (0..<100).map { Field("", label: "\($0)") }
    let manager = ValidationManager(verifying: fields)
    for (index, field) in fields.enumerated() where index % 10 != 3 { manager.remove(field) }
    let labels = manager.members.compactMap { ($0 as? AnyField)?.label }
    #expect(labels == ["3", "13", "23", "33", "43", "53", "63", "73", "83", "93"])
    fields[13].value = "x"
    fields[3].value = "x"
    #expect((manager.firstInvalidMember as? AnyField)?.label == "23")
    for field in fields { field.value = "x" }
    #expect(manager.isValid && manager.firstInvalidMember == nil)
  }

  @Test("T7: adding, removing, including and excluding correct it and its controls at once")
  func membership() {
    let button = Button()
    let manager = ValidationManager(managing: [button])
    #expect(button.isEnabled)
    manager.add(email)
    #expect(!button.isEnabled)
    email.exclude(.readOnly)
    #expect(button.isEnabled)
    email.include(.readOnly)
    #expect(!button.isEnabled)
    manager.remove(email)
    #expect(button.isEnabled)
  }

  @Test("T9: reads members again that changed without saying so")
  func revalidate() {
    final class Silent: Validatable {
      let validation = ValidationNode()
      var isValid = true
    }
    let silent = Silent()
    let manager = ValidationManager(verifying: [ValidationManager(verifying: [silent])])
    silent.isValid = false
    #expect(manager.isValid)
    manager.revalidate()
    #expect(manager.status == .invalid)
  }

  @Test("T9: as an observer, it reads the member again that it is told of")
  func asObserver() {
    let probe = Probe()
    let manager = ValidationManager(verifying: [probe])
    let observer: any ValidationObserver = manager
    observer.memberDidChange(StatusChange(source: email, old: .valid, new: .invalid))
    observer.memberDidChange(StatusChange(source: probe, old: .valid, new: .invalid))
    #expect(manager.isValid)
  }

  @Test("V7: an attempt drops imposed issues, reveals what is wrong, and skips what is excluded")
  func attempt() {
    let note = Field("", rules: [.minimum(3)])
    let inner = ValidationManager(verifying: [phone, note])
    let manager = ValidationManager(verifying: [email, inner])
    email.value = "abc"
    email.impose("taken")
    manager.impose([ValidationIssue(rule: "server")])
    note.exclude(.hidden)
    #expect(!manager.attemptSubmission())
    #expect(email.isValid && email.appearance == .valid)
    #expect(phone.appearance == .invalid && phone.visibleMessage != nil)
    #expect(note.appearance == .neutral && !note.isTouched)
    #expect(manager.formIssues.isEmpty)
    #expect(manager.firstInvalidMember === phone)
    phone.value = "123"
    #expect(manager.attemptSubmission())
  }

  @Test("V6: the first invalid member is found through managers below, each asked once")
  func firstInvalidThroughManagers() {
    let fields = ["a", "b", "c", "d"].map { Field("", label: $0, rules: [.minimum(3)]) }
    // Each level holds the one below twice over: walked naively, 2²⁴ paths.
    var level = [ValidationManager(verifying: [fields[1], fields[2]])]
    for _ in 0..<24 {
      level = [ValidationManager(verifying: level), ValidationManager(verifying: level)]
    }
    let form = ValidationManager(verifying: [fields[0]] + level + [fields[3]])
    var found: [String] = []
    while let field = form.firstInvalidMember as? Field<String> {
      found.append(field.label ?? "")
      field.value = "abc"
    }
    #expect(found == ["a", "b", "c", "d"] && form.isValid)
  }
}
