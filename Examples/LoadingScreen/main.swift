// One screen, three views: what is shown while something loads, fails, and comes at last.

import ValidationKit

/// A view is anything that can be hidden; this one draws itself as a line.
final class Panel: LoadStateErrorView {
  let name: String
  var isHidden = true
  private var text = ""

  init(_ name: String) { self.name = name }

  func show(_ message: String) { text = ": \(message)" }

  var line: String? { isHidden ? nil : "\(name)\(text)" }
}

/// The screen has a view for each state, and gets the rest for nothing.
final class Screen: LoadStateScreen {
  let spinner = Panel("loading view")
  let notice = Panel("error view")
  let list = Panel("content view")
  var loadingView: any LoadStateView { spinner }
  var errorView: any LoadStateErrorView { notice }
  var contentView: (any LoadStateView)? { list }

  var loadState: LoadState<[String]>? {
    didSet {
      update()
      list.show(loadState?.content?.joined(separator: ", ") ?? "nothing yet")
      print("  [\([spinner, notice, list].compactMap(\.line).joined(separator: "] ["))]")
    }
  }
}

struct Unreachable: Error { let host: String }

let screen = Screen()
let country = Field("", rules: [.length(min: 2)], message: "Enter a country")
let search = Control("Search")
let form = ValidationManager(verifying: [country])
form.manage(search, .whileIdle)

// The server cannot be reached at first, and has nothing to say of the second country.
var answers: [Result<[String], any Error>] = [
  .failure(Unreachable(host: "10.0.0.7")), .success(["Kyoto", "Nara", "Sendai"]),
  .failure(SubmissionFailure("No cities there", on: country)),
]
let submission = Submission(of: form) { _ in try answers.removeFirst().get() }
let token = submission.onStateChange { screen.loadState = $0 }

@MainActor func press(_ event: String) async {
  print(event)
  await submission.submit()
  if let message = country.visibleMessage { print("  ! \(message)") }
}

screen.loadState = submission.state
await press("Nothing entered: the form is not valid, and nothing loads")
country.value = "Japan"
await press("An error that means nothing to people: a general text, in the form's language")
print("The language is switched, and switched back")
form.useMessages(.japanese)
form.useMessages(.english)
await press("Another try")
country.value = "Atlantis"
await press("A refusal, which lands on the field as well")
print("Everything is put back")
form.reset()
