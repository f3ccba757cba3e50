import ValidationKit

/// A rule for texts, as the laws that every standard rule keeps see it.
struct StandardRule: Sendable {
  let rule: Rule<String>
  /// A text that it accepts.
  let accepted: String
  /// Whether it asks nothing of what stands before or after that.
  var isOpen = false
  /// The intruders that it takes for a part of the text, on both sides and after it alone.
  var ignored: Set<String> = []
  var after: Set<String> = []
  /// Further characters that lead on, beside those of the text, digits and a few letters.
  var typing: [String] = []
  /// Whether it knows exactly which texts can become valid by one more character; else it may call
  /// a text incomplete that cannot, and never one wrong that can.
  var isExact = true

  init(
    _ rule: Rule<String>, _ accepted: String, isOpen: Bool = false, ignored: Set<String> = [],
    after: Set<String> = [], typing: [String] = [], isExact: Bool = true
  ) {
    self.rule = rule
    self.accepted = accepted
    self.isOpen = isOpen
    self.ignored = ignored
    self.after = after
    self.typing = typing
    self.isExact = isExact
  }
}

private let marks: Set<String> = ["\u{301}"]
private let digits = Set(foreignDigits)

/// Every rule for texts.
let standardRules: [StandardRule] = [
  // Text
  .init(.pattern("[a-z]+[0-9]{2}"), "abc12"),
  .init(.length(min: 2, max: 80), "ab", isOpen: true),
  .init(.letters, "Ольга", after: marks), .init(.digits, "0123"),
  .init(.lettersAndDigits, "R2D2", ignored: digits),
  .init(.contains("b"), "abc", isOpen: true), .init(.startsWith("a"), "abc", isOpen: true),
  .init(.endsWith("c"), "abc", isOpen: true), .init(.notBlank, " a ", isOpen: true),
  .init(.ascii, "abc", ignored: [" "]), .init(.lowercase, "abc", isOpen: true),
  .init(.uppercase, "ABC", isOpen: true),
  // Values
  .init(.oneOf(["red", "green"]), "red", typing: ["n", "g"]),
  .init(.notOneOf(["red"]), "green", isOpen: true), .init(.equal("yes"), "yes"),
  .init(.notEqual("no"), "yes", isOpen: true),
  // Numbers
  .init(.integer(min: -5), "42"), .init(.decimal(max: 100), "99.95"),
  // Dates
  .init(.date, "2024-02-29"), .init(.time, "23:59:60Z"),
  .init(.dateTime, "2024-02-29T12:00:00+01:00"),
  // Addresses
  .init(.email, "ann@example.com"),
  .init(.email([.strict, .topLevelDomain]), "ann@example.com"),
  .init(.email(.international), "änn@exämple.com", ignored: digits, after: marks, isExact: false),
  .init(.url, "https://example.com/a?b#c", after: digits.union(marks), isExact: false),
  .init(
    .url(schemes: nil, requiresHost: false), "mailto:ann@example.com",
    after: digits.union(marks), isExact: false),
  .init(.hostname, "www.example.com"), .init(.ipAddress(.any), "::1"),
  .init(.ipAddress(.v4), "192.168.0.1"), .init(.macAddress, "00:1B:44:11:3A:B7"),
  .init(.port, "8080"), .init(.phone, "+79991234567", ignored: [" "]),
  // Check digits
  .init(.creditCard, "4111 1111 1111 1111"), .init(.luhn, "79927398713"),
  .init(.iban, "DE89370400440532013000", ignored: [" "]), .init(.isbn, "978-3-16-148410-0"),
  // Passwords
  .init(.password, "correct horse", isOpen: true),
  // Formats
  .init(.uuid, "123e4567-e89b-12d3-a456-426614174000"), .init(.slug, "a-slug-1"),
  .init(.hexColor, "#3366CC"), .init(.base64, "YW5u"),
  .init(
    .json, "{\"a\": [1, 2.5e3, null]}", ignored: [" ", "\n", "\r", "\r\n", "\t"],
    isExact: false),
  .init(.semanticVersion, "1.2.3-rc.1+5"),
  .init(.username, "annabella1", ignored: digits, isExact: false),
]
