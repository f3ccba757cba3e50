import Foundation

extension NumberForm {
  /// Writes a number exactly, as it is read.
  func text(_ number: Decimal) -> String {
    let plain = "\(number)".utf8
    let isNegative = plain.first == .hyphen
    let parts = plain.drop { $0 == .hyphen }.split(separator: .dot)
    // What is not a number is written by Foundation, and not read.
    guard let whole = parts.first, whole.allSatisfy({ $0 &- 0x30 < 10 }) else {
      return "\(number)"
    }
    var text = String.UnicodeScalarView()
    if isNegative { text.append(contentsOf: minus.unicodeScalars) }
    var rest = whole.count
    for byte in whole {
      text.append(digits[Int(byte - 0x30)])
      rest -= 1
      if let grouping, whole.count >= leastGrouped, isBoundary(rest) { text.append(grouping) }
    }
    if parts.count > 1 {
      text.append(decimal)
      for byte in parts[1] { text.append(digits[Int(byte - 0x30)]) }
    }
    return String(text)
  }

  /// Whether a group begins where so many digits follow.
  private func isBoundary(_ rest: Int) -> Bool {
    let group = groups[0]
    return rest >= group.primary && (rest - group.primary).isMultiple(of: group.secondary)
  }
}
