import ValidationKit

/// A step of a list: a cell is bound to another of 50 rows in sight, and typed into.
@MainActor let rowCases: [Case] = [50, 1_000, 100_000].map { count in
  Case(
    name: "rows/bind-and-type/\(count)", group: .rows, size: count,
    relations: count == 50 ? [] : [.growth(from: "rows/bind-and-type/50", atMost: 1.25)]
  ) {
    let kinds = StandardReusableRowKind.allCases
    let rows = ReusableRows<StandardReusableRowKind>((0..<count).map { kinds[$0 % kinds.count] })
    let cell = ReusableCell<StandardReusableRowKind>()
    let steps = Box(0)
    return Work {
      steps.value += 7
      cell.bind(to: rows[steps.value % 50])
      cell.text = steps.value.isMultiple(of: 2) ? "annabella" : "ann"
    }
  }
}
