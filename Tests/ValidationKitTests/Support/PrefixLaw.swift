import TestSupport
import Testing
import ValidationKit

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
    if depth <= length, isPossible != (outcome != .wrong) {
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

/// What counts as inside nowhere: line breaks, blanks, joiners, a mark, a byte order mark.
let strangers = ["\n", "\r\n", " ", "\0", "\u{200D}", "\u{200B}", "\u{301}", "\u{FEFF}"]

/// Expects that a valid text is refused with anything of the above before or after it.
func expectNothingAround(
  _ rule: Rule<String>, _ text: String, but allowed: Set<String> = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(rule.isValid(text), "\(text)", sourceLocation: sourceLocation)
  for stranger in strangers {
    if !allowed.contains("_" + stranger) {
      #expect(
        !rule.isValid(text + stranger), "\(rule): \((text + stranger).debugDescription)",
        sourceLocation: sourceLocation)
    }
    if !allowed.contains(stranger + "_") {
      #expect(
        !rule.isValid(stranger + text), "\(rule): \((stranger + text).debugDescription)",
        sourceLocation: sourceLocation)
    }
  }
}
