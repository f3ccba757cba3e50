/// What one manager says of one control.
enum ControlBallot {
  case allows
  case forbids
  /// Nothing: the manager is excluded.
  case none
}
