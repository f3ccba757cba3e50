/// The policy for passwords, part by part, so that a view can tick the parts off.
///
///     let policy: PasswordPolicy = [.minLength(8), .uppercase(1), .digits(1), .notCommon]
///     for (part, isMet) in policy.checklist(for: text) {
///       print(isMet ? "✓" : "·", MessageCatalog.english.text(for: part.issue))
///     }
///
/// Characters are grapheme clusters, each taken for what its first scalar is. Whatever the parts
/// ask, a password has no control characters, line breaks or invisible characters, and does not
/// begin with a mark (much as the OpaqueString profile of RFC 8265 has it).
public struct PasswordPolicy: Sendable, Hashable {
  /// One thing that is asked of a password.
  public enum Part: Sendable, Hashable {
    /// At least so many characters; the reason is `tooShort`.
    case minLength(Int)
    /// At most so many characters; the reason is `tooLong`.
    case maxLength(Int)
    /// At least so many small letters of any script; the reason is `lowercaseMissing`.
    case lowercase(Int)
    /// At least so many capital letters of any script; the reason is `uppercaseMissing`.
    case uppercase(Int)
    /// At least so many letters of any script; the reason is `letterMissing`.
    case letters(Int)
    /// At least so many ASCII digits; the reason is `digitMissing`.
    case digits(Int)
    /// At least so many symbols: neither letters nor digits nor spaces; the reason is
    /// `symbolMissing`.
    case symbols(Int)
    /// No symbols; the reason is `symbolNotAllowed`.
    case noSymbols
    /// No spaces; the reason is `spaceNotAllowed`.
    case noSpaces
    /// At least so many different characters, told apart by their first scalars; the reason is
    /// `tooFewDistinct`.
    case distinct(Int)
    /// Something beside digits of any script; the reason is `onlyDigits`.
    case notOnlyDigits
    /// None of the most common passwords, case ignored; the reason is `tooCommon`.
    ///
    /// The library knows some seven hundred. For a list of your own, add
    /// ``Rule/notOneOf(_:caseInsensitive:)``.
    case notCommon
  }

  /// The parts, in the order in which their issues are reported.
  public let parts: [Part]

  /// Creates a policy of several parts; one without parts asks nothing but visible characters.
  ///
  /// Stops the program where the parts contradict each other, so that no password has them all, or
  /// where one counts to less than zero.
  ///
  /// - Parameters:
  ///   - parts: What is asked, in the order in which it is reported.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public init(_ parts: [Part], file: StaticString = #fileID, line: UInt = #line) {
    self.init(unchecked: parts)
    demandSense(file: file, line: line)
  }

  private init(unchecked parts: [Part]) { self.parts = parts }

  /// Stops the program where no password can be right, or a part makes no sense.
  func demandSense(file: StaticString, line: UInt) {
    for part in parts {
      demand(part.count >= 0, "a count is not negative: \(part)", file: file, line: line)
    }
    demand(
      PasswordNeeds(parts).canBeMet, "no password has all of \(parts)", file: file, line: line)
  }

  /// Eight characters or more, and none of the most common passwords: what NIST SP 800-63B asks of
  /// a password that is not the only factor.
  public static let standard: PasswordPolicy = [.minLength(8), .notCommon]

  /// Returns each part with its verdict for a text.
  public func checklist(for text: String) -> [(part: Part, isMet: Bool)] {
    let census = PasswordCensus(text)
    return parts.map { ($0, $0.isMet(by: census, of: text)) }
  }
}

extension PasswordPolicy: ExpressibleByArrayLiteral, CustomStringConvertible {
  /// Creates a policy of several parts.
  ///
  /// A literal does not know where it stands, so that the rule that is made of it stops the program
  /// where the parts contradict each other.
  public init(arrayLiteral elements: Part...) { self.init(unchecked: elements) }

  /// The parts as in Swift source.
  public var description: String { "\(parts)" }
}
