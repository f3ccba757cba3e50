import Foundation

/// The end of a wait that nothing else ended, far beyond what any busy machine needs.
///
/// Tests wait for what they expect, never for a time: this only lets a failing run end. A wait that
/// reaches it fails its test. `VALIDATIONKIT_BACKSTOP=5` brings it near, in seconds, for those who
/// break the code on purpose to see tests fail.
package enum Backstop {
  /// Seconds of one wait: a quarter of an hour.
  package static let seconds: Double =
    ProcessInfo.processInfo.environment["VALIDATIONKIT_BACKSTOP"].flatMap(Double.init) ?? 900

  /// Waits until something can be read, and returns whether that came to be.
  static func waitToRead(_ descriptor: Int32) -> Bool {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&waiting, 1, Int32(seconds * 1000))
      // A signal that came in between is no answer.
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }
}
