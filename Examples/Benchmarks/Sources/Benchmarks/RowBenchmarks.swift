import ValidationKit

/// Measures one step of a list, binding a cell and typing into it, for 50 and for 100,000 rows.
@MainActor func measureRows() {
  let costs = [50, 100_000].map { count in
    let rows = ReusableRows<StandardRowKind>(
      (0..<count).map { StandardRowKind.allCases[$0 % StandardRowKind.allCases.count] })
    let cell = ReusableCell<StandardRowKind>()
    var step = 0
    return nanoseconds(repeating: 20_000) {
      step += 7
      cell.bind(to: rows[step % 50])
      cell.text = step.isMultiple(of: 2) ? "annabella" : "ann"
    }
  }
  report("a step of a list of 50 rows", costs[0], "ns", wanted: "")
  report("  of 100,000 rows, over 50", costs[1] / costs[0], "×", wanted: "≤ 1.2")
}
