import Foundation

/// A pattern that matches whole texts, compiled once and shared by all threads.
final class CompiledPattern: Sendable {
  private let expression: NSRegularExpression
  private let inputLength: Int
  private let progressReports: Int
  private let tellsTheEnd: Bool

  /// Compiles a pattern that is not longer than the limits allow.
  init(_ pattern: String, caseInsensitive: Bool, limits: PatternLimits) throws(PatternError) {
    var scanner = PatternScanner(pattern)
    scanner.scan()
    let options: NSRegularExpression.Options = caseInsensitive ? .caseInsensitive : []
    // Alone first, so that a pattern that closes the group around it is refused, not healed.
    guard Self.compiles(pattern, options), scanner.ending != .controlEscape,
      let expression = Self.whole(pattern, options)
    else { throw PatternError(pattern, scanner) }
    self.expression = expression
    inputLength = limits.inputLength(for: scanner.features)
    progressReports = limits.progressReports(for: scanner.features)
    tellsTheEnd = !scanner.features.hasMultilineAnchor
  }

  /// Matches a text; valid only where the whole of it was matched.
  ///
  /// - Complexity: Linear in the length of the text and in the progress that the limits allow.
  func match(_ text: String) -> RuleOutcome {
    guard text.hasUTF16Length(atMost: inputLength) else { return .couldNotBeChecked }
    nonisolated(unsafe) var outcome = RuleOutcome.wrong
    nonisolated(unsafe) var reports = 0
    let mostReports = progressReports
    // The block runs before the call returns, on this thread.
    expression.enumerateMatches(
      in: text, options: [.reportProgress, .reportCompletion, .anchored],
      range: NSRange(location: 0, length: text.utf16.count)
    ) { result, flags, stop in
      if result != nil {
        outcome = .valid
        stop.pointee = true
      } else if flags.contains(.internalError) {
        outcome = .couldNotBeChecked
        stop.pointee = true
      } else if flags.contains(.progress) {
        reports += 1
        guard reports >= mostReports else { return }
        outcome = .couldNotBeChecked
        stop.pointee = true
      } else if flags.contains(.hitEnd), outcome == .wrong {
        outcome = .incomplete
      }
    }
    return outcome == .wrong && !tellsTheEnd ? .incomplete : outcome
  }

  static func compiles(_ pattern: String, _ options: NSRegularExpression.Options = []) -> Bool {
    (try? NSRegularExpression(pattern: pattern, options: options)) != nil
  }

  /// Returns a pattern that compiles alone as one that matches whole texts only.
  ///
  /// A comment or a quotation may still be open at its end and is closed first.
  private static func whole(
    _ pattern: String, _ options: NSRegularExpression.Options
  ) -> NSRegularExpression? {
    for closing in [")", "\n)", "\\E)"] {
      let wrapped = "\\A(?:" + pattern + closing + "\\z"
      if let expression = try? NSRegularExpression(pattern: wrapped, options: options) {
        return expression
      }
    }
    return nil
  }
}

extension String {
  /// Whether the text has no more UTF-16 code units than a limit.
  func hasUTF16Length(atMost limit: Int) -> Bool {
    // A unit takes one to three bytes, so most texts need no count.
    let bytes = utf8.count
    if bytes <= limit { return true }
    return bytes / 3 <= limit && utf16.count <= limit
  }
}

extension PatternError {
  /// Creates the error for a pattern that the engine refuses, with the place if it was found.
  init(_ pattern: String, _ scanner: PatternScanner) {
    var fault = scanner.fault
    if fault == nil, scanner.ending == .controlEscape {
      fault = .init(index: scanner.scalars.count - 2, length: 2, reason: "escapes nothing")
    }
    if fault == nil, let part = scanner.parts.first(where: { !CompiledPattern.compiles($0.text) }) {
      fault = .init(
        index: part.index, length: part.text.unicodeScalars.count, reason: "is not known")
    }
    guard let fault else {
      self.init(pattern: pattern, reason: "the engine refuses it", position: nil)
      return
    }
    let position = scanner.text(0..<fault.index).count
    let token = oneLine(scanner.text(fault.index..<fault.index + fault.length))
    self.init(
      pattern: pattern, reason: "\"\(token)\" at position \(position) \(fault.reason)",
      position: position)
  }
}
