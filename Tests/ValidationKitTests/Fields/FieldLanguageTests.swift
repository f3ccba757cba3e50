import Foundation
import Observation
import Testing
import ValidationKit

@Suite("F6: What authors say in several languages")
@MainActor
struct FieldLanguageTests {
  private static let no = ["en": "No", "ja": "いいえ"]
  private static let start: LocalizedText = ["en": "Start", "ja": "開始", "zh-Hans": "开始"]

  @Test("A field's message is given per language, and follows the form")
  func fieldMessage() {
    let field = Field("", rules: [.email], message: ["en": "Enter an e-mail", "ja": "メールを入力"])
    let form = ValidationManager(verifying: [field])
    field.value = "x"
    field.leave()
    #expect(field.visibleMessage == "Enter an e-mail")
    form.useMessages(.japanese)
    #expect(field.visibleMessage == "メールを入力")
    #expect(field.message == "メールを入力")
    form.useMessages(.russian)
    #expect(field.visibleMessage == "Enter an e-mail")
  }

  @Test("Every way of making a field takes texts by language, a text, or nothing")
  func everyField() {
    let (text, optional): (String, String?) = ("No", "No")
    let fields: [AnyField] = [
      Field("", label: Self.start, message: Self.no),
      Field(label: Self.start, editing: FieldEditing(), message: Self.no),
      Field(pattern: "[a-z]+", message: Self.no),
      ParsedField<Decimal>(
        nil, as: .decimal(Locale(identifier: "en_US")), label: Self.start, message: Self.no
      ).field,
      Field(
        "", settings: FieldSettings(presentation: FieldPresentation(message: Self.no))),
      Prompt.field(label: Self.start, message: Self.no),
      Field("", message: LocalizedText(Self.no)),
      Field("", message: IssueMessage { _, language in language == "ja" ? "いいえ" : "No" }),
    ]
    for field in fields {
      field.reveal()
      #expect(field.visibleMessage == "No")
      field.presentation.messages = .japanese
      #expect(field.visibleMessage == "いいえ")
    }
    for field in [Field("", message: text), Field("", message: optional), Field("", message: "No")]
    {
      field.reveal()
      field.presentation.messages = .japanese
      #expect(field.visibleMessage == "No")
    }
    let plain = Field("", label: nil, message: nil)
    #expect(plain.label == nil && plain.message == nil)
  }

  @Test("Rules, comparisons and imposed issues say it in the language of the form")
  func everyMessage() async {
    let rule = Field("", rules: [.email.message(Self.no)])
    let (same, compared, imposed, crossed) = (Field(""), Field(""), Field(""), Field(""))
    let source = Field("s", label: Self.start)
    same.requireSame(as: source, message: Self.no)
    compared.require(.lessThan, source, message: Self.no)
    crossed.require(
      CrossFieldRule<String, String>("never") { _, _ in false }, with: source, message: Self.no)
    let fields = [rule, same, compared, crossed, imposed]
    let form = ValidationManager(verifying: fields)
    for field in fields { field.value = "x" }
    for field in fields { field.leave() }
    imposed.impose(Self.no)
    #expect(fields.map(\.visibleMessage) == Array(repeating: "No", count: 5))
    form.useMessages(.japanese)
    #expect(fields.map(\.visibleMessage) == Array(repeating: "いいえ", count: 5))
    let asked = AsyncRule<String>("free") { _ in false }.message(Self.no)
    let issues =
      await asked.validate("x").issues + [ValidationIssue(rule: "imposed", message: Self.no)]
    #expect(issues.map { MessageCatalog.japanese.message(for: $0) } == ["いいえ", "いいえ"])
  }

  @Test("Labels quoted in the field's own message and in others' follow a switch")
  func quotedLabels() {
    let start = Field("", label: Self.start)
    let end = Field("")
    end.require(.differentFrom, start)
    let form = ValidationManager(verifying: [start, end])
    start.value = "1"
    end.value = "1"
    start.value = ""
    start.leave()
    #expect(start.visibleMessage == "Fill in “Start”")
    start.value = "1"
    end.leave()
    #expect(end.visibleMessage == "Enter a value other than the one in “Start”")
    form.useMessages(.japanese)
    #expect(end.visibleMessage == "「開始」の値と異なる値を入力してください")
    form.useMessages(.simplifiedChinese)
    #expect(end.visibleMessage == "请输入与“开始”一栏不同的值")
    start.value = ""
    #expect(start.label == "开始")
    start.leave()
    #expect(start.visibleMessage == "请填写“开始”")
    form.useMessages(.russian)
    #expect(start.visibleMessage == "Заполните поле «Start»")
  }

  @Test("A label is read in the language of the form, and watched; a set one is for all")
  func watchedLabel() {
    let field = Field("", label: Self.start)
    #expect(isTold({ field.label }, { field.presentation.messages = .japanese }))
    #expect(field.label == "開始")
    #expect(!isTold({ field.label }, { field.presentation.messages = .japanese }))
    #expect(!isTold({ field.label }, { field.presentation.feedback = .immediate }))
    #expect(isTold({ field.label }, { field.label = "Beginning" }))
    field.presentation.messages = .thai
    #expect(field.label == "Beginning")
    #expect(Field(like: Field("", label: Self.start)).presentation.label == Self.start)
  }

  @Test("What is added to a form later speaks its language, unless it has one of its own")
  func addedLater() {
    let form = ValidationManager()
    let control = Control(["en": "Save", "ja": "保存"])
    form.useMessages(.japanese)
    form.manage(control)
    #expect(control.title == "保存")
    let plain = Field("", label: Self.start)
    let russian = Field("", label: Self.start)
    russian.presentation.messages = .russian
    form.add(plain)
    form.add(russian)
    let nested = Field("", label: Self.start)
    form.add(ValidationManager(verifying: [ValidationManager(verifying: [nested])]))
    for field in [plain, russian, nested] { field.reveal() }
    #expect(plain.visibleMessage == "「開始」を入力してください")
    #expect(russian.visibleMessage == "Заполните поле «Start»")
    #expect(nested.label == "開始")
    #expect(form.messages?.language == "ja")
  }

  @Test("A control's title follows the form, and is watched")
  func controlTitle() {
    let control = Control(["en": "Save", "ja": "保存"])
    let plain = Control("OK")
    let form = ValidationManager(verifying: [], managing: [control, plain])
    #expect(!isTold({ (control.title, plain.title) }, { form.useMessages(.thai) }))
    #expect(!isTold({ (control.isEnabled, plain.title) }, { form.useMessages(.japanese) }))
    #expect(isTold({ control.title }, { form.useMessages(.english) }))
    form.useMessages(.japanese)
    #expect(control.title == "保存" && plain.title == "OK")
    #expect(control.isEnabled)
  }

  /// Returns whether who reads something is told of a change.
  private func isTold<Value>(_ read: () -> Value, _ change: () -> Void) -> Bool {
    nonisolated(unsafe) var isTold = false
    withObservationTracking {
      _ = read()
    } onChange: {
      isTold = true
    }
    change()
    return isTold
  }
}
