import ValidationKit

/// What it costs to paste a megabyte, of which each byte is a piece.
@MainActor let pasteCases: [Case] =
  [
    ("ascii", String(repeating: "some text ", count: 100_000)),
    ("cyrillic", String(repeating: "на разных ", count: 55_000)),
  ].flatMap { kind, text in
    [
      paste("\(kind)/filtered", text) { FieldEditing(filters: [.noWhitespace]) },
      paste("\(kind)/limited", text) { FieldEditing(filters: [.maxLength(500_000)]) },
      paste("\(kind)/masked", text) { FieldEditing(mask: TextMask("[A…]")) },
    ]
  }
  + [
    paste("digits/too-many-for-a-mask", digits, fits: false) {
      FieldEditing(mask: TextMask("+{7} ([000]) [000]-[00]-[00]"))
    },
    paste("digits/among-50-masks", digits, fits: nil) {
      FieldEditing(
        mask: .bestFit((20..<70).map { TextMask("+{\($0)} ([000]) [000]-[00]-[00]") }))
    },
    paste("digits/among-50-endless-masks", "a" + digits, fits: nil) {
      FieldEditing(mask: .bestFit((0..<50).map { TextMask("[A]-[0…]\($0)") }))
    },
  ]

private let digits = String(repeating: "1234567890", count: 100_000)

/// - Parameter fits: Whether the text is taken; nil where that does not matter.
private func paste(
  _ name: String, _ text: String, fits: Bool? = true,
  _ editing: @escaping @MainActor () -> FieldEditing
) -> Case {
  Case(
    name: "paste/\(name)", group: .text, reference: .copy, pieces: text.utf8.count,
    size: text.utf8.count / 10
  ) {
    let editing = editing()
    let empty = EditableText("")
    return Work {
      let isTaken = editing.applying(.insert(text, into: empty), to: empty) != nil
      precondition(fits == nil || isTaken == fits)
    }
  }
}
