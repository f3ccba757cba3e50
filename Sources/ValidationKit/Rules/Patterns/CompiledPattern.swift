import Foundation

/// A pattern that matches whole texts, compiled once and shared by all threads.
final class CompiledPattern: Sendable {
  private let expression: NSRegularExpression
  private let inputLength: Int
  private let progressReports: Int
  private let tellsTheEnd: Bool
  private let seeksClusters: Bool

  /// The longest run of marks that a pattern with `\b`, `\B` or `\X` is matched with.
  private static let longestRun = 500

  /// Compiles a pattern that is not longer than the limits allow.
  init(_ pattern: String, caseInsensitive: Bool, limits: PatternLimits) throws(PatternError) {
    var scanner = PatternScanner(pattern)
    scanner.scan()
    let options: NSRegularExpression.Options = caseInsensitive ? .caseInsensitive : []
    // Alone first, so that a pattern that closes the group around it is refused, not healed.
    guard Self.compiles(pattern, options), scanner.ending != .controlEscape,
      let expression = Self.whole(pattern, options)
    else { throw PatternError(pattern, scanner) }
    // What the engine takes and the scan does not is bounded like the worst.
    let features = scanner.fault == nil ? scanner.features : .unknown
    self.expression = expression
    inputLength = limits.inputLength(for: features)
    progressReports = limits.progressReports(for: features)
    tellsTheEnd = !features.hasMultilineAnchor
    seeksClusters = features.hasBoundary || features.hasCluster
  }

  /// Matches a text; valid only where the whole of it was matched.
  ///
  /// - Complexity: Linear in the length of the text and in the progress that the limits allow.
  func match(_ text: String) -> RuleOutcome {
    guard text.hasUTF16Length(atMost: inputLength) else { return .couldNotBeChecked }
    // At each place the engine may go through a whole run of marks, which it does not report.
    let run = seeksClusters ? text.longestMarkRun(upTo: Self.longestRun + 1) : 0
    guard run <= Self.longestRun else { return .couldNotBeChecked }
    nonisolated(unsafe) var outcome = RuleOutcome.wrong
    nonisolated(unsafe) var reports = 0
    let mostReports = max(progressReports / (1 + run / 16), 1)
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
  /// A comment or a quotation may still be open at its end and is closed first. The alternative
  /// that never matches keeps the engine from refusing, with no look at it, a text shorter than the
  /// shortest match, of which it would say that it met the end.
  private static func whole(
    _ pattern: String, _ options: NSRegularExpression.Options
  ) -> NSRegularExpression? {
    for closing in [")", "\n)", "\\E)"] {
      let wrapped = "\\A(?:(?:" + pattern + closing + "\\z|(?!))"
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

  /// Returns about the length of the longest run of scalars that may join those before them.
  ///
  /// Up to fifteen at its start may be missed: to be quick, only every sixteenth is looked at.
  ///
  /// - Complexity: Linear in the length of the text.
  func longestMarkRun(upTo limit: Int) -> Int {
    if utf8.withContiguousStorageIfAvailable({ $0.allSatisfy { $0 < 0x80 } }) == true { return 0 }
    var longest = 0
    var run = 0
    var rest = 16
    for scalar in unicodeScalars {
      rest -= 1
      guard run > 0 || rest <= 0 else { continue }
      run = scalar.mayJoinPrevious ? run + 1 : 0
      longest = max(longest, run)
      if longest >= limit { break }
      if run == 0 { rest = 16 }
    }
    return longest
  }
}

extension Unicode.Scalar {
  /// Whether it may belong to the character before it.
  fileprivate var mayJoinPrevious: Bool {
    switch value {
    case 0xAD: return true
    // The bulk of most texts, for which nothing needs to be looked up.
    case 0..<0x300, 0x370..<0x483, 0x3100..<0xA66F, 0xAC00..<0xD7B0: return false
    case 0x1100..<0x1200, 0xA960..<0xA980, 0xD7B0..<0xD800, 0x1F1E6...0x1F1FF: return true
    default: break
    }
    switch properties.generalCategory {
    case .format, .spacingMark, .nonspacingMark, .enclosingMark, .modifierSymbol: return true
    default: return properties.isGraphemeExtend
    }
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
        index: part.index, length: part.length, reason: "is not known")
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
