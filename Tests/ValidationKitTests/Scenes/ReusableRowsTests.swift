import TestSupport
import Testing

@testable import ValidationKit

@Suite("Reusable rows")
@MainActor
struct ReusableRowsTests {
  /// A cell that writes down what it looks like and what it tells.
  @MainActor
  final class Screen {
    let recorder = Recorder()
    let cell = ReusableCell<StandardReusableRowKind>()

    init() {
      let recorder = recorder
      cell.handlers = .init(
        success: { recorder.note("green \($0 ?? "-")") },
        failure: { recorder.note("red \($0 ?? "-")") }, neutral: { recorder.note("neutral") })
      cell.callbacks = .init(
        success: { recorder.note("success \($0.text) \($0.message ?? "-") \($0.row.index ?? -1)") },
        failure: { recorder.note("failure \($0.text) \($0.message ?? "-") \($0.row.index ?? -1)") },
        neutral: { recorder.note("nothing \($0.text) \($0.row.index ?? -1)") })
    }
  }

  private func issues(_ kind: StandardReusableRowKind, _ text: String) -> [String] {
    let rows = ReusableRows([kind])
    rows[0].field.value = text
    return rows[0].field.issues.map { "\($0.rule).\($0.reason.rawValue)" }
  }

  @Test(
    "Scene 2: first names are letters of any script",
    arguments: ["สมชาย", "น้ำ", "Nguyễn", "Nguye\u{302}\u{303}n", "山田", "José"])
  func firstNames(name: String) {
    #expect(issues(.firstName, name).isEmpty)
  }

  @Test(
    "Scene 2: what is wrong has its own reason, in the order of declaration",
    arguments: [
      (.firstName, "R2D2", ["letters.invalid"]), (.firstName, "a", ["length.tooShort"]),
      (.firstName, "e\u{301}", ["length.tooShort"]),
      (.firstName, "Ann!", ["letters.invalid"]),
      (.firstName, "!", ["length.tooShort", "letters.invalid"]),
      (.username, "abcdefg", ["username.tooShort"]),
      (.username, "abcdefghijklmnopq", ["username.tooLong"]),
      (.username, "12345678", ["username.letterMissing"]),
      (.username, "user name", ["username.invalid"]),
      (.username, "user_name", ["username.invalid"]),
      (.username, "abcdefgh", []), (.username, "abcdefghijklmnop", []),
      (.password, "abc12345", []), (.password, "abc1234!", ["lettersAndDigits.invalid"]),
      (.email, "ann@example.com", []), (.email, "ann@example", ["email.invalid"]),
      (.none, "anything", ["none.invalid"]),
    ] as [(StandardReusableRowKind, String, [String])])
  func reasons(kind: StandardReusableRowKind, text: String, expected: [String]) {
    #expect(issues(kind, text) == expected)
  }

  @Test("Scene 2: each fault of a user name has a message of its own")
  func messages() {
    let rows = ReusableRows<StandardReusableRowKind>([.username])
    let texts = ["abcdefg", "abcdefghijklmnopq", "12345678", "user name"]
    let messages = texts.map { text in
      rows[0].field.value = text
      return rows[0].field.visibleMessage ?? ""
    }
    #expect(Set(messages).count == texts.count && !messages.contains(""))
  }

