import Testing

@testable import ValidationKit

/// 20,000 of each: what would walk the others each time would take minutes.
@Suite("Adding and ending are constant, amortised")
@MainActor
struct ManyTests {
  let count = 20_000

  @Test("T8: listeners, by token and by observer")
  func listeners() {
    let field = Field("")
    var heard = 0
    var tokens = (0..<count).map { _ in field.onValueChange { _, _ in heard += 1 } }
    field.value = "a"
    #expect(heard == count)
    for token in tokens { token.cancel() }
    tokens = []
    field.value = "b"
    #expect(heard == count)
    let observers = (0..<count).map { _ in Listener() }
    for observer in observers + observers { field.addObserver(observer) }
    field.value = ""
    #expect(observers.allSatisfy { $0.heard.count == 1 })
    for observer in observers { field.removeObserver(observer) }
    field.value = "c"
    #expect(observers.allSatisfy { $0.heard.count == 1 })
  }

  @Test("A4 V4: fields that compare with one, and conditions on one")
  func dependents() {
    let source = Field("x")
    let fields = (0..<count / 4).map { _ in Field("x") }
    for field in fields { field.requireSame(as: source) }
    for field in fields { field.requireSame(as: source) }
    source.value = "y"
    #expect(fields.allSatisfy { $0.status == .invalid && $0.issues.count == 1 })
    let members = (0..<count / 4).map { _ in Field("") }
    for member in members { member.include(when: source) { $0 == "x" } }
    #expect(members.allSatisfy { $0.isExcluded })
  }

  @Test("T6: controls of one manager, managers of one field, holds of one control")
  func controlsAndManagers() {
    let field = Field("", rules: [.minimum(2)])
    let manager = ValidationManager(verifying: [field])
    let buttons = (0..<count).map { _ in Button() }
    for button in buttons { manager.manage(button) }
    #expect(buttons.allSatisfy { !$0.isEnabled })
    for button in buttons { manager.release(button) }
    #expect(manager.controls.isEmpty)
    var managers = (0..<count).map { _ in ValidationManager(verifying: [field]) }
    #expect(field.managers.count == count + 1)
    field.value = "ab"
    #expect(managers.allSatisfy { $0.isValid })
    for (index, manager) in managers.enumerated() where index.isMultiple(of: 2) {
      manager.remove(field)
    }
    #expect(field.managers.count == count / 2 + 1)
    #expect(field.managers.last === managers.last && field.managers.first === manager)
    managers = []
    #expect(field.managers.count == 1)
    let control = Control("Go")
    let holds = (0..<count).map { control.hold("\($0)") }
    #expect(control.holdReasons.count == count && control.holdReasons.first == "0")
    for hold in holds { hold.cancel() }
    #expect(control.isEnabled && control.holdReasons.isEmpty)
  }
}

@Suite("Elements in an order that changes anywhere")
struct OrderedSlotsTests {
  @Test("Slots stay, are used again, and are found from either end")
  func slots() {
    var list = OrderedSlots<String>()
    let a = list.append("a")
    let c = list.append("c")
    let b = list.insert("b", before: c)
    #expect(Array(list) == ["a", "b", "c"] && list.count == 3)
    list.move(a, before: nil)
    #expect(Array(list) == ["b", "c", "a"] && list.slot(at: 2) == a && list.slot(at: 0) == b)
    #expect(list.remove(c) == "c" && Array(list) == ["b", "a"] && list.slot(at: 2) == nil)
    #expect(list.append("d") == c && list.slot(after: c) == nil && list.firstSlot == b)
    list.move(b, before: b)
    list.move(c, before: b)
    #expect(Array(list) == ["d", "b", "a"] && list.pairs.map(\.slot) == [c, b, a])
    for slot in [a, b, c] { list.remove(slot) }
    #expect(list.isEmpty && list.firstSlot == nil && list.slot(at: 0) == nil)
  }
}
