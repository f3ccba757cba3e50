// What one keystroke costs. Run with `swift run -c release` in this folder; figures are the least of
// five rounds, and ratios are taken within one run.

import Foundation
import ValidationKit

/// A rule as cheap as rules get, so that what is measured is the graph.
struct Minimum: RuleDefinition {
  let limit: Int
  private let verdict = RuleVerdict.incomplete(ValidationIssue(rule: "minimum"))
  var name: String { "minimum" }

  init(limit: Int) { self.limit = limit }

  func check(_ value: String) -> RuleVerdict { value.utf8.count >= limit ? .valid : verdict }
}

let rule = Rule(Minimum(limit: 4))
var turn = 0

/// Returns one of two texts, in turn.
@MainActor func alternating(_ one: String, _ other: String) -> String {
  turn ^= 1
  return turn == 0 ? one : other
}

// MARK: - Large forms

let before = residentMegabytes()
var large: [Field<String>] = []
var largeForm: ValidationManager?
let building = seconds {
  large = (0..<100_000).map { _ in Field("abcd", rules: [rule]) }
  largeForm = ValidationManager(verifying: large)
}
report("100,000 fields built and wired", building, "s", wanted: "< 0.5")
if let before, let after = residentMegabytes() {
  report("100,000 fields built and wired", after - before, "MB", wanted: "< 100")
}
var told = 0
let token = largeForm?.onStatusChange { _ in told += 1 }
let batch = seconds { Validation.batch { for field in large { field.value = "abc" } } }
report("a batch over 100,000 fields", batch, "s", wanted: "")
report("  its manager is told", Double(told), "times", wanted: "1")
token?.cancel()
largeForm = nil
large = []

// MARK: - One change, in forms of different sizes

let bare = nanoseconds(repeating: 1_000_000) {
  precondition(rule.check(alternating("abcd", "abcde")).isValid)
}
report("the bare rule", bare, "ns", wanted: "")

var stays: [Double] = []
var flips: [Double] = []
for size in [10, 1_000_000] {
  let fields = (0..<size).map { _ in Field("abcd", rules: [rule]) }
  let control = Control("Go")
  let manager = ValidationManager(verifying: fields, managing: [control])
  let field = fields[size / 2]
  stays.append(nanoseconds(repeating: 1_000_000) { field.value = alternating("abcd", "abcde") })
  flips.append(nanoseconds(repeating: 1_000_000) { field.value = alternating("abcd", "abc") })
  precondition(manager.isValid == field.isValid && control.isEnabled == field.isValid)
}
report("status stays, 10 fields: over the bare rule", stays[0] - bare, "ns", wanted: "≤ 150")
report("status stays, 1,000,000 fields: over 10 fields", stays[1] / stays[0], "×", wanted: "≤ 1.2")
report("status flips, one control: over the bare rule", flips[0] - bare, "ns", wanted: "≤ 500")
report("status flips, 1,000,000 fields: over 10 fields", flips[1] / flips[0], "×", wanted: "≤ 1.2")

// MARK: - Against the algorithm of 2020

let pattern = "[a-z]{3,8}"
let baseline = BaselineForm(count: 1000, text: "abcd", pattern: pattern)
let old = nanoseconds(repeating: 3) { baseline.set(alternating("abcd", "ab"), at: 500) }
let patternFields = (0..<1000).map { _ in Field("abcd", rules: [.pattern(pattern)]) }
let patternForm = ValidationManager(verifying: patternFields)
let new = nanoseconds(repeating: 10_000) { patternFields[500].value = alternating("abcd", "ab") }
precondition(patternForm.isValid == baseline.isValid || !patternForm.isValid)
report("the 2020 algorithm at 1,000 fields, over ours", old / new, "×", wanted: "≥ 1000")

// MARK: - Rules

let address = "ann.example+tag@mail.example.com"
let email = Rule.email
let emailCost = nanoseconds(repeating: 1_000_000) { precondition(email.isValid(address)) }
let expression = try NSRegularExpression(
  pattern: #"^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"#
    + #"(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$"#)
let range = NSRange(location: 0, length: address.utf16.count)
let engineCost = nanoseconds(repeating: 100_000) {
  precondition(expression.firstMatch(in: address, range: range) != nil)
}
report("email", emailCost, "ns", wanted: "")
report("the same by NSRegularExpression, over ours", engineCost / emailCost, "×", wanted: "≥ 10")

// MARK: - Text input

measureTextInput()

try measureRules()
measureRows()
measureGrowth()
