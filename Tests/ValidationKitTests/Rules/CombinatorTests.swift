import Testing
import ValidationKit

@Suite("Combined rules")
struct CombinatorTests {
  @Test("V6: all reports the issues of every rule that fails, in order")
  func all() {
    let rule = Rule.all([fixed(.incomplete), fixed(.valid), fixed(.wrong)])
    #expect(rule.check("").issues.map(\.reason) == [.invalid, "wrong"])
    #expect(Rule<String>.all([]).isValid("anything"))
  }

  @Test("V6: reporting the first issue asks no rule after it, but goes past warnings")
  func first() {
    let unasked = Rule<String>("unasked") { _ in
      Issue.record("asked")
      return true
    }
    let rules = [fixed(.wrong).asWarning(), fixed(.incomplete), unasked]
    let verdict = Rule.all(rules, reporting: .first).check("")
    #expect(verdict.issues.map(\.severity) == [.warning, .error])
    #expect(verdict.outcome == .incomplete)
  }

  @Test("V9: any reports one issue with the alternatives, and holds never without rules")
  func any() {
    let verdict = Rule.any([.email, .length(max: 2)]).check("abc")
    #expect(verdict.issues.map(\.rule) == ["any"])
    #expect(verdict.issues.first?.alternatives.map(\.rule) == ["email", "length"])
    #expect(verdict.outcome == .incomplete)
    #expect(Rule<String>.any([]).check("").outcome == .wrong)
    let unchecked = Rule.any([fixed(.wrong), fixed(.couldNotBeChecked)]).check("")
    #expect(unchecked.issues.map(\.reason) == [.couldNotBeChecked])
  }

  @Test("V10: any keeps the warnings of the rule that holds")
  func anyKeepsWarnings() {
    let verdict = Rule.any([fixed(.wrong), fixed(.wrong).asWarning()]).check("")
    #expect(verdict.isValid)
    #expect(verdict.issues.map(\.severity) == [.warning])
  }

  @Test("V9: not names the rule that it turns round")
  func not() {
    let verdict = Rule.not(.email).check("ann@example.com")
    #expect(verdict.outcome == .incomplete)
    #expect(verdict.issues.first?.argument("rule") == "email")
    #expect(Rule.not(.email).isValid("ann@@"))
    #expect(Rule.not(.not(.email)).isValid("ann@example.com"))
    let unchecked = Rule.not(fixed(.couldNotBeChecked)).check("")
    #expect(unchecked.issues.map(\.reason) == [.couldNotBeChecked])
  }

  @Test("V2: ifPresent skips what is empty, a bare rule judges it")
  func ifPresent() {
    #expect(!Rule.email.isValid(""))
    #expect(Rule.ifPresent(.email).isValid(""))
    #expect(!Rule.ifPresent(.email).isValid("a"))
    let optional: Rule<String?> = .ifPresent(.email)
    #expect(optional.isValid(nil) && optional.isValid("a@b") && !optional.isValid("a"))
    #expect(!optional.isValid(""))
  }

  @Test("A rule for a part judges the whole by it")
  func on() {
    struct Customer { let email: String }
    let rule: Rule<Customer> = Rule.email.on(\.email)
    #expect(rule.isValid(Customer(email: "a@b")) && !rule.isValid(Customer(email: "a")))
    #expect(rule.name == "email")
    #expect(Rule.email.on { (number: Int) in "\(number)@b" }.isValid(1))
  }

  @Test("V9: a condition cannot know, so what fails it is incomplete")
  func satisfies() {
    let even = Rule<Int>("even", reason: "odd") { $0.isMultiple(of: 2) }
    #expect(even.isValid(2))
    #expect(even.check(1).outcome == .incomplete)
    #expect(even.check(1).issues.map(\.description) == ["even.odd"])
    let copy = even
    #expect(copy == even)
    #expect(even != Rule("even", reason: "odd") { $0.isMultiple(of: 2) })
  }

  @Test("T3: equal compares texts by their Unicode scalars")
  func equal() {
    #expect(Rule.equal(true).isValid(true) && !Rule.equal(true).isValid(false))
    #expect(!Rule.equal("\u{E9}").isValid("e\u{301}"))
    #expect(Rule.equal("a").check("b").issues.first?.argument("value") == "a")
  }

  @Test("V10: a warning is shown and never invalidates")
  func warnings() {
    let verdict = fixed(.wrong).asWarning().check("")
    #expect(verdict.isValid && verdict.outcome == .valid)
    #expect(verdict.issues.map(\.severity) == [.warning])
    #expect([fixed(.wrong).asWarning(), fixed(.incomplete)].check("").outcome == .incomplete)
    #expect(fixed(.couldNotBeChecked).asWarning().isValid(""))
  }

  @Test("F4: a rule's message is for the issues that have none of their own")
  func messages() {
    let rule = Rule.all([fixed(.wrong).message("inner"), fixed(.wrong)]).message("outer")
    #expect(rule.check("").issues.map(\.message) == ["inner", "outer"])
    #expect(fixed(.wrong).message("").check("").issues.map(\.message) == [""])
    #expect(fixed(.wrong).check("").issues.map(\.message) == [nil])
  }

  @Test("Rules are equal when they ask the same, and describe themselves")
  func equality() {
    #expect(Rule.all([.email, .length(min: 2)]) == .all([.email, .length(min: 2)]))
    #expect(Rule.email != .email(.strict))
    #expect(Rule.email.message("a") != .email)
    #expect(Rule.email.asWarning() != .email)
    #expect(Set([Rule.length(2...3), .length(min: 2, max: 3)]).count == 1)
    let rule = Rule.any([.not(.email), .all([.length(2...3), .pattern("a")])])
    #expect(rule.description == "any(not(email), all(length(min: 2, max: 3), pattern(a)))")
  }
}
