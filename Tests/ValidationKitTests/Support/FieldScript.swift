@testable import ValidationKit

/// What happens to a field of text, as a table can say it: `type ab`, `enter`, `leave`, `reveal`.
///
/// `type` without a text empties the field.
extension Field where Value == String {
  func play(_ script: String) {
    for step in script.split(separator: ",") {
      let words = step.split(separator: " ")
      switch words.first {
      case "type": value = words.count > 1 ? String(words[1]) : ""
      case "enter": enter()
      case "leave": leave()
      case "reveal": reveal()
      case "reset": reset()
      case "exclude": exclude()
      case "include": include()
      case "impose": impose("Taken")
      case "judge": validityChanged()
      default: preconditionFailure("unknown step “\(step)”")
      }
    }
  }

  /// What is shown, in one letter: `n`eutral, `v`alid or `i`nvalid, upper case with a message.
  var shown: String {
    let letter = String(appearance.rawValue.prefix(1))
    return visibleMessage == nil ? letter : letter.uppercased()
  }
}

/// An observer of foreign make: it has one method.
@MainActor
final class Listener: ValidationObserver {
  private(set) var heard: [String] = []
  func memberDidChange(_ change: StatusChange) { heard.append("\(change.old) → \(change.new)") }
}
