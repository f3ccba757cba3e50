/// The reason why an edit is refused as a whole, or why a value that was set by code does not fit
/// its mask.
public struct EditRefusal: Error, Sendable, Hashable {
  /// The obstacle in the way of an edit.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Nothing of what comes in has a place: a letter among digits.
    case noPlace
    /// More comes in than there is room for.
    case overflow
    /// `,` or an apostrophe stands between digits that are not thousands: `1122,33`.
    case separators
    /// The value would be longer than ``TextFilter/maxLength(_:unit:file:line:)`` allows.
    case tooLong
    /// A filter lets nothing of it in.
    case filtered

    /// The same as the reason of an issue.
    var issueReason: ValidationIssue.Reason {
      switch self {
      case .noPlace: .noPlace
      case .overflow: .overflow
      case .separators: .separators
      case .tooLong: .tooLong
      case .filtered: .filtered
      }
    }
  }

  /// The obstacle in the way.
  public let reason: Reason

  /// The same as an issue, from which a message can be made in any language.
  public let issue: ValidationIssue

  /// - Parameter format: What stands for the whole text before anything is typed.
  init(_ reason: Reason, format: String) {
    self.reason = reason
    issue = ValidationIssue(
      rule: "mask", reason: reason.issueReason,
      arguments: [.init("format", .text(format))])
  }

  /// Creates the refusal of a filter.
  static let filtered = EditRefusal(
    reason: .filtered, issue: ValidationIssue(rule: "filter", reason: .filtered))

  /// Returns the refusal of a text that is too long.
  static func tooLong(_ length: Int, _ unit: LengthUnit) -> EditRefusal {
    EditRefusal(
      reason: .tooLong,
      issue: ValidationIssue(
        rule: "maxLength", reason: .tooLong,
        arguments: [.init("max", .integer(length)), .init("unit", .text(unit.rawValue))]))
  }

  private init(reason: Reason, issue: ValidationIssue) {
    self.reason = reason
    self.issue = issue
  }
}
