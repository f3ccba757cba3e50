import ValidationKit

/// Every rule for texts, with a text that it accepts.
let standardRules: [(rule: Rule<String>, accepted: String)] = [
  (.pattern("[a-z]+[0-9]{2}"), "abc12"), (.length(min: 2, max: 80), "ab"),
  (.email, "ann@example.com"), (.email([.strict, .topLevelDomain]), "ann@example.com"),
  (.email(.international), "änn@exämple.com"), (.url, "https://example.com/a?b#c"),
  (.url(schemes: nil, requiresHost: false), "mailto:ann@example.com"),
  (.hostname, "www.example.com"), (.ipAddress(.any), "::1"), (.ipAddress(.v4), "192.168.0.1"),
  (.uuid, "123e4567-e89b-12d3-a456-426614174000"), (.macAddress, "00:1B:44:11:3A:B7"),
  (.port, "8080"), (.slug, "a-slug-1"), (.hexColor, "#3366CC"), (.base64, "YW5u"),
  (.json, "{\"a\": [1, 2.5e3, null]}"), (.semanticVersion, "1.2.3-rc.1+5"),
  (.phone, "+79991234567"), (.creditCard, "4111 1111 1111 1111"), (.luhn, "79927398713"),
  (.iban, "DE89370400440532013000"), (.isbn, "978-3-16-148410-0"), (.integer(min: -5), "42"),
  (.decimal(max: 100), "99.95"), (.letters, "Ольга"), (.digits, "0123"),
  (.lettersAndDigits, "R2D2"), (.username, "annabella1"), (.password, "correct horse"),
  (.date, "2024-02-29"), (.time, "23:59:60Z"), (.dateTime, "2024-02-29T12:00:00+01:00"),
  (.contains("b"), "abc"), (.startsWith("a"), "abc"), (.endsWith("c"), "abc"),
  (.oneOf(["red", "green"]), "red"), (.notOneOf(["red"]), "green"), (.equal("yes"), "yes"),
  (.notEqual("no"), "yes"), (.notBlank, " a "), (.ascii, "abc"), (.lowercase, "abc"),
  (.uppercase, "ABC"),
]
