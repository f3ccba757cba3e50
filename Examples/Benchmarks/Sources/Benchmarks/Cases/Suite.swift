/// Everything that is measured.
@MainActor enum Suite {
  /// Every case, in the order of a report.
  static let all: [Case] =
    changeCases + wiringCases + observingCases + askingCases + crossFieldCases + buildingCases
    + orderCases + addingCases + ruleCases + textCases + rowCases + baselineCases

  /// Returns the cases that are asked for, and those that they are compared with.
  ///
  /// - Parameters:
  ///   - filters: Parts of names, any of which a case's has to hold; none for all of them.
  ///   - most: How many things may stand while a case is measured.
  static func cases(filters: [String], most: Int) -> [Case] {
    let chosen = all.filter { item in
      item.size <= most && (filters.isEmpty || filters.contains { item.name.contains($0) })
    }
    let names = Set(chosen.map(\.name)).union(chosen.flatMap { $0.relations.map(\.other) })
    return all.filter { names.contains($0.name) }
  }
}
