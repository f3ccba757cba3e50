/// An option of the command line.
enum Option: String, CaseIterable {
  case script = "--script"
  case json = "--json"
  case language = "--language"
  case help = "--help"
  case version = "--version"

  /// The argument that follows the option, or nil where none does.
  var operand: String? {
    switch self {
    case .script: "a file, as in “--script steps.txt”"
    case .language: "a code, as in “--language en”"
    case .json, .help, .version: nil
    }
  }
}

/// Takes the arguments apart into options and operands, each option at most once.
struct ArgumentReader {
  enum Argument: Hashable {
    case option(Option)
    case operand(String)
  }

  /// The options that came so far.
  private(set) var seen: Set<Option> = []
  private var rest: ArraySlice<String>
  /// The value of the last option, where it was given as `--option=value`.
  private var attached: String?
  private var optionsAreOver = false

  init(_ arguments: [String]) { rest = arguments[...] }

  /// Returns the next option or operand, or nil where there is none left.
  mutating func next() throws(UsageError) -> Argument? {
    guard let text = rest.popFirst() else { return nil }
    if optionsAreOver || !text.hasPrefix("-") || text == "-" { return .operand(text) }
    if text == "--" {
      optionsAreOver = true
      return try next()
    }
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = text == "-h" ? "--help" : String(parts[0])
    guard let option = Option(rawValue: name) else { throw unknown(name) }
    guard seen.insert(option).inserted else {
      throw UsageError("\(name) is given twice; give it once")
    }
    attached = parts.count == 2 ? String(parts[1]) : nil
    if attached != nil, option.operand == nil {
      throw UsageError("\(name) takes no value; give it as “\(name)”")
    }
    return .option(option)
  }

  /// Returns the value of the option that came last.
  mutating func value(of option: Option) throws(UsageError) -> String {
    let next = attached ?? (rest.first.map { $0.hasPrefix("--") } == false ? rest.popFirst() : nil)
    guard let next, !next.isEmpty else {
      throw UsageError("\(option.rawValue) needs \(option.operand ?? "a value")")
    }
    return next
  }

  private func unknown(_ name: String) -> UsageError {
    let advice =
      nearestName(to: name, among: Option.allCases.map(\.rawValue))
      .map { "did you mean “\($0)”?" } ?? "see “DemoCLI --help”"
    return UsageError("there is no option “\(shortName(name))”; \(advice)")
  }
}
