/// What the command line asks for.
struct Options {
  var filters: [String] = []
  var probes: [String] = []
  var before: [String] = []
  var measured: [String] = []
  var isJSON = false
  var isList = false
  var isHelp = false
  var isTwice = false
  var count = 1_000
  /// How many things may stand while a case is measured.
  var most = 100_000
  var effort = Effort.standard

  /// Reads the arguments, without the program's name.
  ///
  /// - Throws: A ``UsageError`` for the first that is wrong.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var hasCount = false
    var rounds: Int?
    while let option = rest.popFirst() {
      /// Returns what follows the option.
      func value(_ what: String) throws(UsageError) -> String {
        guard let value = rest.popFirst(), !value.hasPrefix("--") else {
          throw UsageError("\(option) needs \(what)")
        }
        return value
      }
      func number() throws(UsageError) -> Int {
        let text = try value("a number")
        guard let number = Int(text), number > 0 else {
          throw UsageError("\(option) needs a whole number from 1 on, not \"\(text)\"")
        }
        return number
      }
      switch option {
      case "--filter": filters.append(try value("a part of a name"))
      case "--probe": probes.append(try value("the name of a case"))
      case "--compare": before.append(try value("a file that --json wrote"))
      case "--measured": measured.append(try value("a file that --json wrote"))
      case "--rounds": rounds = try number()
      case "--quick": (effort, most) = (.quick, min(most, 1_000))
      case "--full": most = .max
      case "--small": most = min(most, 1_000)
      case "--json": isJSON = true
      case "--list": isList = true
      case "--count": (count, hasCount) = (try number(), true)
      case "--twice": isTwice = true
      case "--help", "-h": isHelp = true
      default: throw UsageError("unknown option \(option)")
      }
    }
    if probes.isEmpty && (hasCount || isTwice) { throw UsageError("--count goes with --probe") }
    if isJSON && !before.isEmpty { throw UsageError("--json and --compare exclude each other") }
    if let rounds { effort.rounds = rounds }
  }
}

/// A mistake in the call, in one line.
struct UsageError: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

let helpText = """
  Measures ValidationKit, as ratios to what is measured beside it in the same run. Times are those
  of the thread, for a piece; each line says how far half of the rounds lie from the median.

  Benchmarks [--filter NAME]... [--quick | --rounds N] [--small | --full] [--json]
             [--compare FILE]...
  Benchmarks --measured FILE... [--compare FILE]...
  Benchmarks --list [--filter NAME]... [--small | --full]
  Benchmarks --probe CASE... [--count N] [--twice]

    --filter NAME    only the cases (and memory/... lines) whose names hold NAME, with those that
                     they are compared with; may be repeated
    --quick          about 20 seconds: shorter rounds, and --small
    --rounds N       so many rounds (30)
    --small          without what needs more than 1,000 things
    --full           also what needs 1,000,000 fields, and about 2 GB of memory
    --json           prints everything that was measured as JSON
    --compare FILE   beside what was measured before, with what changed beyond the spread; several
                     files are taken together
    --measured FILE  takes what was measured from a file that --json wrote, instead of measuring
    --list           prints the names of the cases
    --probe CASE     does the work of one case, and nothing else, for valgrind; may be repeated
    --count N        on about so many pieces (1,000)
    --twice          and then on twice as many
    --help           prints this
  """
