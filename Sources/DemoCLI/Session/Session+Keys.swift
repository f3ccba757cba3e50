import Foundation
import ValidationKit

extension Session {
  /// The number of bytes of text that one step has judged key by key before the rest of it comes at
  /// once.
  ///
  /// Each key has the whole text judged, so without a bound one long line would take hours. Enough
  /// for some 3,000 keys in an empty field.
  private static let keyedBytes = 4_000_000

  /// Returns the cost of a key in bytes that are judged; not nothing even where it changes nothing.
  private func cost(of entry: NamedField) -> Int { max(entry.input.text.utf8.count, 64) }

  /// Puts the caret at the end of a text.
  func moveToEnd(_ entry: NamedField) {
    entry.input.select(NSRange(location: .max, length: 0))
  }

  /// Tells why a field did not take a text.
  func tellRefusal(by entry: NamedField) {
    guard let refusal = entry.input.lastRefusal else { return }
    let reason = entry.field.presentation.messages.text(for: refusal.issue)
    onEvent(.refusal(entry, reason: reason))
  }

  /// Types a text key by key at the end; what exceeds the bound comes at once.
  func press(_ text: String, in entry: NamedField) {
    moveToEnd(entry)
    var rest = text[...]
    announcingKeys(text.utf8.count > 1, in: entry) {
      var budget = Self.keyedBytes
      var isRefused = false
      while let key = rest.popFirst() {
        let text = budget > 0 ? String(key) : String(key) + rest
        // One word on what is not taken is enough.
        if !entry.input.insert(text), !isRefused {
          isRefused = true
          tellRefusal(by: entry)
        }
        guard budget > 0 else { return }
        budget -= cost(of: entry)
      }
    }
  }

  /// Erases characters key by key from the end; what exceeds the bound goes at once.
  func erase(_ count: Int, in entry: NamedField) {
    moveToEnd(entry)
    let count = min(count, entry.input.text.count)
    announcingKeys(count > 1, in: entry) {
      var budget = Self.keyedBytes
      for erased in 0..<count where !entry.input.text.isEmpty {
        if budget <= 0 {
          let last = entry.input.text.suffix(count - erased).utf16.count
          entry.input.select(NSRange(location: entry.input.text.utf16.count - last, length: last))
        }
        entry.input.deleteBackward()
        guard budget > 0 else { return }
        budget -= cost(of: entry)
      }
    }
  }

  /// Tells that what happens meanwhile happens key by key.
  private func announcingKeys(_ areSeveral: Bool, in entry: NamedField, _ pressing: () -> Void) {
    if areSeveral { onEvent(.keys(entry)) }
    pressing()
    if areSeveral { onEvent(.keys(nil)) }
  }
}
