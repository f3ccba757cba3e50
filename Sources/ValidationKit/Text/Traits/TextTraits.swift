/// The traits of a field for keyboards and views, as data.
///
/// A keyboard that is on the screen follows at its next appearance; everything else at once.
public struct TextTraits: Sendable, Hashable, Codable {
  /// The keyboard that the field asks for.
  public var keyboard: KeyboardKind
  /// The label of the return key; nil follows the place: next, and done in the last field.
  public var returnKey: ReturnKeyKind?
  /// Which letters are capitalized by themselves.
  public var capitalization: TextCapitalization
  /// Whether words are corrected.
  public var correction: TextChecking
  /// Whether spelling is checked.
  public var spellChecking: TextChecking
  /// Whether quotation marks are made typographic ones, which no code or password means.
  public var smartQuotes: TextChecking
  /// Whether two hyphens are made a dash.
  public var smartDashes: TextChecking
  /// Whether the text is a secret: hidden, not copied, and never written anywhere.
  public var isSecure: Bool
  /// The content that the system fills in, by the name that it has there, such as `oneTimeCode`.
  public var contentType: String?
  /// The text that is shown while the field is empty.
  public var placeholder: String
  /// The times at which a button that clears the text is shown.
  public var clearButton: ClearButtonMode
  /// Whether the return key works only while there is text.
  public var returnKeyNeedsText: Bool

  /// Creates traits.
  public init(
    keyboard: KeyboardKind = .default, returnKey: ReturnKeyKind? = nil,
    capitalization: TextCapitalization = .sentences, correction: TextChecking = .default,
    spellChecking: TextChecking = .default, smartQuotes: TextChecking = .default,
    smartDashes: TextChecking = .default, isSecure: Bool = false, contentType: String? = nil,
    placeholder: String = "", clearButton: ClearButtonMode = .never,
    returnKeyNeedsText: Bool = false
  ) {
    self.keyboard = keyboard
    self.returnKey = returnKey
    self.capitalization = capitalization
    self.correction = correction
    self.spellChecking = spellChecking
    self.smartQuotes = smartQuotes
    self.smartDashes = smartDashes
    self.isSecure = isSecure
    self.contentType = contentType
    self.placeholder = placeholder
    self.clearButton = clearButton
    self.returnKeyNeedsText = returnKeyNeedsText
  }
}

extension TextTraits {
  private enum CodingKeys: String, CodingKey {
    case keyboard, returnKey, capitalization, correction, spellChecking, smartQuotes, smartDashes
    case isSecure = "secure"
    case contentType, placeholder, clearButton, returnKeyNeedsText
  }

  /// Reads traits, of which any may be left out.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func read<Trait: Decodable>(_ key: CodingKeys, into trait: inout Trait) throws {
      if let value = try values.decodeIfPresent(Trait.self, forKey: key) { trait = value }
    }
    try read(.keyboard, into: &keyboard)
    returnKey = try values.decodeIfPresent(ReturnKeyKind.self, forKey: .returnKey)
    try read(.capitalization, into: &capitalization)
    try read(.correction, into: &correction)
    try read(.spellChecking, into: &spellChecking)
    try read(.smartQuotes, into: &smartQuotes)
    try read(.smartDashes, into: &smartDashes)
    try read(.isSecure, into: &isSecure)
    contentType = try values.decodeIfPresent(String.self, forKey: .contentType)
    try read(.placeholder, into: &placeholder)
    try read(.clearButton, into: &clearButton)
    try read(.returnKeyNeedsText, into: &returnKeyNeedsText)
  }
}
