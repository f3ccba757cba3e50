import ValidationKit

extension Session {
  /// How many bytes of text one step has judged key by key before the rest of it comes at once.
  ///
  /// Each key has the whole text judged, so without a bound one long line would take hours. Enough
  /// for some 3,000 keys in an empty field.
  private static let keyedBytes = 4_000_000

  /// Changes a text key by key; what exceeds the bound comes at once.
  func press<Key>(
    _ keys: [Key], in entry: NamedField, _ change: (inout String, Key) -> Void
  ) {
    if keys.count > 1 { onEvent(.keys(entry)) }
    defer { if keys.count > 1 { onEvent(.keys(nil)) } }
    var budget = Self.keyedBytes
    var text = entry.field.value
    var index = 0
    while index < keys.count {
      repeat {
        change(&text, keys[index])
        index += 1
      } while budget <= 0 && index < keys.count
      entry.field.value = text
      budget -= text.utf8.count
    }
  }
}
