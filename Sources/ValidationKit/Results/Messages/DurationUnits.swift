/// The words of a language for a length of time: hours, minutes and seconds, those that are 0 left
/// out.
struct DurationUnits {
  /// The word behind a number of hours.
  let hours: String
  /// The word behind a number of minutes.
  let minutes: String
  /// The word behind a number of seconds.
  let seconds: String
  /// The separator of the three.
  let separator: String

  init(_ hours: String, _ minutes: String, _ seconds: String, separator: String = " ") {
    self.hours = hours
    self.minutes = minutes
    self.seconds = seconds
    self.separator = separator
  }

  /// Returns a length of time, as in `1 h 30 min`.
  func text(of duration: Duration) -> String {
    let (whole, attoseconds) = duration.components
    let count = whole.magnitude
    var parts: [String] = []
    if count >= 3600 { parts.append("\(count / 3600)\(hours)") }
    if count / 60 % 60 != 0 { parts.append("\(count / 60 % 60)\(minutes)") }
    if count % 60 != 0 || attoseconds != 0 || parts.isEmpty {
      parts.append("\(count % 60)\(Self.fraction(attoseconds.magnitude))\(seconds)")
    }
    return (duration < .zero ? "-" : "") + parts.joined(separator: separator)
  }

  private static func fraction(_ attoseconds: UInt64) -> String {
    guard attoseconds > 0 else { return "" }
    let digits = String(attoseconds)
    var text = String(repeating: "0", count: 18 - digits.utf8.count) + digits
    while text.last == "0" { text.removeLast() }
    return ".\(text)"
  }
}
