/// A symbol of a mask's own, beside `0`, `9`, `A`, `a`, `_` and `-`.
///
///     let hex = MaskNotation("H", CharacterKind(anyOf: "0123456789ABCDEF"))
///     let color = TextMask("#[HHHHHH]", notations: [hex])
///
/// A notation belongs to the masks that it is given to, and to no others.
public struct MaskNotation: Sendable {
  /// The symbol as it stands between `[` and `]`.
  public var symbol: Character

  /// Which characters may be typed there.
  public var kind: CharacterKind

  /// Whether the position may stay empty.
  public var isOptional: Bool

  /// The character that stands for the position in a placeholder.
  public var placeholder: Character

  /// Creates a notation.
  ///
  /// - Parameters:
  ///   - symbol: The symbol as it stands between `[` and `]`.
  ///   - kind: Which characters may be typed there.
  ///   - isOptional: Whether the position may stay empty.
  ///   - placeholder: What stands for it in a placeholder; nil is the symbol.
  public init(
    _ symbol: Character, _ kind: CharacterKind, isOptional: Bool = false,
    placeholder: Character? = nil
  ) {
    self.symbol = symbol
    self.kind = kind
    self.isOptional = isOptional
    self.placeholder = placeholder ?? symbol
  }

  /// The notations that every mask understands, in the order digits, letters, both.
  static let standard: [MaskNotation] = [
    MaskNotation("0", .digit, placeholder: "0"),
    MaskNotation("9", .digit, isOptional: true, placeholder: "0"),
    MaskNotation("A", .letter, placeholder: "a"),
    MaskNotation("a", .letter, isOptional: true, placeholder: "a"),
    MaskNotation("_", .alphanumeric, placeholder: "-"),
    MaskNotation("-", .alphanumeric, isOptional: true, placeholder: "-"),
  ]
}
