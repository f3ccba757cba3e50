/// Returns the English text of an issue; a general one for rules that this library does not have.
func englishText(for issue: ValidationIssue, label: String?) -> String {
  switch (issue.rule, issue.reason.rawValue) {
  case (_, "required"):
    label.map { "Fill in “\($0)”" } ?? "Fill in this field"
  case (_, "couldNotBeChecked"):
    "This text could not be checked"
  case (_, "checkFailed"):
    "This could not be checked now; try again"
  case (_, "timedOut"):
    "No answer came in time; try again"
  case (_, "unreadable"):
    "This cannot be read"
  case ("lessThan", _):
    issue.argument("field").map { "This must be less than “\($0)”" } ?? "This is too large"
  case ("atMost", _):
    issue.argument("field").map { "This must not be more than “\($0)”" } ?? "This is too large"
  case ("atLeast", _):
    issue.argument("field").map { "This must not be less than “\($0)”" } ?? "This is too small"
  case ("greaterThan", _):
    issue.argument("field").map { "This must be more than “\($0)”" } ?? "This is too small"
  case ("differentFrom", _):
    issue.argument("field").map { "This must differ from “\($0)”" } ?? "This must differ"
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
  let unit = issue.argument("unit")?.text ?? LengthUnit.characters.rawValue
  func count(_ number: Int) -> String {
    let noun = englishNoun(unit)
    return "\(number) \(number == 1 ? noun.one : noun.many)"
  }
  if let exact = issue.argument("exact")?.integer { return "Use exactly \(count(exact))" }
  switch issue.reason.rawValue {
  case "tooShort": return "Use \(count(issue.argument("min")?.integer ?? 0)) or more"
  case "tooLong": return "Use \(count(issue.argument("max")?.integer ?? 0)) at most"
  default: return "Use a text of another length"
  }
}

/// Returns the English noun for a unit of length, by the unit's name.
private func englishNoun(_ unit: String) -> (one: String, many: String) {
  switch LengthUnit(rawValue: unit) {
  case .characters: ("character", "characters")
  case .unicodeScalars: ("code point", "code points")
  case .utf16: ("UTF-16 unit", "UTF-16 units")
  case .utf8: ("byte", "bytes")
  case nil: (unit, unit)
  }
}
