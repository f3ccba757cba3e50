@testable import ValidationKit

/// What one listener heard: must be a gapless chain of real changes up to what is.
@MainActor
final class ModelListener {
  let name: String
  let field: Int
  var token: ObserverToken?
  var isOver = false
  private(set) var last: String
  private var fault: String?
  private let current: () -> String?

  init(_ name: String, field: Int, current: @escaping () -> String?) {
    self.name = name
    self.field = field
    self.current = current
    last = current() ?? ""
  }

  func hear(_ old: String, _ new: String, mayRepeat: Bool = false) {
    if isOver { fault = "the listener of the \(name) heard after its end" }
    if old == new, !mayRepeat { fault = "the listener of the \(name) heard no change: \(old)" }
    if old != last { fault = "the listener of the \(name) heard \(old) → \(new) after \(last)" }
    last = new
  }

  func problem() -> String? {
    if let fault { return fault }
    guard !isOver, let current = current(), current != last else { return nil }
    return "the listener of the \(name) did not hear of \(current)"
  }
}
