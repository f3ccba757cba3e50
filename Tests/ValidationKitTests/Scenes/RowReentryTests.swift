import Testing

@testable import ValidationKit

@Suite("Scene 2: handlers and callbacks that bind their cell to another row")
@MainActor
struct RowReentryTests {
  let rows = ReusableRows<StandardReusableRowKind>([.firstName, .firstName])
  let cell = ReusableCell<StandardReusableRowKind>()
  let recorder = Recorder()

  init() {
    for (row, text) in zip([rows[0], rows[1]], ["Ann", "B"]) { row.field.value = text }
    cell.handlers = .init(
      success: { [recorder] _ in recorder.note("green") },
      failure: { [recorder] _ in recorder.note("red") },
      neutral: { [recorder] in recorder.note("neutral") })
    cell.callbacks = .init(
      success: { [recorder] in recorder.note("right \($0.row.index ?? -1)") },
      failure: { [recorder] in recorder.note("wrong \($0.row.index ?? -1)") })
  }

  /// Returns what binds the cell to the second row, the first time that it is called.
  private func rebinding() -> @MainActor () -> Void {
    var isOver = false
    return { [cell, rows] in
      if isOver { return }
      isOver = true
      cell.bind(to: rows[1])
    }
  }

  @Test("The cell follows the row that a handler bound while another was being bound")
  func handlerOfLook() {
    let rebind = rebinding()
    cell.handlers.success = { _ in rebind() }
    cell.bind(to: rows[0])
    _ = recorder.take()
    rows[0].field.value = "Anna"
    #expect(recorder.take().isEmpty && cell.row === rows[1])
    rows[1].field.value = "C"
    #expect(recorder.take() == ["red", "wrong 1"])
  }

  @Test("Nothing is told of a row that the handler of a text bound meanwhile")
  func handlerOfText() {
    cell.bind(to: rows[0])
    let rebind = rebinding()
    cell.handlers.success = { _ in rebind() }
    _ = recorder.take()
    rows[0].field.value = "Anna"
    #expect(cell.row === rows[1] && recorder.take() == ["neutral", "red"])
  }

  @Test("A look is shown once, also where the neutral handler bound the row")
  func neutralHandler() {
    let rebind = rebinding()
    cell.handlers.neutral = { rebind() }
    cell.bind(to: rows[0])
    #expect(recorder.take() == ["red"])
  }

  @Test("A cell that is bound while it is unbound keeps the look of its row")
  func unbinding() {
    let rebind = rebinding()
    cell.bind(to: rows[0])
    cell.enter()
    cell.callbacks.success = { _ in rebind() }
    _ = recorder.take()
    cell.unbind()
    #expect(cell.row === rows[1] && recorder.take().last == "red")
  }

  @Test("Leaving tells nothing of a row that a handler bound meanwhile", arguments: [true, false])
  func leaving(isEditing: Bool) {
    cell.bind(to: rows[0])
    if isEditing { cell.enter() }
    let rebind = rebinding()
    cell.handlers.success = { _ in rebind() }
    _ = recorder.take()
    cell.leave()
    #expect(cell.row === rows[1] && recorder.take() == ["neutral", "red"])
  }

  @Test("Leaving shows and tells nothing of a row that leaving the field bound")
  func leftField() {
    cell.bind(to: rows[0])
    let rebind = rebinding()
    rows[0].field.presentation.feedback = .onLeave
    cell.handlers.success = { [recorder] _ in
      recorder.note("green")
      rebind()
    }
    _ = recorder.take()
    cell.leave()
    #expect(recorder.take() == ["green", "neutral", "red"] && cell.row === rows[1])
  }

  @Test("A row that stands in the list is not put in twice, and the form has the list's order")
  func order() {
    let rows = ReusableRows<StandardReusableRowKind>([.username, .email, .firstName, .password])
    rows.insert(rows[0], at: 2)
    #expect(rows.count == 4 && rows[0].kind == .username)
    for source in 0..<4 {
      for target in 0..<4 {
        rows.move(from: source, to: target)
        let inForm = rows.manager.members.map { ObjectIdentifier($0) }
        #expect(inForm == (0..<4).map { ObjectIdentifier(rows[$0].field) })
      }
    }
  }
}
