import Foundation

extension Report {
  /// The report as tables for people.
  var text: String {
    var lines = heading
    for group in Group.allCases {
      let members = cases.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      lines += ["", Self.row(group.rawValue, "a piece", "± half", "ratio", "")]
      lines += members.flatMap(Self.lines)
    }
    if !memory.isEmpty {
      lines += ["", "Memory: bytes in use ÷ \(MemoryCase.count)"]
      lines += memory.map { line in
        let limit = line.atMost.map { Self.wish(line.bytes <= $0, "≤", $0) } ?? ""
        return Self.row(line.name, "\(figure(line.bytes)) B", "", "", limit)
      }
    }
    return lines.joined(separator: "\n")
  }

  private var heading: [String] {
    var lines = [
      "\(machine.cores) cores (\(machine.processor)), Swift \(machine.swift), "
        + "\(rounds) rounds in \(Int(seconds)) s"
    ]
    if machine.isDebug { lines.append("DEBUG BUILD: these figures say nothing; use -c release") }
    for line in references {
      let name = "\(line.name)  \(line.reference.explanation)"
      let spread = Spread(line.times)
      lines.append(Self.row(name, duration(spread.median), percent(spread.width / 2), "", ""))
    }
    return lines
  }

  private static func lines(of line: Measurement) -> [String] {
    let times = Spread(line.times)
    let ratios = Spread(line.ratios)
    var remarks = line.relations.map(remark)
    if let limit = line.atMost { remarks.insert(wish(ratios.median <= limit, "≤", limit), at: 0) }
    let first = row(
      line.name, duration(times.median), percent(ratios.width / 2),
      "\(figure(ratios.median)) \(line.reference.rawValue)", remarks.first ?? "")
    return [first] + remarks.dropFirst().map { row("", "", "", "", $0) }
  }

  private static func remark(_ relation: RelationMeasurement) -> String {
    guard !relation.values.isEmpty else { return "" }
    let value = figure(Spread(relation.values).median)
    let words = relation.wording.replacing("#", with: value)
    guard let isReached = relation.isReached else { return words }
    let limit = relation.atMost ?? relation.atLeast ?? 0
    return words + "  " + wish(isReached, relation.atMost == nil ? "≥" : "≤", limit)
  }

  private static func wish(_ isReached: Bool, _ sign: String, _ limit: Double) -> String {
    "(\(sign) \(figure(limit)): \(isReached ? "yes" : "NO"))"
  }

  /// Returns a row of a table.
  static func row(
    _ name: String, _ time: String, _ spread: String, _ ratio: String, _ remark: String
  ) -> String {
    let columns = [name.padded(to: 62), time.padded(to: -10), spread.padded(to: -8)]
    let row = columns.joined() + ratio.padded(to: -12) + "  " + remark
    return String(row.reversed().drop { $0 == " " }.reversed())
  }
}

extension String {
  /// Returns the text filled up with blanks behind it, or before it for a negative width.
  func padded(to width: Int) -> String {
    let blanks = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? blanks + self : self + blanks
  }
}

/// Returns a figure with three digits that count.
func figure(_ value: Double) -> String {
  switch abs(value) {
  case 100...: String(format: "%.0f", value)
  case 10..<100: String(format: "%.1f", value)
  case 0.1..<10: String(format: "%.2f", value)
  default: String(format: "%.3f", value)
  }
}

/// Returns nanoseconds in a unit that is read at a glance.
func duration(_ nanoseconds: Double) -> String {
  switch nanoseconds {
  case 1e9...: figure(nanoseconds / 1e9) + "  s"
  case 1e6...: figure(nanoseconds / 1e6) + " ms"
  case 1e4...: figure(nanoseconds / 1e3) + " µs"
  default: figure(nanoseconds) + " ns"
  }
}

/// Returns a part of one in per cent.
func percent(_ part: Double) -> String { String(format: "%.1f %%", part * 100) }
