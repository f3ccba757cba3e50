/// The English messages.
enum EnglishMessages: MessageLanguage {
  static let code = "en"
  static let general = "Enter a valid value"

  static func text(
    for key: MessageKey, _ words: MessageWords<Self>
  ) throws(MissingArgument) -> String {
    switch key {
    // For any rule
    case .general: general
    case .required: "Fill in this field"
    case .requiredLabel: try "Fill in \(words.quotedLabel)"
    case .couldNotBeChecked: "This could not be checked"
    case .checkFailed: "This could not be checked now; try again"
    case .timedOut: "No answer came in time; try again"
    case .submissionFailed: "Something went wrong; try again"
    case .lessThanField: try "Enter a value less than the one in \(words.quoted("field"))"
    case .atMostField: try "Enter a value no greater than the one in \(words.quoted("field"))"
    case .atLeastField: try "Enter a value no less than the one in \(words.quoted("field"))"
    case .greaterThanField: try "Enter a value greater than the one in \(words.quoted("field"))"
    case .numberLessThanField: try "Enter a number less than the one in \(words.quoted("field"))"
    case .numberAtMostField:
      try "Enter a number no greater than the one in \(words.quoted("field"))"
    case .numberAtLeastField: try "Enter a number no less than the one in \(words.quoted("field"))"
    case .numberGreaterThanField:
      try "Enter a number greater than the one in \(words.quoted("field"))"
    case .dateBeforeField: try "Enter a date earlier than the one in \(words.quoted("field"))"
    case .dateAtMostField: try "Enter a date no later than the one in \(words.quoted("field"))"
    case .dateAtLeastField: try "Enter a date no earlier than the one in \(words.quoted("field"))"
    case .dateAfterField: try "Enter a date later than the one in \(words.quoted("field"))"
    case .timeBeforeField: try "Enter a time earlier than the one in \(words.quoted("field"))"
    case .timeAtMostField: try "Enter a time no later than the one in \(words.quoted("field"))"
    case .timeAtLeastField: try "Enter a time no earlier than the one in \(words.quoted("field"))"
    case .timeAfterField: try "Enter a time later than the one in \(words.quoted("field"))"
    case .shorterThanField:
      try "Enter a length of time shorter than the one in \(words.quoted("field"))"
    case .durationAtMostField:
      try "Enter a length of time no longer than the one in \(words.quoted("field"))"
    case .durationAtLeastField:
      try "Enter a length of time no shorter than the one in \(words.quoted("field"))"
    case .longerThanField:
      try "Enter a length of time longer than the one in \(words.quoted("field"))"
    case .differentField: try "Enter a value other than the one in \(words.quoted("field"))"
    case .imposed: "This value was not accepted"
    case .sameAs: "The two entries do not match"
    case .sameAsField: try "This entry does not match the one in \(words.quoted("field"))"
    case .not: "Enter a different value"
    case .pattern: "Use the expected format"

    // Texts
    case .tooShort: try "Use \(words.length("min")) or more"
    case .tooLong: try "Use \(words.length("max")) at most"
    case .exactLength: try "Use exactly \(words.length("exact"))"
    case .characterTooLong: "Use fewer accents and other marks on one character"
    case .letters: "Use letters only"
    case .lettersAllowing:
      try "Use only letters and these characters: \(words.characters("allowed"))"
    case .digits: "Use digits only"
    case .digitsAllowing:
      try "Use only digits and these characters: \(words.characters("allowed"))"
    case .lettersAndDigits: "Use letters and digits only"
    case .lettersAndDigitsAllowing:
      try "Use only letters, digits and these characters: \(words.characters("allowed"))"
    case .contains: try "Include \(words.quoted("text"))"
    case .startsWith: try "Begin with \(words.quoted("text"))"
    case .endsWith: try "End with \(words.quoted("text"))"
    case .username: "Enter a user name without special characters"
    case .letterMissing: try "Use at least \(words.count("min", letter, usual: 1))"
    case .lowercaseMissing: try "Use at least \(words.count("min", lowercase, usual: 1))"
    case .uppercaseMissing: try "Use at least \(words.count("min", uppercase, usual: 1))"
    case .digitMissing: try "Use at least \(words.count("min", digit, usual: 1))"
    case .symbolMissing: try "Use at least \(words.count("min", symbol, usual: 1))"
    case .symbolNotAllowed: "Do not use symbols"
    case .spaceNotAllowed: "Do not use spaces"
    case .tooFewDistinct: try "Use at least \(words.count("min", distinct))"
    case .tooCommon: "Choose a less common password"
    case .onlyDigits: "Use something besides digits"
    case .invisibleCharacters: "Use visible characters only"
    case .notBlank: "Enter more than spaces"
    case .ascii: "Use ASCII characters only"
    case .lowercase: "Use lowercase letters only"
    case .uppercase: "Use uppercase letters only"
    case .unique: "Remove the repeated values"

    // Edits and values that a field does not take
    case .noPlace: try "Use the format \(words.value("format"))"
    case .overflow: try "Use no more than fits \(words.value("format"))"
    case .separators: "Check the separators between the digits"
    case .filtered: "Use only characters that are allowed here"

    // Values
    case .oneOf: try "Choose \(words.list("values", last: " or "))"
    case .notOneOf: try "Enter a value other than \(words.list("values", last: " or "))"
    case .equal: try "Enter \(words.quoted("value"))"
    case .equalTrue: "Confirm this"
    case .equalTrueLabel: try "Confirm \(words.quotedLabel)"
    case .equalFalse: "Leave this off"
    case .equalFalseLabel: try "Leave \(words.quotedLabel) off"
    case .notEqual: try "Enter a value other than \(words.quoted("value"))"

    // Numbers
    case .integer: "Enter a whole number"
    case .decimal: "Enter a number"
    case .tooSmall: try "Enter a number that is \(words.value("min")) or more"
    case .tooLarge: try "Enter a number that is \(words.value("max")) or less"
    case .notAbove: try "Enter a number greater than \(words.value("min"))"
    case .notBelow: try "Enter a number less than \(words.value("max"))"
    case .notMultiple: try "Enter a multiple of \(words.value("step"))"
    case .tooManyFractionDigits: try "Use \(words.count("max", decimalPlace)) at most"
    case .noFractionDigits: "Enter a number without decimal places"
    case .tooManyDigits: try "Use \(words.count("max", digit)) at most"
    case .valueTooSmall: try "Enter a value no less than \(words.value("min"))"
    case .valueTooLarge: try "Enter a value no greater than \(words.value("max"))"
    case .valueNotAbove: try "Enter a value greater than \(words.value("min"))"
    case .valueNotBelow: try "Enter a value less than \(words.value("max"))"

    // Collections
    case .tooFew: try "Choose at least \(words.count("min", item))"
    case .tooMany: try "Choose at most \(words.count("max", item))"
    case .wrongCount: try "Choose exactly \(words.count("exact", item))"

    // Dates and times
    case .date: "Enter a valid date"
    case .dateFormat: try "Enter a date in the format \(words.format())"
    case .dateTooEarly: try "Enter a date no earlier than \(words.value("min"))"
    case .dateTooLate: try "Enter a date no later than \(words.value("max"))"
    case .dateNotAfter: try "Enter a date after \(words.value("min"))"
    case .dateNotBefore: try "Enter a date before \(words.value("max"))"
    case .time: "Enter a valid time"
    case .timeFormat: try "Enter a time in the format \(words.format())"
    case .timeTooEarly: try "Enter a time no earlier than \(words.value("min"))"
    case .timeTooLate: try "Enter a time no later than \(words.value("max"))"
    case .timeNotAfter: try "Enter a time after \(words.value("min"))"
    case .timeNotBefore: try "Enter a time before \(words.value("max"))"
    case .dateTime: "Enter a valid date and time"
    case .dateTimeFormat: try "Enter a date and time in the format \(words.format())"
    case .dateTimeTooEarly: try "Enter a date and time no earlier than \(words.value("min"))"
    case .dateTimeTooLate: try "Enter a date and time no later than \(words.value("max"))"
    case .durationTooShort: try "Enter a length of time of \(words.value("min")) or more"
    case .durationTooLong: try "Enter a length of time of \(words.value("max")) or less"
    case .durationNotAbove: try "Enter a length of time longer than \(words.value("min"))"
    case .durationNotBelow: try "Enter a length of time shorter than \(words.value("max"))"

    // Addresses and identifiers
    case .email: "Enter a valid e-mail address"
    case .url: "Enter a valid web address"
    case .schemeMissing: "Enter the full address, such as https://example.com"
    case .schemeNotAllowed:
      try "Enter an address that begins with \(words.schemes(last: " or "))"
    case .hostMissing: "Add the name of the site to the address, such as example.com"
    case .topLevelDomainMissing: "Add the ending of the domain, such as “.com”"
    case .hostname: "Enter a valid host name"
    case .dotMissing: "Enter the full host name, such as example.com"
    case .ipAddress: "Enter a valid IP address"
    case .ipv4Address: "Enter a valid IPv4 address"
    case .ipv6Address: "Enter a valid IPv6 address"
    case .macAddress: "Enter a valid MAC address"
    case .port: "Enter a valid port number, such as 8080"
    case .uuid: "Enter a valid UUID"
    case .uuidVersion: try "Enter a version \(words.value("version")) UUID"
    case .slug: "Use only lowercase letters and digits, separated by hyphens"
    case .hexColor: "Enter a valid color code, such as #3366CC"
    case .base64: "Enter valid Base64 text"
    case .json: "Enter valid JSON"
    case .semanticVersion: "Enter a valid version number, such as 1.2.3"
    case .phone: "Enter a valid phone number"
    case .countryCodeMissing: "Begin the phone number with “+” and the country code"

    // Numbers with check digits
    case .creditCard: "Enter a valid card number"
    case .creditCardChecksum: "Check the card number for typing errors"
    case .brandNotAllowed: try "Use a card from \(words.brands(last: " or "))"
    case .luhn: "Enter a valid number"
    case .luhnChecksum: "Check the number for typing errors"
    case .iban: "Enter a valid IBAN"
    case .ibanCountry: "Check the country code of the IBAN"
    case .ibanLength: try "Enter an IBAN of exactly \(words.length("exact"))"
    case .ibanChecksum: "Check the IBAN for typing errors"
    case .isbn: "Enter a valid ISBN"
    case .isbnChecksum: "Check the ISBN for typing errors"
    }
  }
}

