extension MessageKey {
  /// Creates the key of an issue's text.
  ///
  /// What most reasons mean does not depend on the rule, so a rule of the users' own gets a fitting
  /// text for a reason such as `tooSmall`. A reason that is not known gets the rule's text, a rule
  /// that is not known either the general one.
  init(_ issue: ValidationIssue, label: String?) {
    self =
      switch issue.reason {
      case .required: label == nil ? .required : .requiredLabel
      case .couldNotBeChecked: .couldNotBeChecked
      case .checkFailed: .checkFailed
      case .timedOut: .timedOut
      case .invalid: MessageKey(rule: issue, label: label)
      // Lengths and characters
      case .tooShort: issue.has("exact") ? .exactLength : .tooShort
      case .tooLong: issue.has("exact") ? .exactLength : .tooLong
      case .wrongLength: issue.rule == "iban" ? .ibanLength : .exactLength
      case .characterTooLong: .characterTooLong
      case .letterMissing: .letterMissing
      case .lowercaseMissing: .lowercaseMissing
      case .uppercaseMissing: .uppercaseMissing
      case .digitMissing: .digitMissing
      case .symbolMissing: .symbolMissing
      case .symbolNotAllowed: .symbolNotAllowed
      case .spaceNotAllowed: .spaceNotAllowed
      case .tooFewDistinct: .tooFewDistinct
      case .tooCommon: .tooCommon
      case .onlyDigits: .onlyDigits
      case .noPlace: .noPlace
      case .overflow: .overflow
      case .separators: .separators
      case .filtered: .filtered
      // Numbers, dates and collections
      case .tooSmall: MessageKey(leastOf: issue)
      case .tooLarge: MessageKey(greatestOf: issue)
      case .notAbove: MessageKey(lowerOf: issue)
      case .notBelow: MessageKey(upperOf: issue)
      case .notMultiple: .notMultiple
      case .tooManyFractionDigits:
        issue.argument("max")?.integer == 0 ? .noFractionDigits : .tooManyFractionDigits
      case .tooManyDigits: .tooManyDigits
      case .tooFew: .tooFew
      case .tooMany: .tooMany
      case .wrongCount: .wrongCount
      case .tooEarly: MessageKey(earliestOf: issue.rule)
      case .tooLate: MessageKey(latestOf: issue.rule)
      // Addresses
      case .schemeMissing: .schemeMissing
      case .schemeNotAllowed: .schemeNotAllowed
      case .hostMissing: .hostMissing
      case .topLevelDomainMissing: .topLevelDomainMissing
      case .dotMissing: .dotMissing
      case .countryCodeMissing: .countryCodeMissing
      // Numbers with check digits
      case .wrongVersion where issue.rule == "uuid": .uuidVersion
      case .brandNotAllowed: .brandNotAllowed
      case .unknownCountry where issue.rule == "iban": .ibanCountry
      case .wrongChecksum: MessageKey(checksumOf: issue.rule)
      default: MessageKey(rule: issue, label: label)
      }
  }

  /// Creates the key of a rule's text for a value that is not what it asks for.
  init(rule issue: ValidationIssue, label: String?) {
    self =
      switch issue.rule {
      case "required": label == nil ? .required : .requiredLabel
      case "email": .email
      case "pattern", "mask": .pattern
      case "filter": .filtered
      case "sameAs": issue.has("field") ? .sameAsField : .sameAs
      case "lessThan": MessageKey(lessThanFieldIn: issue)
      case "atMost": MessageKey(atMostFieldIn: issue)
      case "atLeast": MessageKey(atLeastFieldIn: issue)
      case "greaterThan": MessageKey(greaterThanFieldIn: issue)
      case "differentFrom": .differentField
      case "imposed": .imposed
      case "submission": .submissionFailed
      case "not": .not
      case "letters": issue.has("allowed") ? .lettersAllowing : .letters
      case "digits": issue.has("allowed") ? .digitsAllowing : .digits
      case "lettersAndDigits":
        issue.has("allowed") ? .lettersAndDigitsAllowing : .lettersAndDigits
      case "contains": .contains
      case "startsWith": .startsWith
      case "endsWith": .endsWith
      case "username": .username
      case "password": .invisibleCharacters
      case "notBlank": .notBlank
      case "ascii": .ascii
      case "lowercase": .lowercase
      case "uppercase": .uppercase
      case "unique": .unique
      case "oneOf": .oneOf
      case "notOneOf": .notOneOf
      case "equal": MessageKey(equalTo: issue.argument("value"), label: label)
      case "notEqual": .notEqual
      case "integer": .integer
      case "decimal": .decimal
      case "date": issue.has("format") ? .dateFormat : .date
      case "time": issue.has("format") ? .timeFormat : .time
      case "dateTime": issue.has("format") ? .dateTimeFormat : .dateTime
      case "url": .url
      case "hostname": .hostname
      case "ipAddress": MessageKey(ipVersion: issue.argument("version"))
      case "macAddress": .macAddress
      case "port": .port
      case "uuid": .uuid
      case "slug": .slug
      case "hexColor": .hexColor
      case "base64": .base64
      case "json": .json
      case "semanticVersion": .semanticVersion
      case "phone": .phone
      case "creditCard": .creditCard
      case "luhn": .luhn
      case "iban": .iban
      case "isbn": .isbn
      default: .general
      }
  }

