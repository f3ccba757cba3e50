import Foundation
import TestSupport
import Testing
import ValidationKit

/// Expects that a standard rule keeps the laws that all keep.
///
/// It accepts its text, which nothing intrudes into; no start of it is wrong, and each further
/// character leads where the outcome says; long texts cost no more than in proportion.
func expectLaws(of entry: StandardRule, sourceLocation: SourceLocation = #_sourceLocation) {
  let (rule, text) = (entry.rule, entry.accepted)
  expectPrefixesNeverWrong(of: [text], by: rule, sourceLocation: sourceLocation)
  if !entry.isOpen {
    expectNoIntrusion(
      into: [text], by: rule, except: entry.ignored, after: entry.after,
      sourceLocation: sourceLocation)
  }
  let starts = Effort.sample(prefixes(text), short: 6)
  let pieces = Set(text.map(String.init) + entry.typing + (0...9).map(String.init))
    .union(["a", "Z", "-", ".", " ", "é"]).sorted()
  if entry.isExact {
    expectExactSteps(
      rule, from: starts, typing: pieces, depth: 1, sourceLocation: sourceLocation)
  } else {
    expectWrongStaysWrong(
      rule, from: starts, typing: pieces, sourceLocation: sourceLocation)
  }
  expectBoundedWork(rule, ["a", "0", "é", text], sourceLocation: sourceLocation)
}

/// V9: expects that what is wrong stays so, whatever is typed after it.
func expectWrongStaysWrong(
  _ rule: Rule<String>, from starts: [String], typing pieces: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for start in starts {
    for text in pieces.map({ start + $0 }) where rule.check(text).outcome == .wrong {
      guard let piece = pieces.first(where: { rule.check(text + $0).outcome != .wrong }) else {
        continue
      }
      Issue.record(
        "\(rule) calls \(text.debugDescription) wrong, and not with \(piece.debugDescription)",
        sourceLocation: sourceLocation)
      return
    }
  }
}

/// The sources of the standard rules, in which their factories stand.
enum RuleSources {
  /// Returns the names of the factories of standard rules, read from the sources.
  static func factories(from file: StaticString = #filePath) throws -> Set<String> {
    var root = URL(fileURLWithPath: "\(file)")
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let folder = root.appendingPathComponent("Sources/ValidationKit/Rules/Standard")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var names: Set<String> = []
    for path in paths where path.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      var isOfRules = false
      for line in source.split(separator: "\n") {
        if line.hasPrefix("extension ") { isOfRules = line.hasPrefix("extension Rule ") }
        guard isOfRules, let match = line.firstMatch(of: /^  public static (?:func|var) (\w+)/)
        else { continue }
        names.insert(String(match.1))
      }
    }
    #expect(names.count > 30)
    return names
  }
}
