import Testing

@testable import ValidationKit

@Suite("The standard policy, keystroke by keystroke")
@MainActor
struct StandardFeedbackTests {
  private let rules: [Rule<String>] = [
    .minimum(3).message("Longer"), .not(.equal("admin")).message("Reserved"),
  ]

  @Test("F1: the message comes with leaving, goes at the right keystroke, and waits for a leave")
  func messageFromLeaveToRight() {
    let field = Field("", rules: [.minimum(3)], message: "Longer")
    field.enter()
    var seen: [String?] = []
    for text in ["a", "ab"] {
      field.value = text
      seen.append(field.visibleMessage)
    }
    #expect(seen == [nil, nil])
    field.leave()
    #expect(field.visibleMessage == "Longer")
    field.enter()
    #expect(field.visibleMessage == "Longer")
    seen = []
    for text in ["a", "ab", "abc", "ab", "a", ""] {
      field.value = text
      seen.append(field.visibleMessage)
    }
    #expect(seen == ["Longer", "Longer", nil, nil, nil, nil])
    #expect(field.appearance == .invalid)
    field.leave()
    #expect(field.visibleMessage == "Longer")
  }

  @Test("F1 F4: while the message is shown, it follows the current issue")
  func messageFollows() {
    let field = Field("", rules: rules)
    field.play("type ad,leave")
    #expect(field.visibleMessage == "Longer")
    field.value = "admin"
    #expect(field.visibleMessage == "Reserved")
    field.value = ""
    #expect(field.visibleMessage == "Fill in this field")
    field.value = "admins"
    #expect(field.visibleMessage == nil)
  }

  @Test("F2: passing through an unedited field with Tab shows nothing and touches nothing")
  func tabbingThrough() {
    let field = Field("", rules: rules)
    field.enter()
    #expect(field.isFocused)
    field.leave()
    #expect(!field.isFocused)
    #expect(!field.isEdited)
    #expect(!field.isTouched)
    #expect(field.shown == "n")
  }

  @Test("F2: setting a value by code counts like typing it")
  func settingByCode() {
    let field = Field("admin", rules: rules)
    #expect(!field.isEdited)
    field.value = "ad"
    #expect(field.isEdited)
    #expect(!field.isTouched)
    #expect(field.shown == "i")
    field.leave()
    #expect(field.isTouched)
    #expect(field.shown == "I")
  }

  @Test("F2: setting the value that is there is no edit")
  func settingTheSame() {
    let field = Field("ad", rules: rules)
    field.value = "ad"
    field.leave()
    #expect(!field.isEdited)
    #expect(field.shown == "n")
  }

  @Test("F2: going back to the initial value stays an edit, until reset")
  func typingBack() {
    let field = Field("ad", rules: rules)
    field.play("type adm,type ad")
    #expect(field.isEdited)
    #expect(field.shown == "i")
  }

  @Test("F1: with onLeave, appearance and message are both live after the first leave")
  func onLeave() {
    let field = Field("", rules: rules, feedback: .onLeave)
    var seen: [String] = []
    for step in ["enter", "type ad", "leave", "enter", "type admin", "type admins", "type ad"] {
      field.play(step)
      seen.append(field.shown)
    }
    #expect(seen == ["n", "n", "I", "I", "I", "v", "I"])
  }

  @Test("F1: changing the policy shows at once what the new one shows")
  func changingThePolicy() {
    let field = Field("", rules: rules)
    field.value = "ad"
    field.feedback = .immediate
    #expect(field.visibleMessage == "Longer")
    field.feedback = .silent
    #expect(field.shown == "n")
    field.feedback = .standard
    #expect(field.shown == "i")
  }

  @Test("F2: editing one field never lights up another that only shares its manager")
  func othersStayDark() {
    let one = Field("", rules: rules), two = Field("", rules: rules)
    let manager = ValidationManager(verifying: [one, two])
    one.play("enter,type ad,leave")
    #expect(two.shown == "n")
    #expect(!two.isEdited)
    #expect(!manager.isValid)
  }
}
