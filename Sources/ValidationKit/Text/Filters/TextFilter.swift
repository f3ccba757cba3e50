/// A filter of a text as it comes in: what does not belong is dropped, or the edit refused.
///
///     email.editing.filters = [.refusing(.whitespace)]
///     password.editing.filters = [.maxLength(32)]
///
/// A filter works on whole grapheme clusters and sees only what an edit inserts; it never touches
/// what is there. Filters are applied in order, each to what the one before it left.
public struct TextFilter: Sendable {
  /// The treatment of an edit that inserts what the filter does not let in.
  public enum Response: String, Sendable, Hashable, Codable, CaseIterable {
    /// The rest comes in without it.
    case drop
    /// The whole edit is refused.
    case refuse
  }

  enum Kind: Sendable {
    case allowing(CharacterKind)
    case maxLength(Int, LengthUnit)
    case lettercase(isUpper: Bool)
    case foldingDigits
    case trimming
    case custom(@Sendable (_ edit: TextEdit, _ text: String) -> String?)
  }

  let kind: Kind

  /// What happens to an edit that inserts what the filter does not let in; nil is to drop it, but
  /// for an over-long text in a secure field, of which nothing is taken.
  public var response: Response?

  init(_ kind: Kind, response: Response? = nil) {
    self.kind = kind
    self.response = response
  }

  /// Whether the filter asks only how long a text becomes.
  var isLimit: Bool {
    if case .maxLength = kind { true } else { false }
  }

  /// Returns the reason why the filter refuses an edit.
  var refusal: EditRefusal {
    if case .maxLength(let length, let unit) = kind { .tooLong(length, unit) } else { .filtered }
  }

  /// Returns the filter with the whole edit refused where something does not belong.
  public func refusingEdits() -> TextFilter { TextFilter(kind, response: .refuse) }
}

extension TextFilter {
  /// Lets in characters of a kind alone.
  public static func allowing(_ kind: CharacterKind) -> TextFilter { TextFilter(.allowing(kind)) }

  /// Lets in all characters but those of a kind.
  public static func refusing(_ kind: CharacterKind) -> TextFilter {
    TextFilter(.allowing(kind.inverted))
  }

  /// Lets in no white space of any kind.
  public static let noWhitespace = TextFilter.refusing(.whitespace)

  /// Lets in as much as a text of a greatest length has room for.
  ///
  /// Where characters are counted, one of more than 32 Unicode scalars does not come in: a 33rd
  /// scalar is refused, as ``Rule/length(min:max:unit:file:line:)`` would refuse the text.
  ///
  /// A secure field refuses what is too long as a whole, unless the ``response`` says otherwise: a
  /// secret is never silently cut. Beside a mask, the length is that of the value, and an edit that
  /// would make it too long is refused as a whole.
  ///
  /// - Parameters:
  ///   - length: The greatest length; not negative.
  ///   - unit: What is counted: grapheme clusters, unless said otherwise.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public static func maxLength(
    _ length: Int, unit: LengthUnit = .characters, file: StaticString = #fileID,
    line: UInt = #line
  ) -> TextFilter {
    demand(length >= 0, "a length is not negative: \(length)", file: file, line: line)
    return TextFilter(.maxLength(length, unit))
  }

  /// Turns what comes in into lower-case letters.
  public static let lowercased = TextFilter(.lettercase(isUpper: false))

  /// Turns what comes in into upper-case letters.
  public static let uppercased = TextFilter(.lettercase(isUpper: true))

  /// Turns decimal digits of any script into `0` to `9`, for rules that want those of ASCII.
  public static let foldingDigits = TextFilter(.foldingDigits)

  /// Takes white space off both ends when the editing ends.
  public static let trimmingAtEnd = TextFilter(.trimming)

  /// Lets a closure decide.
  ///
  /// - Parameter replacement: Returns what is inserted instead of the edit's replacement, or nil to
  ///   refuse the edit; its arguments are the edit and the text before it.
  public static func custom(
    _ replacement: @escaping @Sendable (_ edit: TextEdit, _ text: String) -> String?
  ) -> TextFilter {
    TextFilter(.custom(replacement))
  }
}
