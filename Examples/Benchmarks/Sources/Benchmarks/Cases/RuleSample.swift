import ValidationKit

/// A rule, a text that it accepts, one that it refuses late, and about the same for the engine.
struct RuleSample {
  let name: String
  let rule: Rule<String>
  let accepted: String
  let refused: String
  /// What the engine matches as a whole; it agrees about both texts.
  let pattern: String
  /// How many times faster than the engine the rule should be.
  var factor: Double? = 6

  init(
    _ name: String, _ rule: Rule<String>, _ accepted: String, _ refused: String, _ pattern: String,
    factor: Double? = 6
  ) {
    self.name = name
    self.rule = rule
    self.accepted = Texts.heap(accepted)
    self.refused = Texts.heap(refused)
    self.pattern = pattern
    self.factor = factor
  }
}

extension RuleSample {
  /// Every rule for texts.
  static let all = addresses + identifiers + numbers + words + dates + comparisons

  private static let mailbox = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+"
  private static let label = "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
  private static let time = #"(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?"#
  private static let zone = #"(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)"#
  private static let day = #"\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])"#
  private static let octet = #"(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)"#

  private static let addresses: [RuleSample] = [
    .init(
      "email", .email, "annabella.christina@mail.org", "annabella.christina@mail..or",
      "\(mailbox)@\(label)(?:\\.\(label))*", factor: 12),
    .init(
      "email-strict", .email([.strict, .topLevelDomain]), "annabella.christina@mail.org",
      "annabella..christina@mail.or",
      "[a-zA-Z0-9_+-]+(?:\\.[a-zA-Z0-9_+-]+)*@\(label)(?:\\.\(label))+",
      factor: 12),
    .init(
      "email-international", .email(.international), "annabella.christina@mail.org",
      "annabella.christina@mail..or", #"[^\s@]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*"#),
    .init(
      "url", .url, "https://example.com/a/b?c=d", "https://example.com/a/b c=d",
      #"(?:[hH][tT][tT][pP][sS]?)://[^\s/?#]+(?:[/?#]\S*)?"#),
    .init(
      "hostname", .hostname, "www.mail.example.com", "www.mail.example-.com",
      "\(label)(?:\\.\(label))*"),
    .init(
      "ipAddress-4", .ipAddress(.v4), "192.168.10.20", "192.168.10.256",
      "(?:\(octet)\\.){3}\(octet)"),
    .init(
      "ipAddress-6", .ipAddress(.v6), "2001:db8:85a3:8d3:1319:8a2e:370:7348",
      "2001:db8:85a3:8d3:1319:8a2e:370:734g", "(?:[0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}"),
    .init(
      "ipAddress", .ipAddress, "192.168.10.20", "192.168.10.256",
      "(?:\(octet)\\.){3}\(octet)|(?:[0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}"),
    .init(
      "macAddress", .macAddress, "00:1B:44:11:3A:B7", "00:1B:44:11:3A:BG",
      "(?:[0-9A-Fa-f]{2}[:-]){5}[0-9A-Fa-f]{2}"),
    .init("port", .port, "8080", "80x0", #"\d{1,5}"#),
    .init("phone", .phone, "+79991234567", "+7999123456x", #"\+[1-9]\d{1,14}"#),
  ]

  private static let identifiers: [RuleSample] = [
    .init(
      "uuid", .uuid, "123e4567-e89b-12d3-a456-426614174000",
      "123e4567-e89b-12d3-a456-42661417400x",
      "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"),
    .init(
      "slug", .slug, "a-slug-of-some-words", "a-slug-of-some--words", "[a-z0-9]+(?:-[a-z0-9]+)*"),
    .init(
      "hexColor", .hexColor, "#3366CC", "#3366CG",
      "#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"),
    .init(
      "base64", .base64, "VmFsaWRhdGlvbktpdCBpcyBoZXJl", "VmFsaWRhdGlvbktpdCBpcyBoZX=l",
      "(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?"),
    .init(
      "semanticVersion", .semanticVersion, "1.2.3-rc.1+build.5", "1.2.3-rc.1+build..",
      #"\d+\.\d+\.\d+(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?"#
    ),
    .init(
      "creditCard", .creditCard, "4111 1111 1111 1111", "4111 1111 1111 111x",
      #"\d(?:[ -]?\d){11,18}"#),
    .init("luhn", .luhn, "79927398713", "7992739871x", #"\d+"#),
    .init(
      "iban", .iban, "DE89370400440532013000", "DE8937040044053201300-",
      "[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}"),
    .init(
      "isbn", .isbn, "978-3-16-148410-0", "978-3-16-148410-x", #"(?:\d-?){9}[\dX]|(?:\d-?){12}\d"#),
    .init(
      "json", .json, #"{"a": [1, 2.5e3, null]}"#, #"{"a": [1, 2.5e3, nul]}"#,
      #"\s*\{\s*"\w+":\s*\[(?:\s*(?:-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|null|true|false|"\w*")\s*,?)*\]\s*\}\s*"#
    ),
  ]

  private static let numbers: [RuleSample] = [
    .init("integer", .integer, "-1234567", "-123456x", #"[+-]?\d+"#),
    .init(
      "integer-limits", .integer(min: -5, max: 1_000_000), "123456", "12345x", #"[+-]?\d{1,7}"#),
    .init("decimal", .decimal, "1234.5678", "1234.567x", #"[+-]?\d+(?:\.\d+)?"#),
    .init(
      "decimal-limits", .decimal(min: 0, max: 10_000), "1234.56", "1234.5x", #"\d{1,5}(?:\.\d+)?"#),
    .init("digits", .digits, "0123456789", "012345678x", "[0-9]+"),
  ]

  private static let words: [RuleSample] = [
    .init(
      "length", .length(min: 3, max: 27), "annabella.christina@mail.or",
      "annabella.christina@mail.org", "(?s:.){3,27}"),
    .init("letters", .letters, "Annabella", "Annabell4", #"(?:\p{L}\p{M}*)+"#),
    .init(
      "lettersAndDigits", .lettersAndDigits, "Annabella12", "Annabella1-",
      #"(?:[\p{L}\p{Nd}]\p{M}*)+"#),
    .init("username", .username, "annabella12", "annabella1-", #"(?=.*\p{L})[\p{L}\p{Nd}]{8,16}"#),
    .init("password", .password, "correct horse", "correct", #"(?=.{8,})[^\p{Cc}]+"#),
    .init(
      "password-parts", .password([.minLength(8), .uppercase(1), .digits(1), .noSpaces]),
      "Correct4horse", "correct4horse", #"(?=.*\p{Lu})(?=.*\d)\S{8,}"#),
    .init("notBlank", .notBlank, "  annabella", "           ", #"\s*\S(?s:.*)"#),
    .init("ascii", .ascii, "annabella.christina", "annabella.christinä", #"[\x00-\x7F]*"#),
    .init("lowercase", .lowercase, "annabella.christina", "annabella.christinA", #"\P{Lu}*"#),
    .init("uppercase", .uppercase, "ANNABELLA.CHRISTINA", "ANNABELLA.CHRISTINa", #"\P{Ll}*"#),
    // A pattern is the engine's own work; what it costs is what stands around it.
    .init(
      "pattern", .pattern("[a-z]+\\.[a-z]+@mail\\.org"), "annabella.christina@mail.org",
      "annabella.christina@mail.or", "[a-z]+\\.[a-z]+@mail\\.org", factor: nil),
  ]

  private static let dates: [RuleSample] = [
    .init("date", .date, "2024-02-29", "2024-02-2x", day),
    .init("time", .time, "12:34:56Z", "12:34:56X", time + zone),
    .init(
      "dateTime", .dateTime, "2024-02-29T12:34:56Z", "2024-02-29T12:34:56X",
      day + "[Tt]" + time + zone),
  ]

  private static let comparisons: [RuleSample] = [
    .init(
      "contains", .contains("christ"), "annabella.christina@mail.org",
      "annabella.krystina@mail.org", "(?s:.*)christ(?s:.*)"),
    .init(
      "startsWith", .startsWith("annabella"), "annabella.christina@mail.org",
      "annabelle.christina@mail.org", "annabella(?s:.*)"),
    .init(
      "endsWith", .endsWith("mail.org"), "annabella.christina@mail.org",
      "annabella.christina@mail.ogg", #"(?s:.*)mail\.org"#),
    .init("oneOf", .oneOf(["red", "green", "blue"]), "blue", "blues", "red|green|blue"),
    .init(
      "notOneOf", .notOneOf(["red", "green", "blue"]), "blues", "blue", "(?!(?:red|green|blue)$).*"),
    .init(
      "equal", .equal("annabella.christina"), "annabella.christina", "annabella.christine",
      #"annabella\.christina"#),
    .init(
      "notEqual", .notEqual("annabella.christina"), "annabella.christine", "annabella.christina",
      #"(?!annabella\.christina$).*"#),
  ]
}
