import TestSupport
import Testing

@testable import ValidationKit

@Suite("The order of members")
@MainActor
struct MemberOrderTests {
  private func fields(_ labels: String) -> [Field<String>] {
    labels.map { Field("", label: String($0)) }
  }

  private func order(_ manager: ValidationManager) -> String {
    manager.members.compactMap { ($0 as? AnyField)?.label }.joined()
  }

  @Test("V6: members are inserted at a place, before and after another, and moved")
  func insertAndMove() {
    let all = fields("abcdefg")
    let manager = ValidationManager(verifying: [all[0], all[1]])
    manager.insert(all[2], at: 0)
    manager.insert(all[3], before: all[1])
    manager.insert(all[4], after: all[0])
    manager.insert(all[5], at: 99)
    manager.insert(all[6], at: -1)
    #expect(order(manager) == "gcaedbf")
    manager.insert(all[6], at: 3)
    #expect(order(manager) == "gcaedbf")
    manager.move(all[6], to: 3)
    #expect(order(manager) == "caegdbf")
    manager.move(all[5], before: all[2])
    manager.move(all[0], after: all[1])
    #expect(order(manager) == "fcegdba")
    manager.move(all[0], after: all[0])
    manager.move(all[5], after: all[5])
    manager.move(all[2], after: all[5])
    manager.move(all[2], before: all[2])
    #expect(order(manager) == "fcegdba")
    manager.remove(all[6])
    #expect(order(manager) == "fcedba")
    manager.move(all[6], to: 0)
    manager.insert(all[6], before: nil)
    #expect(order(manager) == "fcedbag")
    #expect(manager.firstInvalidMember === all[5])
    manager.move(all[5], before: nil)
    #expect(manager.firstInvalidMember === all[2])
  }

  @Test("V6: a random order agrees with an array's, seed after seed")
  func random() {
    for seed in UInt64(0)..<20 {
      var numbers = SeededGenerator(seed: seed)
      let all = (0..<12).map { Field("", label: "\($0)") }
      let manager = ValidationManager()
      var model: [Int] = []
      for _ in 0..<300 {
        let id = Int.random(in: 0..<12, using: &numbers)
        let place = Int.random(in: 0...12, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0:
          if !model.contains(id) { model.insert(id, at: min(place, model.count)) }
          manager.insert(all[id], at: place)
        case 1:
          model.removeAll { $0 == id }
          manager.remove(all[id])
        default:
          if let old = model.firstIndex(of: id) {
            model.remove(at: old)
            model.insert(id, at: min(place, model.count))
          }
          manager.move(all[id], to: place)
        }
        let found = manager.members.map { member in all.firstIndex { $0 === member } }
        #expect(found == model, "seed \(seed)")
      }
    }
  }

  @Test("A1 V6: nothing is judged or asked for having moved")
  func moving() async {
    let desk = Desk<String>()
    var judged = 0
    let field = Field(
      "",
      rules: [
        Rule("counted") { _ in
          MainActor.assumeIsolated { judged += 1 }
          return true
        }
      ], asking: [desk.rule()])
    let manager = ValidationManager(verifying: [Field("x"), field, Field("y")])
    field.value = "ann"
    await turns { desk.asked == ["ann"] }
    let before = judged
    manager.move(field, to: 0)
    manager.move(field, before: nil)
    await idle()
    #expect(judged == before && desk.asked == ["ann"] && desk.cancelled.isEmpty)
    #expect(manager.status == .pending)
  }

  @Test("V6: rows keep the manager's order, and a removed one can be put back")
  func rows() {
    let rows = ReusableRows<StandardReusableRowKind>([.username, .email, .firstName])
    func isInOrder() -> Bool {
      rows.manager.members.elementsEqual((0..<rows.count).map { rows[$0].field }) { $0 === $1 }
    }
    rows.insert(.password, at: 1)
    #expect(isInOrder())
    rows.move(from: 3, to: 0)
    rows.move(from: 0, to: 2)
    #expect(isInOrder() && rows.manager.firstInvalidMember === rows.firstInvalidRow?.field)
    let email = rows[1]
    email.field.value = "ann@"
    let removed = rows.remove(at: 1)
    #expect(removed === email && email.index == nil && isInOrder())
    rows.insert(email, at: 0)
    #expect(rows[0] === email && email.index == 0 && email.field.value == "ann@" && isInOrder())
    rows.insert(email, at: 2)
    #expect(rows[0] === email && rows.count == 4)
  }

  @Test("V6: focus chains insert and move, and the focus stays")
  func focus() {
    let inputs = fields("abcd").map { TextInput($0) }
    let chain = FocusChain([inputs[0], inputs[1]])
    inputs[1].beginEditing()
    chain.insert(inputs[2], at: 0)
    chain.insert(inputs[3], after: inputs[0])
    chain.insert(inputs[0], before: inputs[2])
    #expect(chain.inputs.map { $0.field.label } == ["a", "c", "d", "b"])
    #expect(chain.focused === inputs[1] && chain.next(after: inputs[0]) === inputs[2])
    chain.insert(inputs[0], at: 9)
    chain.remove(inputs[2])
    #expect(chain.inputs.map { $0.field.label } == ["d", "b", "a"] && inputs[2].chain == nil)
    inputs[1].pressReturn()
    #expect(chain.focused === inputs[0])
  }
}
