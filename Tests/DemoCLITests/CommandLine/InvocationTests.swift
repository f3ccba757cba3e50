import TestSupport
import Testing

@Suite struct `The command line` {
  @Test(arguments: [
    (["--jsn"], "there is no option “--jsn”; did you mean “--json”?"),
    (["--frobnicate"], "there is no option “--frobnicate”; see “DemoCLI --help”"),
    (["-x"], "there is no option “-x”; see “DemoCLI --help”"),
    (["--json", "--json"], "--json is given twice; give it once"),
    (["--help", "--help"], "--help is given twice; give it once"),
    (["--script", "a", "--script", "b"], "--script is given twice; give it once"),
    (["--script"], "--script needs a file, as in “--script steps.txt”"),
    (["--script", "--json"], "--script needs a file, as in “--script steps.txt”"),
    (["--script="], "--script needs a file, as in “--script steps.txt”"),
    (["--script", ""], "--script needs a file, as in “--script steps.txt”"),
    (["--language"], "--language needs a code, as in “--language en”"),
    (["--language", "xx"], "there is no language “xx”; available: en, th, zh-Hans, ja, vi, ru"),
    (
      ["--language", "zh-TW"],
      "there is no language “zh-TW”; available: en, th, zh-Hans, ja, vi, ru"
    ),
    (["--json=yes"], "--json takes no value; give it as “--json”"),
    (
      ["run", "form.json"],
      "form files are not supported in this version; use “DemoCLI run” for the form that is built in"
    ),
    (
      ["check", "form.json"],
      "form files are not supported in this version; use “DemoCLI run” for the form that is built in"
    ),
    (
      ["describe"],
      "form files are not supported in this version; use “DemoCLI run” for the form that is built in"
    ),
    (["rnu"], "there is no command “rnu”; did you mean “run”?"),
    (["play"], "there is no command “play”; use “DemoCLI run”, or see “DemoCLI --help”"),
    (["--", "--json"], "there is no command “--json”; use “DemoCLI run”, or see “DemoCLI --help”"),
    (
      ["--script", "/nowhere/steps.txt"],
      "cannot read the script “/nowhere/steps.txt”: No such file or directory; "
        + "name a file of steps that can be read"
    ),
    (
      ["--script", "/"],
      "cannot read the script “/”: Is a directory; name a file of steps that can be read"
    ),
  ])
  func `that is wrong is answered by one line and status 2`(
    arguments: [String], message: String
  ) async throws {
    let result = try await DemoRun.run(arguments, input: "type phone 1\n")
    #expect(result.errors == "DemoCLI: \(message)\n")
    #expect(result.status == 2)
    #expect(result.output == "")
  }

  @Test(arguments: [["--help"], ["-h"], ["run", "--help"], ["--json", "--help"]])
  func `asks for help`(arguments: [String]) async throws {
    let result = try await DemoRun.run(arguments)
    #expect(result.output.contains("USAGE\n  DemoCLI [run]"))
    for line in result.outputLines { #expect(line.count <= 100) }
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `has an example in its help that works`() async throws {
    let help = try await DemoRun.run(["--help"]).outputLines
    let example = try #require(help.first { $0.contains("printf") })
    #expect(example.contains(#"printf 'type phone +79991234567\n' | DemoCLI run"#))
  }

  @Test func `asks for the version`() async throws {
    let result = try await DemoRun.run(["--version"])
    #expect(result.output.wholeMatch(of: /DemoCLI \d+\.\d+\.\d+\n/) != nil)
    #expect(result.status == 0)
  }

  @Test(arguments: [
    ["--json"], ["run", "--json"], ["--json", "run"], ["--json", "--language", "en"],
    ["--language=EN", "--json", "run"], ["--script", "-", "--json"], ["--script=-", "--json"],
    ["--json", "--", "run"],
  ])
  func `may name its options in any order and form`(arguments: [String]) async throws {
    let result = try await DemoRun.run(arguments, input: "type phone 7")
    #expect(try DemoRun.states(of: result).map(\.command) == ["type phone 7"])
    #expect(result.status == 0)
  }
}
