import Foundation
import Testing

/// Reads a file of case facts from `Fixtures`, one JSON object a line.
func cases<Row: Decodable>(_ name: String, as type: Row.Type = Row.self) throws -> [Row] {
  if let rows = decodedCases.rows(name, as: type) { return rows }
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures")
  let data = try Data(contentsOf: folder.appending(path: "\(name).jsonl"))
  let decoder = JSONDecoder()
  let rows = try data.split(separator: UInt8(ascii: "\n")).map {
    try decoder.decode(type, from: $0)
  }
  decodedCases.keep(rows, name)
  return rows
}

/// What was decoded before, since many tests read the same file.
private let decodedCases = DecodedCases()

private final class DecodedCases: @unchecked Sendable {
  // Guarded by `lock`: tests run on many threads.
  private let lock = NSLock()
  private var all: [String: Any] = [:]

  func rows<Row>(_ name: String, as type: Row.Type) -> [Row]? {
    lock.withLock { all["\(name) \(ObjectIdentifier(type))"] as? [Row] }
  }

  func keep<Row>(_ rows: [Row], _ name: String) {
    lock.withLock { all["\(name) \(ObjectIdentifier(Row.self))"] = rows }
  }
}

/// The texts that a text begins with, shortest first, itself included, cut between scalars.
func prefixes(_ text: String) -> [String] {
  let scalars = text.unicodeScalars
  return scalars.indices.map { String(scalars[..<$0]) } + [text]
}

/// Prints how many rows of a case file a rule agrees with, in the form that the table of rules in
/// the documentation is made from.
///
/// - Parameters:
///   - rule: The rule's name.
///   - file: The name of the case file.
///   - agreed: How many rows agree.
///   - rows: How many rows there are for the rule.
///   - listed: How many of them are listed in the test as unable to agree, with the reason.
func reportAgreement(rule: String, file: String, agreed: Int, of rows: Int, listed: Int = 0) {
  print("agreement: \(rule) | \(file) | \(agreed) | \(rows) | \(listed)")
}
