import Foundation

/// What times are ratios to, measured in each round beside the cases: machines differ, and so do
/// their days.
enum Reference: String, Codable, CaseIterable {
  /// One e-mail check by a precompiled `NSRegularExpression`, over 28 characters on the heap.
  case email = "E"
  /// A small object, allocated and released.
  case allocation = "A"
  /// A copy of a string on the heap: what it is to store one in place of another.
  case copy = "S"

  /// What it is, in words.
  var explanation: String {
    switch self {
    case .email: "one e-mail check by a compiled NSRegularExpression, 28 characters"
    case .allocation: "one small object allocated and released"
    case .copy: "one copy of a heap string into a property"
    }
  }

  /// The engine's e-mail check, as browsers have it.
  static let emailPattern =
    #"^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"#
    + #"(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$"#

  /// Returns what is timed.
  @MainActor func work() -> Work {
    switch self {
    case .email:
      return engineWork(Self.emailPattern, Texts.address, matches: true)
    case .allocation:
      return Work { precondition(makeSmall().number == 1) }
    case .copy:
      let texts = Turns(Texts.address, Texts.otherAddress)
      let stored = Box("")
      return Work { stored.value = texts.next() }
    }
  }
}

/// Returns a check of a text by the engine, whose pattern is compiled before.
@MainActor func engineWork(_ pattern: String, _ text: String, matches: Bool) -> Work {
  guard let expression = try? NSRegularExpression(pattern: pattern) else {
    preconditionFailure("\(pattern) does not compile")
  }
  return Work {
    let range = NSRange(location: 0, length: text.utf16.count)
    let match = expression.firstMatch(in: text, range: range)
    precondition((match != nil) == matches, pattern)
  }
}

private final class Small {
  let number: Int

  init(number: Int) { self.number = number }
}

/// Not inlined, else the object would never be allocated.
@inline(never) private func makeSmall() -> Small { Small(number: 1) }
