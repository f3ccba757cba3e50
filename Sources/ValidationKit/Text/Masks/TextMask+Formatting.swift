extension TextMask {
  /// Returns what the mask makes of a text, formatted or not.
  ///
  /// Fixed characters that the text has or lacks are told apart by their places: `+7 999 123`,
  /// `7999123` and `999123` give the same, whatever stands before, between or behind. Formatting
  /// what is formatted changes nothing. A text that does not fit is formatted as far as there is
  /// room, and ``MaskedText/refusal`` says why it cannot be taken.
  ///
  /// - Parameters:
  ///   - text: What was typed, pasted or filled in.
  ///   - caret: Where the caret stands in it, in UTF-16 code units; nil is the end.
  /// - Complexity: Linear in the length of the text, up to where the mask is full.
  public func format(_ text: String, caret: Int? = nil) -> MaskedText {
    let source = alphabet.source(text, caret: caret)
    return finish(read(source), refusal: { refusal(of: $0, source) })
  }

  /// Returns how a value is shown: what ``MaskedText/value`` was, before anything else.
  ///
  /// A text that cannot be a value of the mask is formatted as if it had been typed.
  ///
  /// - Complexity: Linear in the length of the value.
  public func format(value: String) -> MaskedText {
    readValue(value).map { finish($0) { _ in nil } } ?? format(value)
  }

  /// Returns how a value is shown that was set by code: one that does not fit stands as it is.
  func show(value: String) -> MaskedText {
    let masked = format(value: value)
    return masked.refusal == nil ? masked : masked.verbatim(value, caret: value.utf16.count)
  }

  /// Returns how a text is left that was edited otherwise, such as trimmed.
  func show(text: String) -> MaskedText {
    let masked = format(text)
    return masked.refusal == nil ? masked : masked.verbatim(text, caret: text.utf16.count)
  }

  /// Returns why a value is none of the mask, nil where it is one or can be read as one.
  func refusal(ofValue value: String) -> EditRefusal? {
    if readValue(value, builds: false) != nil { return nil }
    return format(value).refusal
  }

  /// Returns the result of a run.
  func finish(
    _ run: MaskRun, refusal: (MaskRun) -> EditRefusal.Reason?
  ) -> MaskedText {
    let reason = refusal(run)
    let caret = run.caret == run.length ? nil : run.caret
    let run = completed(run)
    return MaskedText(run, caret: caret ?? run.length, refusal: reason)
  }

  /// Returns a run with the fixed characters that an eager mask shows at once.
  private func completed(_ run: MaskRun) -> MaskRun {
    guard completion == .eager, run.length > 0 else { return run }
    var run = run
    run.complete()
    return run
  }

  /// Returns why a text cannot be taken as a whole.
  func refusal(of run: MaskRun, _ source: MaskSource) -> EditRefusal.Reason? {
    if let refusal = run.refusal { return refusal }
    return run.length == 0 && (source.isLossy || run.cursor.isLossy) ? .noPlace : nil
  }

  // MARK: - Reading

  /// Returns what the mask, or the best fitting one of several, makes of characters.
  func read(_ source: MaskSource) -> MaskRun {
    if layouts.count == 1 { return settled(layouts[0].read(source)) }
    return settled(stable(layouts[bestLayout(for: source)].read(source)))
  }

  /// Returns a run whose text is read by the same mask again.
  ///
  /// Another mask may fit the result better; it would be taken the next time. Masks that take each
  /// other's fixed characters for typed would go on like that for ever; the first one is taken
  /// then.
  func stable(_ run: MaskRun) -> MaskRun {
    var next = run
    let most = 4
    for _ in 0..<most {
      let mayChange =
        alphabet.takesDecoration || next.cursor.invented > 0 || next.cursor.isLossy
      let again = alphabet.source(completed(next).text, caret: next.caret)
      let layout = mayChange ? layouts[bestLayout(for: again)] : next.layout
      if layout === next.layout { return run.refusal.map(next.refused) ?? next }
      next = layout.read(again)
    }
    return run
  }

  /// Returns a run in which what the user gave leads to the same text when it is read alone.
  func settled(_ run: MaskRun, force: Bool = false) -> MaskRun {
    guard run.hasGaps, force || run.cursor.isLossy || !run.prefix.isEmpty, run.refusal == nil
    else { return run }
    var run = run
    let longest = 1_000
    guard run.length <= longest,
      let places = MaskedPlaces(run.text, by: run.layout, typed: run.typed)
    else {
      run.settle()
      return run
    }
    var source = MaskSource()
    source.append(run.prefix)
    source.append(places.parts(around: run.length..<run.length).head.given)
    let again = run.layout.read(source)
    if again.text != run.text || again.value != run.value { run.settle() }
    return run
  }

  /// Returns how a value is read, nil where it is none.
  private func readValue(_ value: String, builds: Bool = true) -> MaskRun? {
    var best: MaskRun?
    for layout in layouts {
      var run = MaskRun(layout, builds: builds)
      var isValue = true
      value.visitCharacters { character, _ in
        isValue = run.takeOfValue(character)
        return isValue
      }
      if isValue, best.map({ run.isPreferred(to: $0) }) != false { best = run }
      if !builds, best != nil { return best }
    }
    return best.map { settled($0, force: true) }
  }

  // MARK: - Several masks

  /// Returns the place of the mask that takes most of what comes into slots, letters and digits.
  ///
  /// Where none takes any, it is that which takes most signs; of several such, that which puts in
  /// the fewest fixed letters and digits, then the smallest, then the first.
  func bestLayout(for source: MaskSource) -> Int {
    let tally = MaskTally(source.characters)
    var best = 0
    var most = layouts[0].read(source, builds: false, tally: tally)
    for index in layouts.indices.dropFirst() {
      let run = layouts[index].read(source, builds: false, tally: tally)
      if run.isPreferred(to: most) { (best, most) = (index, run) }
    }
    return best
  }
}

extension MaskRun {
  /// Whether the mask is rather the one that is meant than an earlier one.
  fileprivate func isPreferred(to other: MaskRun) -> Bool {
    if taken != other.taken { return taken > other.taken }
    if taken == 0, signs != other.signs { return signs > other.signs }
    if guessed != other.guessed { return guessed < other.guessed }
    return layout.capacity < other.layout.capacity
  }
}
