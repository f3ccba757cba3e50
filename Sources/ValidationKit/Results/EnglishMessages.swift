/// Returns the English text of an issue; a general one for rules that this library does not have.
func englishText(for issue: ValidationIssue, label: String?) -> String {
  switch (issue.rule, issue.reason.rawValue) {
  case (_, "required"):
    label.map { "Fill in “\($0)”" } ?? "Fill in this field"
  case (_, "couldNotBeChecked"):
    "This text could not be checked"
  case ("length", _):
    englishLengthText(for: issue)
  case ("email", _):
    "Enter a valid e-mail address"
  case ("pattern", _):
    "This text does not have the expected form"
  case ("sameAs", _):
    issue.argument("field").map { "This does not match “\($0)”" } ?? "The two texts do not match"
  case ("equal", _):
    issue.argument("value").map { "This must be “\($0)”" } ?? "This is not the expected value"
  case ("any", _):
    issue.alternatives.isEmpty
      ? "Enter a valid value"
      : issue.alternatives.map { MessageCatalog.english.message(for: $0) }
        .joined(separator: ", or: ")
  case ("not", _):
    "This value is not allowed"
  default:
    "Enter a valid value"
  }
}

private func englishLengthText(for issue: ValidationIssue) -> String {
  let unit = issue.argument("unit")?.text ?? "character"
  func count(_ name: String) -> String {
    let number = issue.argument(name)?.integer ?? 0
    return "\(number) \(unit)\(number == 1 ? "" : "s")"
  }
  switch issue.reason.rawValue {
  case "tooShort": return "Use \(count("min")) or more"
  case "tooLong": return "Use \(count("max")) at most"
  default: return "Use exactly \(count("exact"))"
  }
}
