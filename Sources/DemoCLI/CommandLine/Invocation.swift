import ValidationKit

/// The command that the arguments ask for.
enum Invocation {
  case run(RunOptions)
  case help
  case version

  /// Reads the arguments after the program's name.
  ///
  /// - Throws: A ``UsageError`` for the first argument that cannot be followed.
  init(parsing arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments)
    var options = RunOptions()
    var operands: [String] = []
    while let argument = try reader.next() {
      switch argument {
      case .operand(let text): operands.append(text)
      case .option(.script): options.script = try reader.value(of: .script)
      case .option(.language):
        options.messages = try messages(in: try reader.value(of: .language))
      case .option(.json): options.isJSON = true
      case .option(.help), .option(.version): break
      }
    }
    try Self.check(operands)
    if reader.seen.contains(.help) {
      self = .help
    } else if reader.seen.contains(.version) {
      self = .version
    } else {
      self = .run(options)
    }
  }

  /// Refuses commands and operands that this version does not have.
  private static func check(_ operands: [String]) throws(UsageError) {
    guard let command = operands.first else { return }
    let formsAreMissing =
      "form files are not supported in this version; use “DemoCLI run” for the form that is built in"
    switch command {
    case "run" where operands.count == 1: return
    case "run", "check", "describe": throw UsageError(formsAreMissing)
    default:
      let advice =
        nearestName(to: command, among: ["run"]).map { "did you mean “\($0)”?" }
        ?? "use “DemoCLI run”, or see “DemoCLI --help”"
      throw UsageError("there is no command “\(shortName(command))”; \(advice)")
    }
  }
}

/// Returns the library's messages in a language.
private func messages(in language: String) throws(UsageError) -> MessageCatalog {
  if let found = MessageCatalog.serving(language) { return found }
  let codes = MessageCatalog.available.map(\.language).joined(separator: ", ")
  throw UsageError("there is no language “\(shortName(language))”; available: \(codes)")
}
