import TestSupport
import Testing

@testable import ValidationKit

@Suite("Editing rows through cells")
@MainActor
struct RowEditingTests {
  let recorder = Recorder()
  let rows = ReusableRows<StandardReusableRowKind>([
    .username, .password, .email, .firstName, .none,
  ])

  /// A cell that writes down what it looks like and what it tells.
  private func cell() -> ReusableCell<StandardReusableRowKind> {
    ReusableCell(
      handlers: .init(
        success: { [recorder] in recorder.note("green \($0 ?? "-")") },
        failure: { [recorder] in recorder.note("red \($0 ?? "-")") },
        neutral: { [recorder] in recorder.note("neutral") }),
      callbacks: .init(
        success: { [recorder] in recorder.note("right \($0.value) \($0.row.index ?? -1)") },
        failure: { [recorder] in recorder.note("wrong \($0.value) \($0.row.index ?? -1)") },
        neutral: { [recorder] in recorder.note("nothing \($0.value) \($0.row.index ?? -1)") }))
  }

  /// A delegate that writes down what it is asked and told, and refuses what it is told to.
  private final class Owner: TextInputDelegate {
    var refusesEnd = false
    var told: [String] = []

    func textInputShouldEndEditing(_ input: TextInput) -> Bool {
      told.append("should end")
      return !refusesEnd
    }

    func textInputDidBeginEditing(_ input: TextInput) { told.append("began") }

    func textInputDidEndEditing(_ input: TextInput) { told.append("ended") }

    func textInputDidChange(_ input: TextInput) { told.append("changed") }
  }

