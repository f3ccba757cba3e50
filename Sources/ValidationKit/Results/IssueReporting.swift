/// A choice of how much is reported when several rules fail.
public enum IssueReporting: String, Sendable, Hashable, Codable {
  /// Every rule is asked, and the issues of all are reported.
  case all
  /// The first rule with an error is the last one that is asked.
  case first
}
