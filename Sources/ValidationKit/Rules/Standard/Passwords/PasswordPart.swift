extension PasswordPolicy.Part {
  /// Whether a text has what the part asks.
  public func isMet(by text: String) -> Bool { isMet(by: PasswordCensus(text), of: text) }

  /// The issue that is reported where the part is not met; its message says what the part asks.
  public var issue: ValidationIssue {
    switch self {
    case .minLength(let count): issue(.tooShort, "min", count)
    case .maxLength(let count): issue(.tooLong, "max", count)
    case .lowercase(let count): issue(.lowercaseMissing, "min", count)
    case .uppercase(let count): issue(.uppercaseMissing, "min", count)
    case .letters(let count): issue(.letterMissing, "min", count)
    case .digits(let count): issue(.digitMissing, "min", count)
    case .symbols(let count): issue(.symbolMissing, "min", count)
    case .distinct(let count): issue(.tooFewDistinct, "min", count)
    case .noSymbols: ValidationIssue(rule: "password", reason: .symbolNotAllowed)
    case .noSpaces: ValidationIssue(rule: "password", reason: .spaceNotAllowed)
    case .notOnlyDigits: ValidationIssue(rule: "password", reason: .onlyDigits)
    case .notCommon: ValidationIssue(rule: "password", reason: .tooCommon)
    }
  }

  private func issue(_ reason: ValidationIssue.Reason, _ argument: String, _ count: Int)
    -> ValidationIssue
  {
    ValidationIssue(
      rule: "password", reason: reason, arguments: [.init(argument, .integer(count))])
  }

  /// The number that is asked for at least or at most; 0 where nothing is counted.
  var count: Int {
    switch self {
    case .minLength(let count), .maxLength(let count), .lowercase(let count),
      .uppercase(let count), .letters(let count), .digits(let count), .symbols(let count),
      .distinct(let count):
      count
    case .noSymbols, .noSpaces, .notOnlyDigits, .notCommon: 0
    }
  }

  func isMet(by census: PasswordCensus, of text: String) -> Bool {
    switch self {
    case .minLength(let count): census.length >= count
    case .maxLength(let count): census.length <= count
    case .lowercase(let count): census.lowercase >= count
    case .uppercase(let count): census.uppercase >= count
    case .letters(let count): census.letters >= count
    case .digits(let count): census.digits >= count
    case .symbols(let count): census.symbols >= count
    case .noSymbols: census.symbols == 0
    case .noSpaces: census.spaces == 0
    case .distinct(let count): census.distinct >= count
    case .notOnlyDigits: census.length == 0 || census.hasNonDigit
    case .notCommon: !CommonPasswords.texts.contains(text)
    }
  }
}

extension PasswordPolicy.Part: CustomStringConvertible {
  /// The part as in Swift source, as in `minLength(8)`.
  public var description: String {
    switch self {
    case .minLength(let count): "minLength(\(count))"
    case .maxLength(let count): "maxLength(\(count))"
    case .lowercase(let count): "lowercase(\(count))"
    case .uppercase(let count): "uppercase(\(count))"
    case .letters(let count): "letters(\(count))"
    case .digits(let count): "digits(\(count))"
    case .symbols(let count): "symbols(\(count))"
    case .distinct(let count): "distinct(\(count))"
    case .noSymbols: "noSymbols"
    case .noSpaces: "noSpaces"
    case .notOnlyDigits: "notOnlyDigits"
    case .notCommon: "notCommon"
    }
  }
}
