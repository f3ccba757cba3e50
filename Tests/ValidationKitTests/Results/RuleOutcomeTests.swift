import Testing
import ValidationKit

@Suite("Outcomes of rules")
struct RuleOutcomeTests {
  @Test("V9: the opposite of valid is incomplete; what could not be checked stays so")
  func negated() {
    #expect(RuleOutcome.valid.negated == .incomplete)
    #expect(RuleOutcome.incomplete.negated == .valid)
    #expect(RuleOutcome.wrong.negated == .valid)
    #expect(RuleOutcome.couldNotBeChecked.negated == .couldNotBeChecked)
  }

  @Test(
    "V9: all takes the first that occurs of wrong, couldNotBeChecked, incomplete, valid",
    arguments: RuleOutcome.allCases, RuleOutcome.allCases)
  func and(_ one: RuleOutcome, _ other: RuleOutcome) {
    let order: [RuleOutcome] = [.wrong, .couldNotBeChecked, .incomplete, .valid]
    let expected = order.first { $0 == one || $0 == other }
    #expect(one.and(other) == expected)
    #expect(Rule.all([fixed(one), fixed(other)]).check("").outcome == expected)
    #expect([fixed(one), fixed(other)].check("").outcome == expected)
  }

  @Test(
    "V9: any takes the first that occurs of valid, couldNotBeChecked, incomplete, wrong",
    arguments: RuleOutcome.allCases, RuleOutcome.allCases)
  func or(_ one: RuleOutcome, _ other: RuleOutcome) {
    let order: [RuleOutcome] = [.valid, .couldNotBeChecked, .incomplete, .wrong]
    let expected = order.first { $0 == one || $0 == other }
    #expect(one.or(other) == expected)
    #expect(Rule.any([fixed(one), fixed(other)]).check("").outcome == expected)
  }

  @Test("V9: all but valid are invalid, and say why", arguments: RuleOutcome.allCases)
  func onlyValidIsValid(_ outcome: RuleOutcome) {
    #expect(outcome.isValid == (outcome == .valid))
    #expect(fixed(outcome).isValid("") == (outcome == .valid))
    #expect(fixed(outcome).check("").issues.isEmpty == (outcome == .valid))
    #expect(Rule.not(fixed(outcome)).check("").outcome == outcome.negated)
  }
}

/// A rule with one outcome for every text.
struct Fixed: RuleDefinition {
  let outcome: RuleOutcome
  var name: String { "fixed" }

  func check(_ value: String) -> RuleVerdict {
    switch outcome {
    case .valid: .valid
    case .incomplete: .incomplete(ValidationIssue(rule: name))
    case .wrong: .wrong(ValidationIssue(rule: name, reason: "wrong"))
    case .couldNotBeChecked: .couldNotBeChecked(rule: name)
    }
  }
}

func fixed(_ outcome: RuleOutcome) -> Rule<String> { Rule(Fixed(outcome: outcome)) }
