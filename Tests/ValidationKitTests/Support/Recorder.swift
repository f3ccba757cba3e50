@testable import ValidationKit

/// Writes down what happens, in order.
@MainActor
final class Recorder {
  private(set) var lines: [String] = []
  private var tokens: [ObserverToken] = []

  func note(_ line: String) { lines.append(line) }

  /// Returns what was written down since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Writes down each change of a member's status.
  func watch(_ member: any Validatable, as name: String) {
    tokens.append(
      member.onStatusChange { [weak self] in self?.note("\(name) \($0.old) → \($0.new)") })
  }

  func keep(_ token: ObserverToken) { tokens.append(token) }
}

/// Collects diagnostics while it runs a body.
@MainActor
func collectingDiagnostics(_ body: () throws -> Void) rethrows -> [ValidationDiagnostic] {
  var found: [ValidationDiagnostic] = []
  let handler = Validation.onDiagnostic
  Validation.onDiagnostic = { found.append($0) }
  defer { Validation.onDiagnostic = handler }
  try body()
  return found
}
