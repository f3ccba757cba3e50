import ValidationKit

extension CharacterKind {
  /// What a mask of any number of characters of this kind makes of a text.
  func masked(_ text: String) -> String {
    TextMask("[s…]", notations: [MaskNotation("s", self)]).format(text).text
  }
}
