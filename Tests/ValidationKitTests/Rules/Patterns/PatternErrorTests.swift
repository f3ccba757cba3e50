import Foundation
import TestSupport
import Testing
@testable import ValidationKit

@Suite("Patterns that are not valid")
struct PatternErrorTests {
  @Test(
    "P1: the error shows the pattern, the place and what is wrong there",
    arguments: [
      ("[", "\"[\" at position 0 is never closed"),
      ("(a", "\"(\" at position 0 is never closed"),
      ("a(b(c)", "\"(\" at position 1 is never closed"),
      ("a)", "\")\" at position 1 was never opened"),
      ("a)|(?:b", "\")\" at position 1 was never opened"),
      ("a}", "\"}\" at position 1 was never opened"),
      ("a{2", "\"{\" at position 1 is never closed"),
      ("a{x}", "\"{\" at position 1 does not start a repetition such as {2} or {2,3}"),
      ("{", "\"{\" at position 0 is never closed"),
      ("[a[b]", "\"[\" at position 0 is never closed"),
      ("é[a", "\"[\" at position 1 is never closed"),
      ("e\u{301}[a", "\"[\" at position 1 is never closed"),
      ("*a", "\"*\" at position 0 has nothing to repeat"),
      ("a|+", "\"+\" at position 2 has nothing to repeat"),
      ("(?:?)", "\"?\" at position 3 has nothing to repeat"),
      ("\\b+", "\"+\" at position 2 has nothing to repeat"),
      ("(?=a)*", "\"*\" at position 5 has nothing to repeat"),
      ("a**", "\"*\" at position 2 repeats a repetition"),
      ("a{1}{2}", "\"{2}\" at position 4 repeats a repetition"),
      ("a{3,1}", "\"{3,1}\" at position 1 asks for fewer at most than at least"),
      (
        "a{16777216}",
        "\"{16777216}\" at position 1 asks for more than 16777215 repetitions"
      ),
      ("ab\\", "\"\\\" at position 2 escapes nothing"),
      ("ab\\c", "\"\\c\" at position 2 escapes nothing"),
      ("(?<name", "\"(?<name\" at position 0 is never closed"),
      ("(?<1a>b)", "\"(?<1a>\" at position 0 has no name that starts with a letter"),
      ("(?<n>a)(?<n>b)", "\"n\" at position 10 names a second group"),
      ("(?z)a", "\"z\" at position 2 is not a flag or a kind of group"),
      ("(?P<n>a)", "\"P\" at position 2 is not a flag or a kind of group"),
      ("(?i", "\"(?i\" at position 0 is never closed"),
      ("(?#a", "\"(?#\" at position 0 is never closed"),
      ("(a)\\2", "\"\\2\" at position 3 refers to a group that does not exist"),
      ("\\k<n>", "\"\\k<n>\" at position 0 refers to a group that does not exist"),
      ("\\k1", "\"\\k\" at position 0 names no group, as \\k<name> would"),
      ("(?<=a+)b", "\"+\" at position 5 has no upper limit, which looking behind needs"),
      ("[z-a]", "\"z-a\" at position 1 is a range that ends before it starts"),
      ("[a-\\d]", "\"\\d\" at position 3 stands for many characters and cannot end a range"),
      ("a\\p{Foo}", "\"\\p{Foo}\" at position 1 is not known"),
      ("[a[:foo:]]", "\"[:foo:]\" at position 2 is not known"),
      ("\\N{NO SUCH}", "\"\\N{NO SUCH}\" at position 0 is not known"),
      ("\\p", "\"\\p\" at position 0 has no name in braces after it"),
      ("\\u12", "\"\\u12\" at position 0 needs 4 hexadecimal digits"),
      ("\\xZ", "\"\\x\" at position 0 needs 1 hexadecimal digit"),
      ("\\x{}", "\"\\x{\" at position 0 is not a character's number in braces"),
      ("\\08", "\"\\0\" at position 0 is not an octal number such as \\012"),
      ("(?x)a # (\n(", "\"(\" at position 10 is never closed"),
      ("\\Q(\\E(", "\"(\" at position 5 is never closed"),
    ])
  func place(_ pattern: String, _ reason: String) throws {
    let error = try #require(throws: PatternError.self) { try Rule.pattern(parsing: pattern) }
    #expect(error.pattern == pattern)
    #expect(error.reason == reason)
    #expect(reason.contains("at position \(try #require(error.position)) "))
    let line = error.description
    #expect(line.hasPrefix("the pattern \""))
    #expect(line.hasSuffix("\" is not valid: \(reason)"))
    #expect(!line.contains("\n"))
    #expect(error.localizedDescription == line)
  }

  @Test("P1: where no scan finds the place, the engine's word stands without one")
  func noPlace() throws {
    let deep = String(repeating: "(", count: 500) + String(repeating: ")", count: 500)
    for pattern in ["[&&]", deep] {
      let error = try #require(throws: PatternError.self) { try Rule.pattern(parsing: pattern) }
      #expect(error.position == nil)
      #expect(error.reason == "the engine refuses it")
    }
  }

  @Test("P1: of a long pattern the part around the place is shown")
  func longPattern() throws {
    let pattern = String(repeating: "ab", count: 200) + "[" + String(repeating: "c", count: 200)
    let error = try #require(throws: PatternError.self) { try Rule.pattern(parsing: pattern) }
    #expect(error.position == 400)
    #expect(error.description.count < 200)
    #expect(error.description.contains("…abab"))
    #expect(error.description.contains("ab[cc"))
    #expect(error.description.contains("cc…\""))
  }

  @Test("P1: a literal that is not valid stops the program with that message")
  func literal() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Rule.pattern("[")
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self)
        .contains("the pattern \"[\" is not valid: \"[\" at position 0 is never closed"))
  }

  @Test("P1: the scan finds no fault where the engine finds none")
  func noFalseFaults() {
    let tokens = [
      "a", "b", "1", "-", "(", ")", "(?:", "(?=", "(?>", "(?<=", "(?<n>", "(?i)", "(?x)", "(?x:",
      "(?#c)", "[", "]", "[^", "[:alpha:]", "&&", "--", "^", "$", ".", "*", "+", "?", "{2}",
      "{2,}", "{3,2}", "{", "}", "|", "\\Q", "\\E", "\\1", "\\k<n>", "\\b", "\\d", "\\p{L}",
      "\\x41", "\\x", "\\u0041", "\\c", "\\cA", "\\012", "\\", "#", " ", "\n", "é", "z-a", ",",
    ]
    let count = Effort.runs(short: 4_000, long: 400_000)
    var numbers = SeededGenerator(seed: Effort.seed &+ 2)
    var refused = 0
    var placed = 0
    var ends = 0
    for _ in 0..<count {
      let pattern = (0..<Int.random(in: 1...7, using: &numbers))
        .map { _ in tokens.randomElement(using: &numbers)! }.joined()
      var scanner = PatternScanner(pattern)
      scanner.scan()
      if CompiledPattern.compiles(pattern) {
        #expect(scanner.fault == nil, "\(pattern.debugDescription)")
        // How it ends decides how it can be wrapped.
        let isPlain = CompiledPattern.compiles("\\A(?:\(pattern))\\z")
        #expect(isPlain == (scanner.ending == .plain), "\(pattern.debugDescription)")
        if !isPlain { ends += 1 }
      } else {
        refused += 1
        if PatternError(pattern, scanner).position != nil { placed += 1 }
      }
    }
    print("patterns: \(placed) of \(refused) faults have a place")
    #expect(Double(placed) > 0.99 * Double(refused))
    #expect(ends > count / 200)
  }
}
