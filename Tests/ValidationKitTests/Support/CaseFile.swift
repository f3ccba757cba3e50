import Foundation
import Testing

/// Reads a file of case facts from `Fixtures`, one JSON object a line.
func cases<Row: Decodable>(_ name: String, as type: Row.Type = Row.self) throws -> [Row] {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures")
  let data = try Data(contentsOf: folder.appending(path: "\(name).jsonl"))
  return try data.split(separator: UInt8(ascii: "\n")).map {
    try JSONDecoder().decode(type, from: $0)
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
