import Foundation
import TestSupport
import Testing
import ValidationKit

/// What must not count as inside when it stands before or after a valid text.
let intruders: [String] = [
  "\n", "\r\n", "\r", " ", "\t", "\0", "\u{1B}", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}", "\u{301}",
  "\u{200B}", "\u{200D}", "\u{200E}", "\u{2028}", "\u{3000}", "\u{FE0F}", "\u{FEFF}", "\u{FFFD}",
]

/// The digits of other scripts and of mathematical fonts, which no standard here takes for digits.
let foreignDigits: [String] = ["\u{661}", "\u{6F1}", "\u{967}", "\u{E51}", "\u{FF11}", "\u{1D7CF}"]

/// Expects that a valid text with anything before or after it is refused.
///
/// - Parameters:
///   - rule: A rule that accepts the texts.
///   - texts: Valid texts.
///   - ignored: What the rule says that it ignores, or takes for a part of the text.
func expectNoIntrusion(
  into texts: some Sequence<String>, by rule: Rule<String>, except ignored: Set<String> = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for text in texts {
    #expect(rule.isValid(text), "\(rule) \(text.debugDescription)", sourceLocation: sourceLocation)
    for intruder in intruders + foreignDigits where !ignored.contains(intruder) {
      for changed in [text + intruder, intruder + text] where rule.isValid(changed) {
        Issue.record("\(rule) accepts \(changed.debugDescription)", sourceLocation: sourceLocation)
      }
    }
  }
}

/// Expects that a rule survives texts that are known to trouble software, quickly, and accepts
/// those only that are listed.
///
/// - Parameters:
///   - valid: The texts of `robustness.jsonl` that are valid by the rule's standard.
///   - starts: Texts, valid ones for instance, after which many characters are tried; none of
///     the long texts is accepted, unless `allowsLongTexts`.
func expectRobust(
  _ rule: Rule<String>, accepting valid: Set<String> = [], starts: [String] = [],
  allowsLongTexts: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  struct Row: Decodable { let input: String }
  var accepted: Set<String> = []
  for row in try cases("robustness", as: Row.self) {
    if rule.check(row.input).isValid { accepted.insert(row.input) }
    for prefix in prefixes(row.input) { _ = rule.check(prefix) }
  }
  #expect(accepted == valid, "\(rule)", sourceLocation: sourceLocation)
  for start in [""] + starts {
    for (piece, long) in longTexts {
      let text = start + long
      var isValid = false
      if !takesLess(than: hugeMilliseconds, { isValid = rule.isValid(text) }) {
        Issue.record("\(rule) takes long: \(start)\(piece)…", sourceLocation: sourceLocation)
      }
      if isValid, !allowsLongTexts {
        Issue.record("\(rule) accepts \(start)\(piece)…", sourceLocation: sourceLocation)
      }
    }
  }
}

/// Characters, and long texts of each.
private let longTexts: [(String, String)] = [
  "0", "1", "9", "a", "Z", " ", "-", ".", "é", "漢", "\u{301}", "👩‍👩‍👧", "\r\n",
].map { ($0, String(repeating: $0, count: hugeLength)) }

/// V9: expects that no text that a valid one begins with is called wrong.
func expectPrefixesNeverWrong(
  of texts: some Sequence<String>, by rule: Rule<String>,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for text in texts {
    #expect(rule.isValid(text), "\(rule) \(text.debugDescription)", sourceLocation: sourceLocation)
    for prefix in prefixes(text) where rule.check(prefix).outcome == .wrong {
      Issue.record(
        "\(rule) calls \(prefix.debugDescription) wrong", sourceLocation: sourceLocation)
    }
  }
}

/// V9: expects that exactly what is wrong stays wrong, by one more piece of text.
///
/// Every text of up to `depth` pieces after each start is judged, and all its continuations by one
/// piece: an incomplete text has one that is not wrong, a wrong text has none. The short form goes on
/// from some texts only.
///
/// - Parameter steps: With how many pieces more each incomplete text must become valid, over texts
///   that are not wrong; nil does not ask.
func expectOneStepAgreement(
  _ rule: Rule<String>, pieces: [String], starts: [String] = [""], depth: Int,
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
        } else if let steps, outcome == .incomplete,
          !(0...steps).contains(where: { ends(text, $0) })
        {
          Issue.record(
            "\(rule) leaves \(text.debugDescription) incomplete", sourceLocation: sourceLocation)
        }
        // One step past what is wrong is enough.
        if outcome != .wrong { next += longer }
      }
      texts = Effort.sample(next, short: 200)
    }
  }
}
