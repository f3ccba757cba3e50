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
///   - ignored: The intruders that the rule ignores, or takes for a part of the text, on both sides.
///   - after: Those that it takes for a part of the text after it, such as a mark after a letter.
func expectNoIntrusion(
  into texts: some Sequence<String>, by rule: Rule<String>, except ignored: Set<String> = [],
  after: Set<String> = [], sourceLocation: SourceLocation = #_sourceLocation
) {
  for text in texts {
    #expect(rule.isValid(text), "\(rule) \(text.debugDescription)", sourceLocation: sourceLocation)
    for intruder in intruders + foreignDigits where !ignored.contains(intruder) {
      let changed = [intruder + text] + (after.contains(intruder) ? [] : [text + intruder])
      for changed in changed where rule.isValid(changed) {
        Issue.record("\(rule) accepts \(changed.debugDescription)", sourceLocation: sourceLocation)
        return
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
      return
    }
  }
}

/// Expects that a rule takes no longer than in proportion for very long texts, each of one unit.
func expectBoundedWork(
  _ rule: Rule<String>, _ units: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  for unit in units {
    let text = String(repeating: unit, count: hugeLength / unit.count)
    let isQuick = takesLess(than: 5 * hugeMilliseconds) { _ = rule.check(text) }
    #expect(isQuick, "\(rule) \(unit)", sourceLocation: sourceLocation)
  }
}
