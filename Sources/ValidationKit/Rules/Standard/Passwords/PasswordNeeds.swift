/// The needs of all parts of a policy together.
struct PasswordNeeds: Sendable, Hashable {
  private var minLength = 0
  private var maxLength = Int.max
  private var lowercase = 0
  private var uppercase = 0
  private var letters = 0
  private var digits = 0
  private var symbols = 0
  private var distinct = 0
  private var allowsSymbols = true
  private var allowsSpaces = true
  private var needsNonDigit = false

  init(_ parts: [PasswordPolicy.Part]) {
    for part in parts {
      switch part {
      case .minLength(let count): minLength = max(minLength, count)
      case .maxLength(let count): maxLength = min(maxLength, count)
      case .lowercase(let count): lowercase = max(lowercase, count)
      case .uppercase(let count): uppercase = max(uppercase, count)
      case .letters(let count): letters = max(letters, count)
      case .digits(let count): digits = max(digits, count)
      case .symbols(let count): symbols = max(symbols, count)
      case .distinct(let count): distinct = max(distinct, count)
      case .noSymbols: allowsSymbols = false
      case .noSpaces: allowsSpaces = false
      case .notOnlyDigits: needsNonDigit = true
      case .notCommon: break
      }
    }
  }

  /// Whether there are passwords that have everything.
  var canBeMet: Bool { maxLength >= 0 && canBeMet(from: PasswordCensus("")) }

  /// Whether some continuation of a text with these characters has everything.
  func canBeMet(from census: PasswordCensus) -> Bool {
    if census.hasForbidden || census.isOverlong || census.length > maxLength { return false }
    if !allowsSymbols, census.symbols > 0 || symbols > 0 { return false }
    if !allowsSpaces, census.spaces > 0 { return false }
    let newDigits = max(digits - census.digits, 0)
    let newCased = max(lowercase - census.lowercase, 0) + max(uppercase - census.uppercase, 0)
    let newLetters = max(newCased, letters - census.letters)
    var added = newDigits + newLetters + max(symbols - census.symbols, 0)
    if needsNonDigit, !census.hasNonDigit, added == newDigits, census.length + added > 0 {
      added += 1
    }
    // There are ten digits, and more of everything else than anyone could ask for.
    let newDistinct = added - newDigits + min(newDigits, 10 - census.distinctDigits)
    added += max(distinct - census.distinct - newDistinct, 0)
    added = max(added, minLength - census.length)
    // A mark takes no room: what is too common, or ends in a joiner, can always go on.
    return added <= maxLength - census.length
  }
}