  private init(equalTo value: ArgumentValue?, label: String?) {
    // A Bool's only: what a box or a switch must be cannot be typed.
    self =
      switch value?.text {
      case "true": label == nil ? .equalTrue : .equalTrueLabel
      case "false": label == nil ? .equalFalse : .equalFalseLabel
      default: .equal
      }
  }

  private init(ipVersion: ArgumentValue?) {
    self =
      switch ipVersion?.description {
      case "4": .ipv4Address
      case "6": .ipv6Address
      default: .ipAddress
      }
  }

  private init(leastOf issue: ValidationIssue) {
    self =
      switch issue.kind("min") {
      case .number: .tooSmall
      case .date: .dateTooEarly
      case .time: .timeTooEarly
      case .duration: .durationTooShort
      case .other: .valueTooSmall
      }
  }

  private init(greatestOf issue: ValidationIssue) {
    self =
      switch issue.kind("max") {
      case .number: .tooLarge
      case .date: .dateTooLate
      case .time: .timeTooLate
      case .duration: .durationTooLong
      case .other: .valueTooLarge
      }
  }

  private init(lowerOf issue: ValidationIssue) {
    self =
      switch issue.kind("min") {
      case .number: .notAbove
      case .date: .dateNotAfter
      case .time: .timeNotAfter
      case .duration: .durationNotAbove
      case .other: .valueNotAbove
      }
  }

  private init(upperOf issue: ValidationIssue) {
    self =
      switch issue.kind("max") {
      case .number: .notBelow
      case .date: .dateNotBefore
      case .time: .timeNotBefore
      case .duration: .durationNotBelow
      case .other: .valueNotBelow
      }
  }

  private init(earliestOf rule: String) {
    self =
      switch rule {
      case "time": .timeTooEarly
      case "dateTime": .dateTimeTooEarly
      default: .dateTooEarly
      }
  }

  private init(latestOf rule: String) {
    self =
      switch rule {
      case "time": .timeTooLate
      case "dateTime": .dateTimeTooLate
      default: .dateTooLate
      }
  }

  private init(checksumOf rule: String) {
    self =
      switch rule {
      case "creditCard": .creditCardChecksum
      case "iban": .ibanChecksum
      case "isbn": .isbnChecksum
      default: .luhnChecksum
      }
  }
}

// MARK: - Comparisons with other fields

extension MessageKey {
  fileprivate init(lessThanFieldIn issue: ValidationIssue) {
    self =
      switch issue.kind("field") {
      case .number: .numberLessThanField
      case .date: .dateBeforeField
      case .time: .timeBeforeField
      case .duration: .shorterThanField
      case .other: .lessThanField
      }
  }

  fileprivate init(atMostFieldIn issue: ValidationIssue) {
    self =
      switch issue.kind("field") {
      case .number: .numberAtMostField
      case .date: .dateAtMostField
      case .time: .timeAtMostField
      case .duration: .durationAtMostField
      case .other: .atMostField
      }
  }

  fileprivate init(atLeastFieldIn issue: ValidationIssue) {
    self =
      switch issue.kind("field") {
      case .number: .numberAtLeastField
      case .date: .dateAtLeastField
      case .time: .timeAtLeastField
      case .duration: .durationAtLeastField
      case .other: .atLeastField
      }
  }

  fileprivate init(greaterThanFieldIn issue: ValidationIssue) {
    self =
      switch issue.kind("field") {
      case .number: .numberGreaterThanField
      case .date: .dateAfterField
      case .time: .timeAfterField
      case .duration: .longerThanField
      case .other: .greaterThanField
      }
  }
}

extension ValidationIssue {
  fileprivate func has(_ name: String) -> Bool { argument(name) != nil }

  /// Returns the kind of a limit; a number where there is none.
  fileprivate func kind(_ name: String) -> Argument.Kind {
    arguments.first { $0.name == name }?.kind ?? .number
  }
}
