import Foundation

/// How a field's text is edited: filters, mask and traits; a part of the field's settings.
///
///     phone.editing.mask = TextMask("+{7} ([000]) [000]-[00]-[00]")
///     email.editing = FieldEditing(filters: [.noWhitespace], traits: .email)
///
/// An edit passes the filters, then the mask. All of it is pure: it needs neither a field nor a
/// text input, and works on any thread.
public struct FieldEditing: Sendable {
  /// What is done to a text as it comes in, in the order in which it is done.
  public var filters: [TextFilter]

  /// The form of the text; nil shows the value as it is.
  public var mask: TextMask?

  /// What keyboards and views are to make of the field.
  public var traits: TextTraits

  /// Creates a way of editing.
  public init(
    filters: [TextFilter] = [], mask: TextMask? = nil, traits: TextTraits = TextTraits()
  ) {
    self.filters = filters
    self.mask = mask
    self.traits = traits
  }
}

extension FieldEditing {
  /// Returns what an edit leads to, or nil where it is refused.
  ///
  /// Line breaks become spaces. An edit that inserts only what has no place is refused, so that a
  /// wrong key does not delete what is selected.
  ///
  /// - Parameters:
  ///   - edit: The edit; its range is clamped, and widened to whole grapheme clusters.
  ///   - content: The text and its selection.
  /// - Complexity: Linear in the lengths of the text and of the replacement, for each filter.
  public func applying(_ edit: TextEdit, to content: EditableText) -> EditedText? {
    var insertion = TextInsertion(
      into: content.text, replacing: content.text.characters(in: edit.range),
      with: edit.replacement)
    if !edit.replacement.isEmpty {
      for filter in filters {
        guard insertion.pass(filter, isSecure: traits.isSecure) else { return nil }
      }
      if insertion.isVain { return nil }
    }
    if let mask {
      let range = content.text.offsets(of: insertion.range)
      return mask.apply(
        range.lowerBound..<range.upperBound, insertion.replacement, to: content
      ).map(EditedText.init)
    }
    return EditedText(unmasked: insertion.spliced)
  }

  /// Returns how a text that ends being edited is left, or nil where it stays as it is.
  public func finishing(_ content: EditableText) -> EditedText? {
    guard filters.contains(where: { if case .trimming = $0.kind { true } else { false } }) else {
      return nil
    }
    let text = content.text.trimmed
    if text.utf8.count == content.text.utf8.count { return nil }
    return mask.map { EditedText($0.format(text)) } ?? EditedText(unmasked: EditableText(text))
  }

  /// Returns how a value is shown that did not come from an edit.
  public func showing(_ value: String) -> EditedText {
    mask.map { EditedText($0.format(value: value)) } ?? EditedText(unmasked: EditableText(value))
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    let isBlank = CharacterKind.whitespace
    guard let first = firstIndex(where: { !isBlank.contains($0) }),
      let last = lastIndex(where: { !isBlank.contains($0) })
    else { return "" }
    return String(self[first...last])
  }
}
