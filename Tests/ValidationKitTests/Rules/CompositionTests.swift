import Testing
import ValidationKit

@Suite("Rules on conditions, parts, optionals and elements")
struct CompositionTests {
  struct Customer: Sendable, Equatable {
    var email = ""
    var phones: [String] = []
    var country = ""
  }

  @Test("when asks a rule only where a condition on the value holds")
  func when() {
    let rule = Rule<Customer>.when({ $0.country == "US" }, then: Rule.email.on(\.email))
    #expect(rule.isValid(Customer(email: "x", country: "FR")))
    #expect(!rule.isValid(Customer(email: "x", country: "US")))
    #expect(rule.isValid(Customer(email: "a@b", country: "US")))
    #expect(rule.name == "email")
    let other = Rule<Int>.when({ $0 > 9 }, then: .equal(10), otherwise: .equal(1))
    for value in [10, 1, 11, 2] { #expect(other.isValid(value) == [10, 1].contains(value)) }
  }

  @Test("V9: what a condition asks is never wrong, since typing on may turn the condition round")
  func whenIsNeverWrong() {
    let rule = Rule.when(.startsWith("+7"), then: .length(exactly: 4))
    #expect(rule.isValid("+712") && rule.isValid("12345"))
    #expect(rule.check("+7123").outcome == .incomplete)
    #expect(rule.check("+7123").issues.map(\.reason) == ["tooLong"])
    let short = Rule.when(.length(max: 2), then: .startsWith("b"))
    #expect(short.check("ac").outcome == .incomplete && short.isValid("acc"))
    expectExactOutcomes(short, alphabet: ["a", "b"], length: 3, further: 3)
    let unchecked = Rule.when({ _ in true }, then: fixed(.couldNotBeChecked)).check("")
    #expect(unchecked.outcome == .couldNotBeChecked)
    #expect(Rule.when({ _ in true }, then: fixed(.wrong).asWarning()).isValid(""))
  }

  @Test("when with a rule as its condition is comparable, with a closure only its copies are")
  func whenEquality() {
    #expect(Rule.when(.email, then: .length(max: 9)) == .when(.email, then: .length(max: 9)))
    #expect(Rule.when(.email, then: .length(max: 9)) != .when(.email, then: .length(max: 8)))
    #expect(Rule.when(.email, then: .digits, otherwise: .letters) != .when(.email, then: .digits))
    let closure = Rule<String>.when({ $0.isEmpty }, then: .email)
    let copy = closure
    #expect(closure == copy)
    #expect(closure != .when({ $0.isEmpty }, then: .email))
    #expect(closure.description == "when({ … }, then: email)")
    #expect(
      Rule.when(.email, then: .digits, otherwise: .letters).description
        == "when(email, then: digits, otherwise: letters)")
  }

  @Test("each names the element by its index, outermost first")
  func each() {
    let rule = Rule<[String]>.each(.email)
    #expect(rule.isValid([]) && rule.isValid(["a@b"]))
    let verdict = rule.check(["a@b", "x", "@", "c@d"])
    #expect(verdict.issues.map(\.description) == ["email.invalid[1]", "email.invalid[2]"])
    #expect(verdict.outcome == .wrong)
    let nested = Rule<[[String]]>.each(.each(.email)).check([["x"], ["a@b"], ["a@b", "x"]])
    #expect(nested.issues.map(\.indices) == [[0, 0], [2, 1]])
    let slice = Rule<ArraySlice<String>>.each(.email).check(["", "", "x"].dropFirst(2))
    #expect(slice.issues.map(\.indices) == [[0]])
  }

  @Test("V6: each reports all elements, or stops after the first that fails")
  func eachReporting() {
    let unasked = Rule<String>("asked") { $0 != "last" }
    let rule = Rule<[String]>.each(.all([.digits, unasked]), reporting: .first)
    #expect(rule.check(["1", "x", "last"]).issues.map(\.indices) == [[1]])
    let warned = Rule<[String]>.each(fixed(.wrong).asWarning(), reporting: .first).check(["", ""])
    #expect(warned.isValid && warned.issues.map(\.indices) == [[0], [1]])
  }