  @Test("Scene 2: the handler comes first, then the callback, once for each change of the text")
  func order() {
    let screen = Screen()
    let rows = ReusableRows<StandardReusableRowKind>([.none, .firstName])
    screen.cell.bind(to: rows[1])
    #expect(screen.recorder.take() == ["neutral"])
    screen.cell.text = "a"
    #expect(
      screen.recorder.take()
        == ["red Use 2 characters or more", "failure a Use 2 characters or more 1"])
    screen.cell.text = "an"
    #expect(screen.recorder.take() == ["green -", "success an - 1"])
    screen.cell.text = "ann"
    #expect(screen.recorder.take() == ["green -", "success ann - 1"])
    screen.cell.text = "ann"
    #expect(screen.recorder.take().isEmpty)
    screen.cell.leave()
    #expect(screen.recorder.take() == ["green -", "success ann - 1"])
  }

  @Test("Scene 2: on binding only handlers run, the neutral one first")
  func binding() {
    let screen = Screen()
    let rows = ReusableRows<StandardReusableRowKind>([.firstName, .email])
    rows[0].field.value = "a"
    screen.cell.bind(to: rows[0])
    #expect(screen.recorder.take() == ["neutral", "red Use 2 characters or more"])
    screen.cell.bind(to: rows[1])
    #expect(screen.recorder.take() == ["neutral"])
    rows[0].field.value = "ann"
    #expect(screen.recorder.take().isEmpty)
    screen.cell.unbind()
    rows[1].field.value = "x"
    #expect(screen.recorder.take() == ["neutral"])
    #expect(screen.cell.kind == .none && screen.cell.text == "")
  }

  @Test("Scene 2: a list of rows of no kind is never valid, and says so")
  func none() {
    let rows = ReusableRows<StandardReusableRowKind>([.none, .none])
    #expect(!rows.manager.isValid)
    rows[0].field.value = "x"
    #expect(rows[0].field.visibleMessage == "This row asks for nothing")
    rows[0].field.value = ""
    #expect(rows[0].field.visibleMessage == "This row asks for nothing")
    rows.remove(at: 0)
    rows.remove(at: 0)
    #expect(rows.manager.isValid && rows.remove(at: 0) == nil)
  }

  @Test("Scene 2: rows are inserted, moved and removed while bound")
  func rearranging() {
    let screen = Screen()
    let rows = ReusableRows<StandardReusableRowKind>([.firstName, .email])
    screen.cell.bind(to: rows[1])
    rows.insert(.password, at: 0)
    rows.move(from: 2, to: 0)
    screen.cell.text = "ann@example.com"
    #expect(screen.recorder.take().last == "success ann@example.com - 0")
    #expect(rows.editedTexts == [0: "ann@example.com"])
    #expect(rows.firstInvalidRow?.kind == .password)
    let removed = rows.remove(at: 0)
    screen.cell.text = "ann"
    #expect(removed?.index == nil && rows.manager.members.count == 2)
    #expect(screen.recorder.take().last == "failure ann Enter a valid e-mail address -1")
  }

  @Test("Scene 2: through 8 cells, no row ever shows another's text or verdict")
  func scrolling() {
    var random = SeededGenerator(seed: Effort.seed &+ 7)
    let rows = ReusableRows(
      (0..<50).map { StandardReusableRowKind.allCases[$0 % StandardReusableRowKind.allCases.count] }
    )
    let screens = (0..<8).map { _ in Screen() }
    var texts: [Int: String] = [:]
    let candidates = ["a", "ann", "annabella", "ann@example.com", "user name", "", "สมชาย"]
    for _ in 0..<Effort.runs(short: 4_000, long: 1_000_000) {
      let screen = screens.randomElement(using: &random) ?? screens[0]
      if Bool.random(using: &random) {
        let index = Int.random(in: 0..<50, using: &random)
        screen.cell.bind(to: rows[index])
      } else if let row = screen.cell.row, let index = row.index {
        let text = candidates.randomElement(using: &random) ?? ""
        let taken = row.kind == .email ? text.filter { $0 != " " } : text
        if taken != texts[index] ?? "" { texts[index] = taken }
        screen.cell.text = text
      }
      guard let row = screen.cell.row, let index = row.index else { continue }
      #expect(screen.cell.text == texts[index] ?? "")
      let isEdited = texts[index] != nil
      let isRight = row.kind.settings.criteria.check(screen.cell.text, isRequired: true).isValid
      let expected: FieldAppearance = !isEdited ? .neutral : isRight ? .valid : .invalid
      let shown = screen.recorder.take().last { !$0.contains("success") && !$0.contains("failure") }
      if let shown {
        let word = ["green": FieldAppearance.valid, "red": .invalid][shown.prefix { $0 != " " }]
        #expect((word ?? .neutral) == expected, "row \(index)")
      }
    }
    #expect(rows.editedTexts == texts)
  }

  @Test("Scene 2: neither rows nor cells keep each other alive")
  func lifetimes() {
    var rows: ReusableRows<StandardReusableRowKind>? = ReusableRows([.email])
    var screen: Screen? = Screen()
    weak let weakRow = rows?[0]
    weak let weakCell = screen?.cell
    if let row = rows?[0] { screen?.cell.bind(to: row) }
    rows = nil
    #expect(weakRow != nil)
    screen = nil
    #expect(weakCell == nil && weakRow == nil)
  }
}
