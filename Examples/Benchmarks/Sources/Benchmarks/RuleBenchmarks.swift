import Foundation
import ValidationKit

/// Each standard rule, a text that it accepts, and the form of it as a pattern for the engine.
private let samples: [(name: String, rule: Rule<String>, text: String, pattern: String)] = [
  ("hostname", .hostname, "www.example.com", #"(?:[a-zA-Z0-9-]{1,63}\.)*[a-zA-Z0-9-]{1,63}"#),
  ("url", .url, "https://example.com/a/b?c=d", #"https?://[^\s/?#]+(?:[/?#]\S*)?"#),
  ("ipAddress", .ipAddress(.v4), "192.168.10.20", #"(?:\d{1,3}\.){3}\d{1,3}"#),
  (
    "uuid", .uuid, "123e4567-e89b-12d3-a456-426614174000",
    #"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"#
  ),
  ("macAddress", .macAddress, "00:1B:44:11:3A:B7", #"(?:[0-9A-F]{2}:){5}[0-9A-F]{2}"#),
  ("slug", .slug, "a-slug-of-words", #"[a-z0-9]+(?:-[a-z0-9]+)*"#),
  ("hexColor", .hexColor, "#3366CC", "#[0-9A-Fa-f]{6}"),
  ("base64", .base64, "VmFsaWRhdGlvbktpdA==", #"(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==)?"#),
  ("semanticVersion", .semanticVersion, "1.2.3-rc.1", #"\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?"#),
  ("phone", .phone, "+79991234567", #"\+[1-9]\d{1,14}"#),
  ("creditCard", .creditCard, "4111 1111 1111 1111", #"\d(?:[ -]?\d){11,18}"#),
  ("iban", .iban, "DE89370400440532013000", "[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}"),
  ("isbn", .isbn, "978-3-16-148410-0", #"(?:\d-?){9}[\dX]|(?:\d-?){12}\d"#),
  ("integer", .integer, "-1234567", #"[+-]?\d+"#),
  ("decimal", .decimal, "1234.5678", #"[+-]?\d+(?:\.\d+)?"#),
  ("letters", .letters, "Annabella", #"(?:\p{L}\p{M}*)+"#),
  ("lettersAndDigits", .lettersAndDigits, "Annabella12", #"(?:[\p{L}\p{Nd}]\p{M}*)+"#),
  ("username", .username, "annabella12", #"(?=.*\p{L})[\p{L}\p{Nd}]{8,16}"#),
  ("date", .date, "2024-02-29", #"\d{4}-\d{2}-\d{2}"#),
  ("time", .time, "12:34:56Z", #"\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})"#),
  (
    "dateTime", .dateTime, "2024-02-29T12:34:56Z",
    #"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})"#
  ),
  ("length", .length(min: 3, max: 40), "ann.example", ".{3,40}"),
]

/// Measures each rule against the engine, and a million e-mail addresses.
@MainActor func measureRules() throws {
  for sample in samples {
    let own = nanoseconds(repeating: 200_000) { precondition(sample.rule.isValid(sample.text)) }
    let expression = try NSRegularExpression(pattern: "^(?:\(sample.pattern))$")
    let range = NSRange(location: 0, length: sample.text.utf16.count)
    let engine = nanoseconds(repeating: 20_000) {
      precondition(expression.firstMatch(in: sample.text, range: range) != nil)
    }
    report("\(sample.name), \(Int(own)) ns: the engine over ours", engine / own, "×", wanted: "≥ 5")
  }
  let addresses = (0..<1_000_000).map { number in
    number % 3 == 0 ? "ann\(number)@example" : number % 3 == 1 ? "a b\(number)" : "a@b\(number).co"
  }
  var valid = 0
  let time = seconds { for address in addresses where Rule.email.isValid(address) { valid += 1 } }
  precondition(valid > 600_000)
  report("a million mixed e-mail addresses", time, "s", wanted: "< 0.2")
}