// MARK: - How English writes

extension EnglishMessages {
  static let separator = ", "
  static let blank = "space"
  static let durationUnits = DurationUnits(" h", " min", " s")

  static func quoted(_ text: String) -> String { "“\(text)”" }

  static func category(of count: Int) -> PluralCategory { .english(count) }

  static func noun(for unit: LengthUnit) -> Noun {
    switch unit {
    case .characters: Noun("character", "characters")
    case .unicodeScalars: Noun("code point", "code points")
    case .utf16: Noun("UTF-16 unit", "UTF-16 units")
    case .utf8: Noun("byte", "bytes")
    }
  }

  private static let letter = Noun("letter", "letters")
  private static let lowercase = Noun("lowercase letter", "lowercase letters")
  private static let uppercase = Noun("uppercase letter", "uppercase letters")
  private static let digit = Noun("digit", "digits")
  private static let symbol = Noun("symbol", "symbols")
  private static let distinct = Noun("different character", "different characters")
  private static let decimalPlace = Noun("decimal place", "decimal places")
  private static let item = Noun("item", "items")

  static func date(_ day: CivilDay, time: String?) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return "\(day.day) \(months[day.month - 1]) \(day.year)" + (time.map { ", \($0)" } ?? "")
  }

  static func continued(_ text: String) -> String { decapitalized(text) }

  static func alternatives(_ texts: [String]) -> String { joined(texts, ", ", last: ", or ") }

  static func item(_ number: String, _ text: String) -> String {
    "Item \(number): \(continued(text))"
  }
}
