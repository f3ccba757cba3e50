import Foundation

extension TextMask {
  /// Returns what an edit makes of a text, or nil where it is refused.
  ///
  /// The same as ``result(of:in:)`` without the reason.
  public func applying(_ edit: TextEdit, to content: EditableText) -> MaskedText? {
    try? result(of: edit, in: content).get()
  }

  /// Returns what an edit makes of a text, or why it is refused.
  ///
  /// What is inserted is taken whole or not at all: where there is no room for it, or it would push
  /// out what stands there, it is refused. Characters that the edit does not touch keep their
  /// order. Deleting nothing but fixed characters steps over them and takes the typed one beyond.
  ///
  /// - Parameters:
  ///   - edit: The edit; its range is clamped, and widened to whole characters.
  ///   - content: The text and its selection, which tells the delete key from backspace. A text
  ///     that is not formatted is formatted by the way.
  /// - Complexity: Linear in the lengths of the text and of the replacement, and in the number of
  ///   masks.
  public func result(
    of edit: TextEdit, in content: EditableText
  ) -> Result<MaskedText, EditRefusal> {
    let range = content.text.offsets(of: content.text.characters(in: edit.range))
    return apply(range.lowerBound..<range.upperBound, edit.replacement, to: content)
  }

  func apply(
    _ range: Range<Int>, _ replacement: String, to content: EditableText
  ) -> Result<MaskedText, EditRefusal> {
    guard let places = places(of: content) else {
      return rewrite(range, replacement, in: content)
    }
    if replacement.isEmpty { return .success(delete(range, from: content, places)) }
    let parts = places.parts(around: range)
    let piece = alphabet.source(replacement)
    var run = insert(piece, parts, places)
    if run.refusal != nil, !parts.head.hasSlots, !parts.tail.hasSlots {
      // Fixed characters alone are nothing that a whole text could be added to.
      let alone = read(MaskSource(EmptyCollection(), piece, EmptyCollection()))
      if alone.refusal == nil { run = alone }
    }
    if let refusal = run.refusal {
      return .failure(EditRefusal(refusal, format: run.layout.placeholder))
    }
    if run.placed == 0, run.prefix.count == places.prefix.count {
      // A sign that has no place may still tell how those before it were meant.
      let rest = read(MaskSource(parts.head.given, MaskSource(), parts.tail.given))
      if run.text == rest.text || !range.isEmpty {
        return .failure(EditRefusal(.noPlace, format: run.layout.placeholder))
      }
    }
    return .success(finish(run) { _ in nil })
  }

  // MARK: - Inserting

  private func insert(
    _ piece: MaskSource,
    _ parts: (head: ArraySlice<MaskedPlaces.Place>, tail: ArraySlice<MaskedPlaces.Place>),
    _ places: MaskedPlaces
  ) -> MaskRun {
    let layout = places.layout
    // At the end, what was given is read anew as a whole, as if it had been pasted.
    if !parts.tail.hasSlots {
      return read(MaskSource(places.prefix + parts.head.given, piece, EmptyCollection()))
    }
    if layouts.count > 1 {
      let source = MaskSource(parts.head.given, piece, parts.tail.given)
      if layouts[bestLayout(for: source)] !== layout {
        let run = read(source)
        if run.lost == 0 { return run }
      }
    }
    let inside = layout.read(MaskSource(parts.head.standing, piece, parts.tail.following))
    if inside.refusal == nil, inside.lost > 0 {
      let before = layout.read(MaskSource(parts.head.standing, MaskSource(), parts.tail.following))
      if inside.kept < before.kept { return inside.refused(.overflow) }
    }
    if inside.refusal == .overflow, !layout.prefixes.isEmpty {
      let anew = read(MaskSource(parts.head.given, piece, parts.tail.given))
      if anew.refusal == nil, !anew.prefix.isEmpty { return anew }
    }
    return settled(layouts.count > 1 ? stable(inside) : inside, force: true)
  }

  // MARK: - Deleting

  private func delete(
    _ range: Range<Int>, from content: EditableText, _ places: MaskedPlaces
  ) -> MaskedText {
    let selection = content.selection
    let reach = places.reach(
      of: range, selecting: selection.lowerBound..<selection.upperBound,
      end: content.text.utf16.count)
    let parts = places.parts(around: reach)
    var given = MaskSource(parts.head.given, MaskSource(), parts.tail.given)
    given.isCaretLate = parts.head.last?.isSlot == false
    if !parts.tail.hasSlots
      || layouts.count > 1 && layouts[bestLayout(for: given)] !== places.layout
    {
      let run = read(given)
      if run.refusal == nil, run.lost == 0 { return finish(run) { _ in nil } }
    }
    let source = MaskSource(parts.head.standing, MaskSource(), parts.tail.following)
    let run = places.layout.read(source)
    return finish(settled(layouts.count > 1 ? stable(run) : run, force: true)) { _ in nil }
  }

  // MARK: - Texts that are not formatted

  /// Returns the places of a formatted text, nil for one that is not.
  private func places(of content: EditableText) -> MaskedPlaces? {
    if let trace = content.trace, layouts.contains(where: { $0 === trace.layout }),
      let places = MaskedPlaces(
        content.text, by: trace.layout, typed: trace.typed, prefix: trace.prefix)
    {
      return places
    }
    let layout =
      layouts.count == 1 ? layouts[0] : layouts[bestLayout(for: alphabet.source(content.text))]
    return MaskedPlaces(content.text, by: layout)
  }

  /// Edits a text as it stands, and formats it if it fits then.
  private func rewrite(
    _ range: Range<Int>, _ replacement: String, in content: EditableText
  ) -> Result<MaskedText, EditRefusal> {
    let units = content.text.utf16
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    let end = units.index(units.startIndex, offsetBy: range.upperBound)
    let text = String(content.text[..<start] + replacement + content.text[end...])
    let caret = range.lowerBound + replacement.utf16.count
    let masked = format(text, caret: caret)
    if let refusal = masked.refusal {
      return replacement.isEmpty ? .success(masked.verbatim(text, caret: caret)) : .failure(refusal)
    }
    if !replacement.isEmpty, masked.text == format(content.text).text {
      return .failure(EditRefusal(.noPlace, format: masked.placeholder))
    }
    return .success(masked)
  }
}

extension MaskSource {
  /// Creates a source of what stands before an edit, what comes in, and what follows.
  fileprivate init(
    _ head: some Sequence<MaskCharacter>, _ piece: MaskSource, _ tail: some Sequence<MaskCharacter>
  ) {
    append(head)
    insert(piece)
    append(tail)
  }
}