  @Test("each compares and prints")
  func eachEquality() {
    #expect(Rule<[String]>.each(.email) == .each(.email))
    #expect(Rule<[String]>.each(.email) != .each(.email, reporting: .first))
    #expect(Rule<[String]>.each(.email) != .each(.email(.strict)))
    #expect(
      Rule<[String]>.each(.email, reporting: .first).description
        == "each(email, reporting: .first)")
  }

  @Test("on through a key path compares and prints; through a function only copies are equal")
  func on() {
    #expect(Rule.email.on(\Customer.email) == Rule.email.on(\Customer.email))
    #expect(Rule.email.on(\Customer.email) != Rule.email.on(\Customer.country))
    #expect(Rule.email.on(\Customer.email) != Rule.letters.on(\Customer.email))
    #expect(Set([Rule.email.on(\Customer.email), Rule.email.on(\Customer.email)]).count == 1)
    #expect(Rule.email.on(\Customer.email).description == #"email.on(\Customer.email)"#)
    let function = Rule.email.on { (number: Int) in "\(number)" }
    let copy = function
    #expect(function == copy && function.description == "email")
    #expect(function != Rule.email.on { (number: Int) in "\(number)" })
    let whole = Rule<Customer>.all([
      Rule.email.on(\.email), Rule<[String]>.each(.digits).on(\.phones),
    ])
    let verdict = whole.check(Customer(email: "a@b", phones: ["1", "b"]))
    #expect(verdict.issues.map(\.description) == ["digits.invalid[1]"])
  }

  @Test("V2: an optional e-mail accepts the empty text, also inside all and any")
  func ifPresentInside() {
    let inside = Rule.all([.ifPresent(.email), .length(max: 20)])
    #expect(inside.isValid("") && inside.isValid("a@b") && !inside.isValid("a"))
    let around = Rule.ifPresent(.all([.email, .length(min: 5)]))
    #expect(around.isValid("") && around.isValid("ann@b") && !around.isValid("a@b"))
    #expect(Rule.any([.ifPresent(.email), .digits]).isValid(""))
    #expect(!Rule.any([.ifPresent(.email), .digits]).isValid("x"))
    #expect(Rule<String?>.all([.ifPresent(.email), .ifPresent(.length(max: 3))]).isValid(nil))
    #expect(Rule<[String]>.each(.ifPresent(.email)).isValid(["", "a@b"]))
    #expect(inside.description == "all(ifPresent(email), length(max: 20))")
    #expect(Rule.ifPresent(.email) == .ifPresent(.email))
    #expect(Rule<String?>.ifPresent(.email) != .ifPresent(.email(.strict)))
    #expect(Rule.ifPresent(.email).check("@").outcome == .wrong)
  }

  @Test("F4: a rule's message reaches its issues through every combination")
  func messages() {
    let rule = Rule.email.message { issue in "\(issue.rule)!" }
    let combined: [(Rule<[Customer]>, [Customer])] = [
      (.each(rule.on(\.email)), [Customer()]),
      (.each(.when({ _ in true }, then: rule.on(\.email))), [Customer()]),
      (.each(.all([rule.on(\.email)])), [Customer()]),
      (.each(Rule.ifPresent(rule).on(\Customer.country)), [Customer(country: "x")]),
    ]
    for (rule, value) in combined {
      let issues = rule.check(value).issues
      #expect(issues.map { MessageCatalog.english.message(for: $0) } == ["email!"], "\(rule)")
    }
  }
}

extension Rule {
  fileprivate func message(_ text: @escaping @Sendable (ValidationIssue) -> String) -> Rule {
    message(IssueMessage { issue, _ in text(issue) })
  }
}
