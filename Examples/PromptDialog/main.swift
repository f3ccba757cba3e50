// A dialog that asks for a name of five characters at most, in Japanese.

import ValidationKit

/// Presents the dialog; the number in the error follows the limit.
@MainActor func present(limit: Int, then next: @escaping @MainActor (String) -> Void) -> Prompt {
  Prompt(
    "登録ダイアログ", message: "入力してください",
    fields: [Prompt.field(maxLength: limit, message: "\(limit)文字以内で入力してください")],
    actions: [
      PromptAction("キャンセル", role: .cancel) { _ in print("キャンセルしました") },
      PromptAction("登録") { texts in next(texts[0]) },
    ])
}

@MainActor func show(_ prompt: Prompt, _ event: String) {
  print("— \(event)")
  print(prompt.title)
  for line in prompt.lines { print(line.style == .error ? "  ! \(line.text)" : "  \(line.text)") }
  for field in prompt.fields { print("  [\(field.value)]") }
  print(prompt.buttons.map { "  \($0.action.title)\($0.control.isEnabled ? "" : "×")" }.joined())
}

var prompt = present(limit: 5) { name in
  print("登録: \(name)")
  // The first dialog has ended by now, so its action may present the next.
  prompt = present(limit: 3) { print("登録: \($0)") }
}
show(prompt, "まだ何も入力していない")

let field = prompt.fields[0]
field.value = "さくら"
show(prompt, "三文字")

// Six characters are too many; the standing message stays, and a second line says why.
field.value = "さくらさくら"
show(prompt, "六文字")

// Five families are five characters, however many scalars they are made of.
field.value = "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦"
show(prompt, "五家族")

prompt.press("登録")
show(prompt, "次のダイアログ")

// What is typed into a dialog that has ended reaches nobody.
let later = prompt.fields[0]
prompt.press("キャンセル")
later.value = "長すぎる名前"
print("終わり: \(prompt.isEnded)")
