import Testing
import ValidationKit

@Suite("Dates and times beside the public suites")
struct DateTimeCaseTests {
  struct Row: Decodable {
    struct Arguments: Decodable { let standard: String }
    let id: String
    let args: Arguments
    let input: String
    let valid: Bool
    let disputed: Bool
  }

  /// The source takes the second 60 at any time; RFC 3339 (5.7) has it at the end of June or
  /// December alone, as rows of another source say.
  static let unable: Set<String> = ["2009-05-31 14:53:60Z"]

  @Test(
    "They agree with every row, but one on leap seconds",
    arguments: [("date", "date", 75), ("time", "time", 34), ("dateTime", "datetime", 28)])
  func rows(_ name: String, _ file: String, _ count: Int) throws {
    let rows: [Row] = try cases(file)
    #expect(rows.count == count && rows.filter(\.disputed).isEmpty)
    var agreed = 0
    var listed = 0
    for row in rows {
      let format: DateTimeFormat =
        row.args.standard == "html-valid-time-string" ? .html : .rfc3339
      let rule: Rule<String> =
        switch name {
        case "date": .date(format)
        case "time": .time(format)
        default: .dateTime(format)
        }
      if Self.unable.contains(row.input) {
        listed += 1
        #expect(rule.check(row.input).outcome == .wrong)
        continue
      }
      if rule.isValid(row.input) == row.valid { agreed += 1 }
      #expect(rule.isValid(row.input) == row.valid, "\(row.id) \(row.input)")
      guard row.valid else { continue }
      for prefix in prefixes(row.input) {
        #expect(rule.check(prefix).outcome != .wrong, "\(row.id) \(prefix)")
      }
      expectNoIntrusion(into: [row.input], by: rule)
    }
    reportAgreement(rule: name, file: file, agreed: agreed, of: count, listed: listed)
  }
}
