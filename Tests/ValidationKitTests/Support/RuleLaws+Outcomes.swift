import TestSupport
import Testing
import ValidationKit

/// V9: expects that exactly what is wrong stays wrong, by one more piece of text.
///
/// Every text of up to `depth` pieces after each start is judged, and all its continuations by one
/// piece: an incomplete text has one that is not wrong, a wrong text has none. The short form goes on
/// from some texts only. The first fault ends it.
///
/// - Parameter steps: With how many pieces more each incomplete text must become valid, over texts
///   that are not wrong; nil does not ask.
func expectExactSteps(
  _ rule: Rule<String>, from starts: [String] = [""], typing pieces: [String], depth: Int,
  completedWithin steps: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  func ends(_ text: String, _ steps: Int) -> Bool {
    let outcome = rule.check(text).outcome
    if outcome != .incomplete { return outcome == .valid }
    return steps > 0 && pieces.contains { ends(text + $0, steps - 1) }
  }
  for start in starts {
    var texts = [start]
    for _ in 0...depth {
      var next: [String] = []
      for text in texts {
        let outcome = rule.check(text).outcome
        let longer = pieces.map { text + $0 }
        let goesOn = longer.contains { rule.check($0).outcome != .wrong }
        if outcome != .valid, goesOn != (outcome == .incomplete) {
          Issue.record(
            "\(rule) calls \(text.debugDescription) \(outcome)", sourceLocation: sourceLocation)
          return
        } else if let steps, outcome == .incomplete,
          !(0...steps).contains(where: { ends(text, $0) })
        {
          Issue.record(
            "\(rule) leaves \(text.debugDescription) incomplete", sourceLocation: sourceLocation)
          return
        }
        // One step past what is wrong is enough.
        if outcome != .wrong { next += longer }
      }
      texts = Effort.sample(next, short: 200)
    }
  }
}

/// Expects of every text over an alphabet that it is called wrong exactly when no continuation of
/// it over that alphabet is valid.
///
/// - Parameters:
///   - length: The length of the longest texts that are judged, in letters of the alphabet.
///   - further: How far continuations are looked for.
func expectExactOutcomes(
  _ rule: Rule<String>, alphabet: [String], length: Int, further: Int,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var hasFault = false
  /// Returns whether a continuation is valid.
  func canBeRight(_ text: String, _ depth: Int) -> Bool {
    let outcome = rule.check(text).outcome
    var isPossible = outcome == .valid
    if depth < length + further {
      for letter in alphabet {
        let next = canBeRight(text + letter, depth + 1)
        isPossible = isPossible || next
      }
    }
    let expected: RuleOutcome = outcome == .valid ? .valid : isPossible ? .incomplete : .wrong
    if depth <= length, outcome != expected, !hasFault {
      hasFault = true
      Issue.record(
        "\(rule): \(text.debugDescription) is \(outcome)", sourceLocation: sourceLocation)
    }
    return isPossible
  }
  _ = canBeRight("", 0)
}

/// Expects that exactly the texts of a language are valid, their beginnings incomplete, and what
/// leaves them wrong.
///
/// - Parameters:
///   - language: All texts over the alphabet that are valid and begin with the start.
///   - start: With what the texts begin that are judged.
func expectLanguage(
  _ rule: Rule<String>, _ language: Set<String>, alphabet: String, from start: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var beginnings: Set<String> = []
  for text in language { beginnings.formUnion(prefixes(text)) }
  var faults = 0
  let judged = beginnings.filter { $0.hasPrefix(start) || start.hasPrefix($0) }
  for beginning in Effort.sample(judged.sorted(), short: 400) {
    var texts = [beginning]
    if beginning.hasPrefix(start) { texts += alphabet.map { "\(beginning)\($0)" } }
    for text in texts {
      let outcome = rule.check(text).outcome
      let expected: RuleOutcome =
        language.contains(text) ? .valid : beginnings.contains(text) ? .incomplete : .wrong
      guard outcome != expected, faults < 10 else { continue }
      faults += 1
      Issue.record(
        "\(rule): \(text.debugDescription) is \(outcome), not \(expected)",
        sourceLocation: sourceLocation)
    }
  }
}
