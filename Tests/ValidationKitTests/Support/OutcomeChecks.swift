import TestSupport
import Testing
@testable import ValidationKit

/// Records where a rule takes a text with an intruder before or after it for right.
func expectNothingIntrudes(_ rule: Rule<String>, _ text: String) {
  #expect(rule.isValid(text), "\(rule) \(text)")
  for intruder in intruders {
    #expect(!rule.isValid(text + intruder), "\(rule) \((text + intruder).debugDescription)")
    #expect(!rule.isValid(intruder + text), "\(rule) \((intruder + text).debugDescription)")
  }
}

/// Records where a rule calls wrong what a valid text begins with.
func expectNoPrefixIsWrong(_ rule: Rule<String>, _ text: String) {
  if rule.isValid(text) { expectPrefixesNeverWrong(of: [text], by: rule) }
}

/// Records where a text that is not valid is called incomplete although each further character is
/// wrong, or wrong although one is not.
///
/// - Parameters:
///   - starts: Texts from which to go on.
///   - characters: What is typed after them, up to `depth` times; the short form goes on from
///     some texts only.
func expectExactSteps(
  _ rule: Rule<String>, from starts: [String], typing characters: [String], depth: Int
) {
  var texts = starts
  for _ in 0...depth {
    var next: [String] = []
    for text in texts {
      let outcome = rule.check(text).outcome
      let steps = characters.map { rule.check(text + $0).outcome }
      let goesOn = steps.contains { $0 != .wrong }
      if outcome != .valid, goesOn != (outcome == .incomplete) {
        let next = zip(characters, steps).filter { $1 != .wrong }
        Issue.record("\(rule) \(text.debugDescription) \(outcome), then \(next)")
      }
      if outcome != .wrong { next += characters.map { text + $0 } }
    }
    texts = Effort.sample(next, short: 200)
  }
}

/// Records where a rule's outcomes are not those that follow from its valid texts alone.
///
/// Every text over an alphabet is asked, up to a length; a text is incomplete exactly where a
/// longer one that begins with it is valid, so long as `tail` characters are enough for that.
func expectExactOutcomes(
  _ rule: Rule<String>, over alphabet: String, upTo length: Int, tail: Int
) {
  func visit(_ text: String, _ rest: Int) -> Bool {
    let outcome = rule.check(text).outcome
    var mayBecomeValid = false
    if rest > 0 {
      for character in alphabet where visit(text + String(character), rest - 1) {
        mayBecomeValid = true
      }
    }
    if rest >= tail {
      let expected: RuleOutcome = mayBecomeValid ? .incomplete : .wrong
      if outcome != .valid, outcome != expected {
        Issue.record("\(rule) \(text.debugDescription) \(outcome)")
      }
    }
    return outcome == .valid || mayBecomeValid
  }
  _ = visit("", length)
}

/// Records where a rule takes long for very long texts.
func expectBoundedTime(_ rule: Rule<String>, _ units: [String]) {
  for unit in units {
    let text = String(repeating: unit, count: hugeLength / unit.count)
    #expect(takesLess(than: 5 * hugeMilliseconds) { _ = rule.check(text) }, "\(rule) \(unit)")
  }
}
