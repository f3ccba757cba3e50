/// The vote of one manager on one control.
enum ControlBallot {
  case allows
  case forbids
  /// Nothing: the manager is excluded.
  case none
}
