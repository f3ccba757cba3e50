import Testing
import ValidationKit

@Suite("Letters and digits beside the public suites")
struct WordCaseTests {
  struct Row: Decodable {
    struct Arguments: Decodable {
      let locale: String
      let ignore: String?
    }
    let id: String
    let args: Arguments
    let input: String
    let valid: Bool
    let disputed: Bool
  }

  /// What the source counts among the letters and digits of a locale, and Unicode does not: an
  /// author allows it where it is wanted.
  static let punctuation: [String: String] = [
    // The dot of a decimal number, which the source's patterns for these languages take.
    "gu-IN": ".", "kn-IN": ".", "ml-IN": ".", "or-IN": ".", "pa-IN": ".", "ta-IN": ".",
    "te-IN": ".",
    // Thai writes spaces between sentences, Japanese a dot between foreign names.
    "th-TH": " ", "ja-JP": "・",
  ]

  @Test(
    "letters and lettersAndDigits agree with every row that binds, some with characters allowed",
    arguments: [("alpha", "letters"), ("alphanumeric", "lettersAndDigits")])
  func rows(_ file: String, _ name: String) throws {
    func rule(_ script: CharacterScript, _ others: String) -> Rule<String> {
      name == "letters"
        ? .letters(script, allowing: others) : .lettersAndDigits(script, allowing: others)
    }
    var agreed = 0
    var needing = 0
    let all: [Row] = try cases(file)
    #expect(all.filter(\.disputed).isEmpty)
    // Of the rows with a language only the valid ones bind, since any script is right here.
    let rows = all.filter { $0.valid || $0.args.locale == "en-US" }
    for row in rows {
      let isEnglish = row.args.locale == "en-US"
      let plain = rule(isEnglish ? .ascii : .any, row.args.ignore ?? "")
      if plain.isValid(row.input) == row.valid {
        agreed += 1
        continue
      }
      needing += 1
      let others = try #require(Self.punctuation[row.args.locale], "\(row.id) \(row.input)")
      #expect(rule(.any, others).isValid(row.input), "\(row.id) \(row.input)")
    }
    reportAgreement(rule: name, file: file, agreed: agreed, of: rows.count, listed: needing)
    #expect(agreed + needing == rows.count)
    #expect(needing == (name == "letters" ? 2 : 18))
    for row in rows where row.valid {
      for prefix in prefixes(row.input) {
        let outcome = rule(.any, ".・ " + (row.args.ignore ?? "")).check(prefix).outcome
        #expect(outcome != .wrong, "\(row.id) \(prefix)")
      }
    }
  }
}
