import Foundation
import ValidationKit

private let phoneMask = TextMask("+{7} ([000]) [000]-[00]-[00]")
private let shownPhone = "+7 (999) 123-45-6"

/// What a key costs in a masked text, alone and with the field behind it.
@MainActor let textCases: [Case] =
  [
    edit("mask/key-at-end", EditableText(shownPhone), .insert, atMost: 2),
    edit("mask/key-in-middle", middle(of: shownPhone), .insert, atMost: 2),
    edit("mask/delete-in-middle", middle(of: shownPhone), .delete, atMost: 2),
    Case(name: "text/masked-key-with-field", group: .text, pieces: 2) {
      let editing = FieldEditing(filters: [.noWhitespace], mask: phoneMask)
      let field = Field(label: "Phone", editing: editing, rules: [.pattern("7[0-9]{10}")])
      let input = TextInput(field)
      return Work {
        input.insert("9")
        input.deleteBackward()
      }
    },
    Case(name: "text/plain-key-with-field", group: .text, pieces: 2) {
      let input = TextInput(Field(Texts.address, rules: addressRules))
      return Work {
        input.insert("g")
        input.deleteBackward()
      }
    },
    Case(name: "text/format-phone", group: .text, atMost: 2) {
      let editing = FieldEditing(mask: phoneMask)
      let empty = EditableText("")
      return Work {
        precondition(editing.applying(.insert("79991234567", into: empty), to: empty) != nil)
      }
    },
  ] + [2, 50].flatMap { choice($0) } + pasteCases

private enum Key { case insert, delete }

private func middle(of text: String) -> EditableText {
  EditableText(text, selection: NSRange(location: 6, length: 0))
}

private func edit(
  _ name: String, _ start: EditableText, _ key: Key, atMost limit: Double? = nil
) -> Case {
  Case(name: "text/\(name)", group: .text, atMost: limit) {
    let editing = FieldEditing(filters: [.noWhitespace], mask: phoneMask)
    return Work {
      let edit: TextEdit = key == .insert ? .insert("7", into: start) : .deleteBackward(in: start)
      precondition(editing.applying(edit, to: start) != nil)
    }
  }
}

/// A key where so many masks might fit, such as those of countries, with and without its code.
@MainActor private func choice(_ count: Int) -> [Case] {
  [("with-code", "+20 999 123 45 6"), ("without-code", "999 123 45 6")].map { name, text in
    let one = "text/best-of/1/\(name)"
    func key(_ masks: Int, _ relations: [Relation]) -> Case {
      Case(name: "text/best-of/\(masks)/\(name)", group: .text, relations: relations) {
        let all = (20..<20 + masks).map { TextMask("+{\($0)} ([000]) [000]-[00]-[00]") }
        let editing = FieldEditing(mask: masks == 1 ? all[0] : .bestFit(all))
        let empty = EditableText("")
        guard let start = editing.applying(.insert(text, into: empty), to: empty)?.content else {
          preconditionFailure("the text does not fit")
        }
        return Work {
          precondition(editing.applying(.insert("7", into: start), to: start) != nil)
        }
      }
    }
    return [(count == 2 ? key(1, []) : nil), key(count, [.growth(from: one, atMost: 10)])]
      .compactMap(\.self)
  }
  .flatMap(\.self)
}