  @Test("Scene 2: the standard kinds have their keyboards; the password is hidden and not copied")
  func traits() {
    let inputs = (0..<5).map { rows[$0].input }
    #expect(
      inputs.map(\.traits.keyboard)
        == [.default, .asciiCapable, .emailAddress, .default, .default])
    #expect(inputs.map(\.isSecure) == [false, true, false, false, false])
    #expect(inputs.prefix(3).allSatisfy { $0.traits.capitalization == .none })
    #expect(inputs.prefix(4).allSatisfy { $0.traits.correction == .no })
    let cell = cell()
    cell.bind(to: rows[1])
    cell.text = "secret"
    cell.input?.selectAll()
    #expect(cell.display == "••••••" && cell.text == "secret" && cell.input?.copy() == nil)
    cell.input?.isSecure = false
    #expect(cell.display == "secret" && rows[1].field.value == "secret")
  }

  @Test("Scene 2: what is typed passes the filters of the row's kind")
  func filters() {
    let cell = cell()
    cell.bind(to: rows[2])
    cell.enter()
    for key in ["a", " ", "@", "b", ".", "c", "o"] { cell.input?.insert(key) }
    #expect(cell.text == "a@b.co" && rows[2].field.isValid)
    cell.text = "ann @example.com"
    #expect(rows[2].field.value == "ann@example.com")
    cell.bind(to: rows[0])
    cell.text = "user name"
    #expect(cell.text == "user name" && !rows[0].field.isValid)
  }

  /// A kind whose fields are called otherwise than their rows.
  private enum Seat: ReusableRowKind {
    case seat, none
    var title: String { "Seat" }
    var settings: FieldSettings<String> {
      var settings = Self.settings([])
      if self == .seat { settings.presentation.label = "Number of the seat" }
      return settings
    }
  }

  @Test("A row's field is called as its kind's settings say, and else as the row")
  func labels() {
    let rows = ReusableRows<Seat>([.seat, .none])
    #expect(rows[0].field.label == "Number of the seat" && rows[0].title == "Seat")
    #expect(rows[1].field.label == "Seat")
  }

  /// A kind with a mask.
  private enum Phone: ReusableRowKind {
    case phone, none
    var title: String { "Phone" }
    var settings: FieldSettings<String> {
      Self.settings(
        [.pattern("7[0-9]{10}")],
        editing: FieldEditing(mask: TextMask("+{7} ([000]) [000]-[00]-[00]"), traits: .phone))
    }
  }

  @Test("Scene 2: a kind may have a mask; the cell shows the text, and the row keeps the value")
  func masks() {
    let rows = ReusableRows<Phone>([.phone, .phone])
    rows.append(.phone, text: "79991234567")
    let cell = ReusableCell<Phone>()
    var reports: [String] = []
    cell.callbacks.success = { reports.append("\($0.text) \($0.value)") }
    cell.bind(to: rows[0])
    cell.text = "9991234567"
    #expect(cell.text == "+7 (999) 123-45-67" && rows[0].field.value == "79991234567")
    #expect(reports == ["+7 (999) 123-45-67 79991234567"])
    cell.bind(to: rows[1])
    #expect(cell.text == "")
    cell.bind(to: rows[2])
    #expect(cell.text == "+7 (999) 123-45-67" && cell.title == "Phone")
    #expect(rows.editedTexts == [0: "79991234567"])
  }

  @Test("Scene 2: titles and messages are in the language of the rows, of later ones too")
  func titles() {
    let languages = MessageCatalog.available
    for kind in StandardReusableRowKind.allCases {
      let titles = Set(languages.map { kind.label.text(in: $0.language) })
      #expect(titles.count == 6 && kind.label.languages.count == 6, "\(kind)")
    }
    let cell = cell()
    cell.bind(to: rows[0])
    #expect(cell.title == "User name" && rows[0].field.label == "User name")
    rows.manager.useMessages(.japanese)
    #expect(cell.title == "ユーザー名" && rows[0].title == "ユーザー名")
    #expect(rows[0].field.label == "ユーザー名")
    rows[0].field.value = "a"
    rows[0].field.value = ""
    #expect(rows[0].field.visibleMessage?.contains("ユーザー名") == true)
    let later = rows.append(.none, text: "x")
    #expect(later.title == "なし")
    later.field.reveal()
    #expect(later.field.visibleMessage == "この行には入力できません")
    #expect(rows[4].kind.title == "None" && StandardReusableRowKind.email.title == "E-mail")
    rows.manager.useMessages(.russian)
    #expect(cell.title == "Имя пользователя")
    cell.unbind()
    #expect(cell.title == "")
  }

  @Test("Scene 2: binding to another row ends the editing of the one before, whose owner is told")
  func rebinding() {
    let cell = cell()
    cell.bind(to: rows[3])
    cell.enter()
    cell.input?.insert("a")
    cell.input?.setMarkedText("n")
    _ = recorder.take()
    cell.bind(to: rows[0])
    #expect(!rows[3].field.isFocused && rows[3].field.isTouched && rows[3].field.value == "an")
    #expect(recorder.take() == ["green -", "right an 3", "right an 3", "neutral"])
    #expect(!rows[0].field.isFocused && cell.row === rows[0])
    rows[3].field.value = "b"
    #expect(recorder.take().isEmpty)
    // What was typed can be undone in whichever cell shows the row next.
    let other = self.cell()
    other.bind(to: rows[3])
    #expect(other.text == "b" && rows[3].input.markedRange == nil)
  }

  @Test("Scene 2: nobody can refuse that the cell goes to another row")
  func refusing() {
    let (cell, owner) = (cell(), Owner())
    cell.delegate = owner
    owner.refusesEnd = true
    cell.bind(to: rows[0])
    cell.enter()
    #expect(!cell.leave() && rows[0].field.isFocused)
    cell.bind(to: rows[1])
    #expect(!rows[0].field.isFocused && owner.told == ["began", "should end", "ended"])
    cell.enter()
    cell.unbind()
    #expect(!rows[1].field.isFocused && rows[0].input.delegate == nil)
    #expect(rows[1].input.delegate == nil && cell.delegate === owner)
  }

  @Test("Scene 2: unbinding leaves a neutral cell, once, and one that is deaf")
  func unbinding() {
    let cell = cell()
    cell.unbind()
    #expect(recorder.take().isEmpty)
    cell.bind(to: rows[3])
    cell.enter()
    cell.text = "a"
    _ = recorder.take()
    cell.unbind()
    #expect(recorder.take().suffix(2) == ["wrong a 3", "neutral"] && !rows[3].field.isFocused)
    rows[3].field.value = "x"
    cell.text = "y"
    cell.unbind()
    #expect(!cell.enter() && cell.leave() && cell.text == "" && cell.input == nil)
    #expect(recorder.take().isEmpty && rows[3].field.value == "x")
  }

  @Test("Scene 2: the owner is told once of leaving, by whatever means it came about")
  func leaving() {
    let cells = [cell(), cell()]
    for (cell, place) in zip(cells, [3, 0]) { cell.bind(to: rows[place]) }
    var submitted = 0
    let chain = FocusChain(cells.compactMap(\.input)) { submitted += 1 }
    chain.goForward()
    cells[0].text = "ann"
    _ = recorder.take()
    chain.focused?.pressReturn()
    #expect(recorder.take() == ["green -", "right ann 3"] && rows[0].field.isFocused)
    cells[1].text = "x"
    _ = recorder.take()
    #expect(!rows.manager.attemptSubmission())
    #expect(recorder.take().prefix(2) == ["red Use 8 characters or more", "wrong x 0"])
    cells[1].enter()
    _ = recorder.take()
    cells[1].leave()
    #expect(recorder.take() == ["red Use 8 characters or more", "wrong x 0"] && submitted == 0)
  }

  @Test("Scene 2: a row that another cell shows by now goes on being edited there")
  func twoCells() {
    let (one, two) = (cell(), cell())
    one.bind(to: rows[3])
    one.enter()
    two.bind(to: rows[3])
    one.bind(to: rows[0])
    #expect(rows[3].field.isFocused && two.row === rows[3])
    two.bind(to: rows[3])
    #expect(rows[3].field.isFocused)
    two.unbind()
    #expect(!rows[3].field.isFocused)
  }

  @Test("Scene 2: a callback that binds the cell while it is being bound has the last word")
  func rebindingInside() {
    let cell = cell()
    cell.bind(to: rows[3])
    cell.enter()
    cell.callbacks.neutral = { [rows] report in
      if report.row === rows[3] { cell.bind(to: rows[4]) }
    }
    cell.bind(to: rows[0])
    #expect(cell.row === rows[4] && !rows[3].field.isFocused && !rows[0].field.isFocused)
    cell.text = "x"
    #expect(rows[4].field.value == "x" && rows[0].field.value == "" && rows[3].field.value == "")
    cell.callbacks.neutral = { _ in }
  }
}
