/// The first word of a step.
enum Verb: String, CaseIterable {
  case type, paste, erase, set, clear, focus, leave
  case goOn = "return"
  case press, exclude, include, reveal, reset, show

  /// The operands that follow the word.
  var operands: Operands {
    switch self {
    case .type: .fieldAndText(mayBeEmpty: false)
    case .paste, .set: .fieldAndText(mayBeEmpty: true)
    case .erase: .fieldAndCount
    case .clear, .focus, .leave, .goOn, .exclude, .include, .reveal: .field
    case .press: .control
    case .reset, .show: .nothing
    }
  }

  enum Operands: Hashable {
    case nothing, field, control, fieldAndCount
    case fieldAndText(mayBeEmpty: Bool)
  }

  /// Says what the step should look like.
  var usage: String {
    switch operands {
    case .nothing: "“\(rawValue)” stands alone on its line"
    case .field: "“\(rawValue)” takes a field and nothing else, as in “\(rawValue) email”"
    case .control: "“press” takes a button and nothing else, as in “press register”"
    case .fieldAndCount: "“erase” takes a field and a count of 1 or more, as in “erase phone 3”"
    case .fieldAndText: "“\(rawValue)” takes a field and a text, as in “\(rawValue) email ann”"
    }
  }
}
