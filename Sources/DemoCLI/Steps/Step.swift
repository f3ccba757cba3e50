/// One step of a session, as it stands in a script; its names are not looked up yet.
enum Step: Hashable {
  case type(field: String, text: String)
  case paste(field: String, text: String)
  case erase(field: String, count: Int)
  case set(field: String, text: String)
  case clear(field: String)
  case focus(field: String)
  case leave(field: String)
  case goOn(field: String)
  case press(control: String)
  case exclude(field: String)
  case include(field: String)
  case reveal(field: String)
  case reset
  case show
}

extension Step {
  /// The text that the step puts into a field, and that field.
  var entry: (field: String, text: String)? {
    switch self {
    case .type(let field, let text), .paste(let field, let text), .set(let field, let text):
      (field, text)
    default: nil
    }
  }
}
