/// The reason why a step cannot be done, in one line that says what to do; never a text that was
/// typed.
struct StepError: Error, Hashable {
  let message: String

  init(_ message: String) { self.message = message }

  /// There is nothing of a kind with a name.
  static func unknown(_ kind: String, _ name: String, among names: [String]) -> StepError {
    let advice =
      nearestName(to: name, among: names).map { "did you mean “\($0)”?" }
      ?? "there are \(names.joined(separator: ", "))"
    return StepError("there is no \(kind) “\(shortName(name))”; \(advice)")
  }
}
