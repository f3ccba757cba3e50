import Foundation

/// The editing of a field's text: filters, mask and traits; a part of the field's settings.
///
///     phone.editing.mask = TextMask("+{7} ([000]) [000]-[00]-[00]")
///     email.editing = FieldEditing(filters: [.noWhitespace], traits: .email)
///
/// An edit passes the filters, then the mask. All of it is pure: it needs neither a field nor a
/// text input, and works on any thread.
public struct FieldEditing: Sendable {
  /// The filters of a text as it comes in, in the order in which they are applied.
  public var filters: [TextFilter]

  /// The form of the text; nil shows the value as it is.
  public var mask: TextMask?

  /// The traits for keyboards and views.
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
  /// The same as ``result(of:in:)`` without the reason.
  public func applying(_ edit: TextEdit, to content: EditableText) -> EditedText? {
    try? result(of: edit, in: content).get()
  }

  /// Returns what an edit leads to, or why it is refused.
  ///
  /// Line breaks become spaces. An edit that inserts only what has no place is refused, so that a
  /// wrong key does not delete what is selected; so is one that a mask has no room for as a whole.
  /// Under a mask, a greatest length is that of the value.
  ///
  /// - Parameters:
  ///   - edit: The edit; its range is clamped, and widened to whole grapheme clusters.
  ///   - content: The text and its selection.
  /// - Complexity: Linear in the lengths of the text and of the replacement, for each filter.
  public func result(
    of edit: TextEdit, in content: EditableText
  ) -> Result<EditedText, EditRefusal> {
    var insertion = TextInsertion(
      into: content.text, replacing: content.text.characters(in: edit.range),
      with: edit.replacement)
    if !edit.replacement.isEmpty {
      for filter in filters where mask == nil || !filter.isLimit {
        guard insertion.pass(filter, isSecure: traits.isSecure) else {
          return .failure(filter.refusal)
        }
      }
      if insertion.isVain { return .failure(.filtered) }
    }
    guard let mask else { return .success(EditedText(unmasked: insertion.spliced)) }
    let range = content.text.offsets(of: insertion.range)
    let result = mask.apply(
      range.lowerBound..<range.upperBound, insertion.replacement, to: content)
    guard case .success(let masked) = result else { return result.map(EditedText.init) }
    if !edit.replacement.isEmpty, let refusal = limit(masked.value, before: content) {
      return .failure(refusal)
    }
    return .success(EditedText(masked))
  }

  /// Returns why a mask's value is too long after an edit, nil where it is not.
  private func limit(_ value: String, before content: EditableText) -> EditRefusal? {
    for case .maxLength(let length, let unit) in filters.lazy.map(\.kind) where length < .max {
      let after = unit.length(of: value, upTo: .max)
      // What was too long before may be changed as long as it does not grow.
      if after > length, after > unit.length(of: reading(content).value, upTo: .max) {
        return .tooLong(length, unit)
      }
    }
    return nil
  }

  /// Returns how a text that ends being edited is left, or nil where it stays as it is.
  public func finishing(_ content: EditableText) -> EditedText? {
    guard filters.contains(where: { if case .trimming = $0.kind { true } else { false } }) else {
      return nil
    }
    let text = content.text.trimmed
    if text.utf8.count == content.text.utf8.count { return nil }
    return mask.map { EditedText($0.show(text: text)) } ?? EditedText(unmasked: EditableText(text))
  }

  /// Returns how a value is shown that did not come from an edit.
  ///
  /// One that does not fit the mask stands as it is.
  public func showing(_ value: String) -> EditedText {
    mask.map { EditedText($0.show(value: value)) } ?? EditedText(unmasked: EditableText(value))
  }

  /// Returns what a text, which was shown before, stands for.
  func reading(_ content: EditableText) -> EditedText {
    EditedText(content, value: mask?.show(text: content.text).value ?? content.text)
  }

  /// Returns what is said of a value that does not fit the mask; the field is invalid with it.
  ///
  /// The issue's rule is `mask`; its reason is that of the ``EditRefusal``.
  public func check(_ value: String) -> RuleVerdict {
    guard let refusal = mask?.refusal(ofValue: value) else { return .valid }
    return .wrong(refusal.issue)
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
