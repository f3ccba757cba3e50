import Testing
@testable import ValidationKit

@Suite("Rule.ipAddress")
struct IPAddressTests {
  struct Row: Decodable {
    struct Arguments: Decodable { let version: IPAddressVersion }
    let id: String
    let args: Arguments
    let input: String
    let valid: Bool
    let disputed: Bool
  }

  /// The disputed rows have zones (`%eth0`), which are no part of an address (RFC 4291).
  @Test("It agrees with every row of the public suites, the disputed ones too")
  func cases() throws {
    let rows = try ValidationKitTests.cases("ip", as: Row.self)
    var agreed = 0
    for row in rows {
      let rule = Rule.ipAddress(row.args.version)
      #expect(rule.isValid(row.input) == row.valid, "\(row.id) \(row.input)")
      if rule.isValid(row.input) == row.valid { agreed += 1 }
      for version in IPAddressVersion.allCases {
        expectPrefixesNeverWrong(
          of: [row.input].filter { Rule<String>.ipAddress(version).isValid($0) },
          by: .ipAddress(version))
      }
    }
    reportAgreement(rule: "ipAddress", file: "ip", agreed: agreed, of: rows.count)
    #expect(rows.count == 494)
  }

  @Test(
    "V9: incomplete is what typing on can complete",
    arguments: [
      ("", "iii"), ("1", "iii"), ("256", "wii"), ("01", "wii"), ("1.", "iwi"), ("1.2.3", "iwi"),
      ("1.2.3.4", "vwv"), ("1.2.3.25", "vwv"), ("1.2.3.256", "www"), ("1.2.3.4.", "www"),
      ("1..", "www"), ("::", "wvv"), (":", "wii"), (":1", "www"), (":::", "www"),
      ("1::2::", "www"), ("1:2:3:4:5:6:7:8", "wvv"), ("1:2:3:4:5:6:7:8:", "www"),
      ("1:2:3:4:5:6:7:", "wii"), ("1:2:3:4:5:6:7::", "wvv"), ("1:2:3:4:5:6:7::8", "www"),
      ("::2:3:4:5:6:7:8", "wvv"), ("::2:3:4:5:6:7:8:", "www"), ("::1.2.3.4", "wvv"),
      ("::1.", "wii"), ("::01.", "www"), ("1:2:3:4:5:6:7:1.", "www"), ("1:2:3:4:5:6:1.", "wii"),
      ("1:2:3:4:5::1.2.3.4", "wvv"), ("1:2:3:4:5:6::1.", "www"), ("12345", "www"), ("g", "www"),
      ("1.2.3.4:", "www"), ("fe80::1%", "www"), ("[::1]", "www"), ("1:2.", "www"),
      ("１.2.3.4", "www"), ("٣.2.3.4", "www"), ("::𝟏", "www"), ("::1/8", "www"),
    ])
  func outcomes(_ text: String, _ outcomes: String) {
    for (version, letter) in zip(IPAddressVersion.allCases, outcomes) {
      let outcome = Rule.ipAddress(version).check(text).outcome
      #expect(outcome.rawValue.first == letter, "\(version)")
    }
  }

  @Test("V9: it is exact, one character at a time", arguments: IPAddressVersion.allCases)
  func steps(_ version: IPAddressVersion) {
    let characters = ["0", "1", "2", "5", "9", "a", "F", ".", ":", "g", " "]
    expectExactSteps(
      .ipAddress(version),
      from: ["", "1.2.3.", "::", "1:2:3:4:5:", "1:2:3:4:5:6:", "1:2:3:4:5:6:7:8", "1::2:3:4:5:6"],
      typing: characters, depth: 3)
  }

  @Test("V9: four numbers are exact for all short texts")
  func shortTexts() {
    expectExactOutcomes(.ipAddress(.v4), alphabet: "03.".map(String.init), length: 4, further: 7)
  }

  @Test("An issue names the version, nothing intrudes, and long texts are no matter")
  func issues() {
    #expect(
      Rule.ipAddress(.v4).check("::").issues.map(\.description) == ["ipAddress.invalid(version: 4)"]
    )
    #expect(Rule.ipAddress.check("x").issues.first?.argument("version") == "any")
    for version in IPAddressVersion.allCases where version != .v6 {
      expectNoIntrusion(into: ["192.0.2.1"], by: .ipAddress(version))
    }
    expectNoIntrusion(into: ["2001:db8::1"], by: .ipAddress)
    expectNoIntrusion(into: ["::"], by: .ipAddress(.v6))
    expectBoundedWork(.ipAddress, ["1", "1.", "1:", ":", "é"])
  }

  @Test("Rules with the same version are equal, and name it")
  func equality() {
    #expect(Rule.ipAddress == .ipAddress(.any) && Rule.ipAddress != .ipAddress(.v4))
    #expect(Rule.ipAddress.description == "ipAddress")
    #expect(Rule.ipAddress(.v6).description == "ipAddress(.v6)")
  }
}
