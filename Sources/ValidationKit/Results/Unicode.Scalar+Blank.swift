extension Unicode.Scalar {
  /// Whether nobody can see the scalar: the one meaning of a blank.
  ///
  /// White space, controls, what Unicode lets programs ignore (`Default_Ignorable_Code_Point`,
  /// which has the joiners, the selectors and the fillers of Hangul), other format characters but
  /// those that are drawn round numbers, the blank of Braille, the place of an object, and the
  /// musical note without a head.
  var isBlank: Bool {
    switch value {
    case 0...0x20, 0x7F...0xA0, 0xAD: return true
    case ..<0x300: return false
    case 0x2800, 0xFFFC, 0x1D159: return true
    // The format characters that are drawn.
    case 0x600...0x605, 0x6DD, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: return false
    default: break
    }
    return properties.generalCategory == .format || properties.isWhitespace
      || properties.isDefaultIgnorableCodePoint
  }
}
