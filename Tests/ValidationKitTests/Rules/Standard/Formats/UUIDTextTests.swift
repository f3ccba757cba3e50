import Testing
@testable import ValidationKit

@Suite("Rule.uuid")
struct UUIDTextTests {
  struct Row: Decodable {
    struct Arguments: Decodable { let version: String }
    let id: String
    let args: Arguments
    let input: String
    let valid: Bool
    let disputed: Bool

    var version: Int? {
      switch args.version {
      case "all", "loose", "syntax": nil
      case "nil": 0
      case "max": 15
      default: Int(args.version)
      }
    }
  }

  /// Disputed rows agree as well.
  ///
  /// Those of any version have versions or variants that RFC 9562 does not define, and are UUIDs by
  /// their form; without hyphens there is none. One of version 3 has a variant of
  /// which the versions are no part.
  @Test("It agrees with every row of the public suites, the disputed ones too")
  func cases() throws {
    let rows = try ValidationKitTests.cases("uuid", as: Row.self)
    var agreed = 0
    for row in rows {
      let rule = Rule.uuid(version: row.version)
      #expect(rule.isValid(row.input) == row.valid, "\(row.id) \(row.input)")
      if rule.isValid(row.input) == row.valid { agreed += 1 }
      for version in [nil, 0, 1, 4, 7, 15] {
        expectPrefixesNeverWrong(
          of: [row.input].filter { Rule<String>.uuid(version: version).isValid($0) },
          by: .uuid(version: version))
      }
    }
    reportAgreement(rule: "uuid", file: "uuid", agreed: agreed, of: rows.count)
    #expect(rows.count == 174)
  }

  static let text = "01234567-89ab-4def-8123-456789ABCDEF"

  @Test("V9: it is exact, one character at a time", arguments: [nil, 0, 3, 4, 15])
  func steps(_ version: Int?) {
    var starts = prefixes(Self.text) + prefixes("00000000-0000-0000-0000-000000000000")
    starts += prefixes("ffffffff-FFFF-ffff-ffff-ffffffffffff")
    expectExactSteps(
      .uuid(version: version), from: starts,
      typing: ["0", "3", "4", "7", "8", "b", "C", "f", "g", "-", " ", "０"], depth: 1)
  }

  @Test("Another version or variant is wrong as soon as it is there, with a reason of its own")
  func versions() {
    let rule = Rule.uuid(version: 4)
    #expect(rule.isValid(Self.text))
    #expect(rule.check("01234567-89ab-4").outcome == .incomplete)
    let early = rule.check("01234567-89ab-3")
    #expect(early.outcome == .wrong)
    #expect(early.issues.map(\.description) == ["uuid.wrongVersion(version: 4)"])
    #expect(rule.check("01234567-89ab-4def-c").issues.map(\.reason) == ["wrongVersion"])
    #expect(rule.check("01234567-89ab-3x").issues.map(\.reason) == [.invalid])
    #expect(Rule.uuid(version: 15).check("fff0").issues.map(\.reason) == ["wrongVersion"])
    #expect(rule.check("").outcome == .incomplete)
  }

  @Test("Nothing intrudes, and long texts are no matter")
  func intruding() {
    for rule in [Rule.uuid, .uuid(version: 4)] { expectNoIntrusion(into: [Self.text], by: rule) }
    for text in ["{\(Self.text)}", "urn:uuid:\(Self.text)", "٣" + Self.text.dropFirst()] {
      #expect(Rule.uuid.check(text).outcome == .wrong)
    }
    expectBoundedWork(.uuid, ["a", "é"])
  }

  @Test("Rules with the same version are equal, and name it; no other version exists")
  func equality() async {
    #expect(Rule.uuid == .uuid(version: nil) && Rule.uuid != .uuid(version: 4))
    #expect(Rule.uuid.description == "uuid")
    #expect(Rule.uuid(version: 7).description == "uuid(version: 7)")
    await #expect(processExitsWith: .failure) { _ = Rule.uuid(version: 9) }
  }
}
