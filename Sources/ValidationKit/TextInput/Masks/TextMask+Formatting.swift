extension TextMask {
  /// Returns what the mask makes of a text, formatted or not.
  ///
  /// Fixed characters that the text has or lacks are told apart by their places: `+7 999 123`,
  /// `7999123` and `999123` give the same. Formatting what is formatted changes nothing.
  ///
  /// - Parameters:
  ///   - text: What was typed, pasted or filled in.
  ///   - caret: Where the caret stands in it, in UTF-16 code units; nil is the end.
  /// - Complexity: Linear in the length of the text, up to where the mask is full.
  public func format(_ text: String, caret: Int? = nil) -> MaskedText {
    if layouts.count == 1 { return format(text, caret: caret, by: layouts[0]) }
    var index = bestLayout(for: text)
    var masked = format(text, caret: caret, by: layouts[index])
    // An earlier mask may read the result as its own; it would be taken the next time.
    while let earlier = layouts[..<index].firstIndex(where: { reads(masked.text, by: $0) }) {
      index = earlier
      masked = format(masked.text, caret: masked.caret, by: layouts[index])
    }
    return masked
  }

  /// Returns how a value is shown: what ``MaskedText/value`` was, before anything else.
  ///
  /// A text that cannot be a value of the mask is formatted as if it had been typed.
  ///
  /// - Complexity: Linear in the length of the value.
  public func format(value: String) -> MaskedText {
    for layout in layouts {
      var run = MaskRun(layout)
      var isValue = true
      value.visitCharacters { character in
        isValue = run.takeOfValue(character)
        return isValue
      }
      if isValue { return finish(run, caret: nil) }
    }
    return format(value)
  }

  func format(_ text: String, caret: Int?, by layout: MaskLayout) -> MaskedText {
    var run = MaskRun(layout)
    var offset = 0
    var place: Int?
    text.visitCharacters { character in
      if let caret, offset >= caret, place == nil { place = run.length }
      if run.isFull { return false }
      _ = run.take(character)
      offset += character.length
      return true
    }
    return finish(run, caret: place)
  }

  /// Returns the result of a run, with a caret, or nil for one at the end.
  func finish(_ run: MaskRun, caret: Int?) -> MaskedText {
    var run = run
    if completion == .eager, run.length > 0 { run.complete() }
    return MaskedText(run, caret: caret ?? run.length)
  }

  // MARK: - Several masks

  /// Whether a mask would leave a text as it is.
  func reads(_ text: String, by layout: MaskLayout) -> Bool {
    var cursor = MaskCursor(layout)
    var isRead = true
    text.visitCharacters { character in
      var character = character
      isRead = cursor.take(&character) != .refused && cursor.inserted == 0
      return isRead
    }
    return isRead
  }

  /// Returns the place of the mask that finds most of a text where it has a place for it.
  func bestLayout(for text: String) -> Int {
    var best = 0
    var highest = affinity(of: layouts[0], to: text)
    for index in layouts.indices.dropFirst() {
      let affinity = affinity(of: layouts[index], to: text)
      if affinity > highest { (best, highest) = (index, affinity) }
    }
    return best
  }

  /// Counts what a mask takes of a text, less what it refuses and the letters and digits that it
  /// has to put in; of masks that do alike, one that has to put nothing in comes first.
  private func affinity(of layout: MaskLayout, to text: String) -> (Int, Int) {
    var cursor = MaskCursor(layout)
    var affinity = 0
    var bytes = text.utf8.count
    text.visitCharacters { character in
      if cursor.isFull { return false }
      bytes -= character.isASCII ? 1 : character.character.utf8.count
      var character = character
      affinity += cursor.take(&character) == .refused ? -1 : 1
      return true
    }
    return (affinity - bytes - cursor.guessed, cursor.inserted == 0 ? 1 : 0)
  }
}
