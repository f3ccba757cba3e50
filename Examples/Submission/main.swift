// Submitting: a name that is looked up, a server that refuses, a failure and another try.

import ValidationKit

/// Where names are looked up; it answers when told to, so that answers overtake each other.
@MainActor final class Directory {
  var asked: [String: CheckedContinuation<Void, Never>] = [:]

  func isFree(_ name: String) async -> Bool {
    await withCheckedContinuation { asked[name] = $0 }
    return name == "ann-lee"
  }
}

let directory = Directory()
let isFree = AsyncRule<String>("free", debounce: .seconds(60)) { await directory.isFree($0) }
let name = Field("", rules: [.length(min: 3)], asyncRules: [isFree.message("This name is taken")])
let email = Field("", rules: [.email])
let register = Control("Register")
let form = ValidationManager(verifying: [name, email], managing: [register])

// The server refuses an address, then cannot be reached, then says yes.
var refusals = [SubmissionFailure("In use", on: email), SubmissionFailure("No connection")]
let submission = Submission(of: form) { values in
  if !refusals.isEmpty { throw refusals.removeFirst() }
  return "\(values[name]), \(values[email])"
}
let token = submission.onStateChange { print("  * \($0.map { "\($0)" } ?? "nothing yet")") }

@MainActor func show(_ event: String) {
  print("\(event): \(form.status), register is \(register.isEnabled ? "enabled" : "disabled")")
  for message in [name, email].compactMap(\.visibleMessage) { print("  ! \(message)") }
}

@MainActor func enter(_ text: String) async {
  name.value = text
  name.leave()
  while directory.asked[text] == nil { await Task.yield() }
  print("  ? \(text)")
}

@MainActor func answer(_ text: String) async {
  directory.asked.removeValue(forKey: text)?.resume()
  for await status in form.statuses where status != .pending { break }
}

// Nothing is asked while the typing goes on; the form is pending all the same.
email.value = "ann@example.com"
for text in ["a", "an", "ann"] { name.value = text }
show("Typing a name")

// Leaving the field asks at once.
await enter("ann")
await answer("ann")
show("The answer")

// The answer for "ann-lee" overtakes that for "ann-marie", which then changes nothing.
await enter("ann-marie")
await enter("ann-lee")
await answer("ann-lee")
await answer("ann-marie")
show("Both answers")

// What the server says of the address lands there, and falls at its next edit.
await submission.submit()
show("Refused")
email.value = "lee@example.com"
show("Another address")

// A failure that is nobody's fault, and another try.
await submission.submit()
await submission.submit()
show("At the end")
