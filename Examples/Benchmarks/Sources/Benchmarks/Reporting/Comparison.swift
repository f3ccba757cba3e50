/// Two runs side by side.
struct Comparison {
  let before: Report
  let after: Report

  /// What changed less than this is not said, however quiet the machine was.
  private static let leastChange = 0.03

  /// The comparison as a table for people; a case of only one run is left out.
  var text: String {
    var lines = [
      "before: \(words(for: before.machine)); after: \(words(for: after.machine))",
      row("", "before", "ratio", "after", "ratio", "change"),
    ]
    var marked = 0
    for (old, new) in pairs(before.references, after.references) {
      let times = (Spread(old.times), Spread(new.times))
      lines.append(
        row(
          old.name, duration(times.0.median), "", duration(times.1.median), "",
          percent(times.1.median / times.0.median - 1)))
    }
    for (old, new) in pairs(before.cases, after.cases) {
      let times = (Spread(old.times).median, Spread(new.times).median)
      let ratios = (Spread(old.ratios), Spread(new.ratios))
      let change = ratios.1.median / ratios.0.median - 1
      let isMarked = abs(change) > Self.leastChange && ratios.1.isApart(from: ratios.0)
      if isMarked { marked += 1 }
      let unit = old.reference.rawValue
      lines.append(
        row(
          old.name, duration(times.0), "\(figure(ratios.0.median)) \(unit)", duration(times.1),
          "\(figure(ratios.1.median)) \(unit)", percent(change))
          + (isMarked ? (change > 0 ? "  SLOWER" : "  faster") : ""))
    }
    for old in before.memory {
      guard let new = after.memory.first(where: { $0.name == old.name }) else { continue }
      let change = new.bytes / old.bytes - 1
      lines.append(
        row(
          old.name, "\(figure(old.bytes)) B", "", "\(figure(new.bytes)) B", "", percent(change))
          + (abs(change) > 0.005 ? (change > 0 ? "  MORE" : "  less") : ""))
    }
    lines.append("\(marked) cases changed beyond their spread")
    return lines.joined(separator: "\n")
  }

  private func words(for machine: Machine) -> String {
    "\(machine.cores) cores (\(machine.processor)), Swift \(machine.swift)"
  }

  private func pairs(
    _ old: [Measurement], _ new: [Measurement]
  ) -> [(Measurement, Measurement)] {
    let byName = Dictionary(new.map { ($0.name, $0) }) { first, _ in first }
    return old.compactMap { one in byName[one.name].map { (one, $0) } }
  }

  private func row(_ name: String, _ columns: String...) -> String {
    name.padded(to: 56) + columns.map { $0.padded(to: -12) }.joined()
  }
}
