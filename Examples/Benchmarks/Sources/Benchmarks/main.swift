import Foundation
import ValidationKit

/// A rule as cheap as rules get, so that what is measured is the graph.
struct MinimumLength: RuleDefinition {
  let limit: Int
  let verdict = RuleVerdict.incomplete(ValidationIssue(rule: "minimum"))
  var name: String { "minimum" }
  func check(_ value: String) -> RuleVerdict { value.utf8.count >= limit ? .valid : verdict }
}

func nanoseconds(_ repetitions: Int, _ body: () -> Void) -> Double {
  var best = Double.infinity
  for _ in 0..<5 {
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<repetitions { body() }
    let end = DispatchTime.now().uptimeNanoseconds
    best = min(best, Double(end - start) / Double(repetitions))
  }
  return best
}

let rule = Rule(MinimumLength(limit: 4))
let texts = ["abcd", "abcde"]
let flips = ["abc", "abcd"]
var turn = 0

let bare = nanoseconds(1_000_000) {
  turn ^= 1
  precondition(rule.check(texts[turn]).isValid)
}
print("bare rule", bare)

for size in [10] {
  let start = Date()
  let fields = (0..<size).map { _ in Field("abcd", rules: [rule]) }
  let button = Control("Go")
  let manager = ValidationManager(verifying: fields, managing: [button])
  let built = Date().timeIntervalSince(start)
  let field = fields[size / 2]
  let same = nanoseconds(1) {
    turn ^= 1
    field.value = texts[turn]
  }
  let invalidToo = nanoseconds(1) {
    turn ^= 1
    field.value = turn == 0 ? "a" : "b"
  }
  let flip = nanoseconds(4_000_000) {
    turn ^= 1
    field.value = flips[turn]
  }
  print(
    size, "built", built, "same", same, "invalid", invalidToo, "flip", flip, manager.isValid,
    button.isEnabled)
}
