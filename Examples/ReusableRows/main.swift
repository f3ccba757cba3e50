// Fifty rows, shown through eight cells that are used again and again.

import ValidationKit

let kinds: [StandardReusableRowKind] = [.username, .password, .email, .firstName]
let rows = ReusableRows(kinds + Array(repeating: .none, count: 46))

// A cell's handlers are its look; its callbacks tell the owner.
let cells = (1...8).map { number in
  ReusableCell<StandardReusableRowKind>(
    handlers: .init(
      success: { _ in print("  cell \(number) is green") },
      failure: { message in print("  cell \(number) is red: \(message ?? "")") }),
    callbacks: .init(
      success: { print("  owner: row \($0.row.index.map { $0 + 1 } ?? 0) is “\($0.text)”") },
      failure: { print("  owner: row \($0.row.index.map { $0 + 1 } ?? 0) fails, “\($0.text)”") }))
}

/// Shows the rows from a place on, as a list does when it is scrolled.
@MainActor func scroll(to first: Int) {
  print("Rows \(first + 1) to \(first + cells.count)")
  for (offset, cell) in cells.enumerated() { cell.bind(to: rows[first + offset]) }
}

scroll(to: 0)

print("Typing a user name")
cells[0].text = "ann"
cells[0].text = "annabella"

print("Typing a first name: letters of any script, but letters only")
cells[3].text = "R2D2"
cells[3].text = "สมชาย"

print("Leaving the e-mail half typed")
cells[2].text = "ann@"
cells[2].leave()

print("Typing into a row that asks for nothing")
cells[7].text = "x"

// The same cells show other rows now; none of them shows what was typed above.
scroll(to: 42)

// Back at the top, edited rows are judged again, and untouched ones are neutral.
scroll(to: 0)

for (index, text) in rows.editedTexts.sorted(by: { $0.key < $1.key }) {
  print("Row \(index + 1), \(rows[index].kind.title): \(text)")
}
print("All rows are valid: \(rows.manager.isValid)")
