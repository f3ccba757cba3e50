/// A label of the return key.
public enum ReturnKeyKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// Return.
  case `default`
  /// The editing is done.
  case done
  /// Off to somewhere.
  case go
  /// On to the next field.
  case next
  /// Searches.
  case search
  /// Sends.
  case send
  /// Continues.
  case `continue`
  /// Joins something.
  case join
  /// Finds a way.
  case route
  /// Calls for help.
  case emergencyCall
}
