import Foundation

/// The insertion of an edit, with the text around it; filters work on it.
struct TextInsertion {
  let text: String
  /// The range that is replaced.
  private(set) var range: Range<String.Index>
  private(set) var replacement: String
  /// The character before, where what comes in would join it: it stands at the replacement's start.
  private let joined: Character?

  /// - Parameters:
  ///   - range: What is replaced, between characters of the text.
  init(into text: String, replacing range: Range<String.Index>, with replacement: String) {
    self.text = text
    let line = replacement.onOneLine
    if let first = line.unicodeScalars.first, range.lowerBound > text.startIndex {
      let before = text.index(before: range.lowerBound)
      // Such as an accent that is typed after its letter.
      if text[before].joins(scalar: first) {
        self.range = before..<range.upperBound
        self.replacement = String(text[before]) + line
        joined = text[before]
        return
      }
    }
    self.range = range
    self.replacement = line
    joined = nil
  }

  /// Whether there is nothing left that would be new.
  var isVain: Bool { replacement.isEmpty || joined.map { String($0) == replacement } == true }

  /// Applies a filter, and returns whether the edit may go on.
  mutating func pass(_ filter: TextFilter, isSecure: Bool) -> Bool {
    let filtered: String?
    switch filter.kind {
    case .trimming: return true
    case .allowing(let kind): filtered = only(kind)
    case .maxLength(let length, let unit):
      filtered = limited(to: length, unit)
      if isSecure, filter.response == nil { return filtered == nil }
    case .lettercase(let isUpper):
      replacement = isUpper ? replacement.uppercased() : replacement.lowercased()
      return true
    case .foldingDigits:
      if !replacement.utf8.allSatisfy({ $0 < 0x80 }) {
        replacement = String(replacement.map(\.foldedDigit))
      }
      return true
    case .custom(let transform):
      let edit = TextEdit(range: text.offsets(of: range), replacement: replacement)
      guard let result = transform(edit, text) else { return false }
      replacement = result.onOneLine
      return true
    }
    guard let filtered else { return true }
    replacement = filtered
    return filter.response != .refuse
  }

  /// Returns the replacement without characters of other kinds, nil where there are none.
  private func only(_ kind: CharacterKind) -> String? {
    var kept = ""
    // What may stay is copied in runs, since most texts are one.
    var start = replacement.startIndex
    var index = start
    while index < replacement.endIndex {
      let next = replacement.index(after: index)
      if !kind.contains(replacement[index]) {
        kept += replacement[start..<index]
        if index == replacement.startIndex, let joined { kept.append(joined) }
        start = next
      }
      index = next
    }
    if start == replacement.startIndex { return nil }
    return kept + replacement[start...]
  }

  /// Returns as much of the replacement as a limit lets in, nil where it lets in all of it.
  private func limited(to length: Int, _ unit: LengthUnit) -> String? {
    guard unit == .characters, let shorter = withoutOverlong else { return cut(to: length, unit) }
    var insertion = self
    insertion.replacement = shorter
    return insertion.cut(to: length, unit) ?? shorter
  }

  /// The replacement without characters of more scalars than any that people write, which a limit
  /// of characters would not limit; nil where there are none.
  private var withoutOverlong: String? {
    // What stands after may belong to the last character.
    if let last = replacement.last, range.upperBound < text.endIndex {
      var whole = Substring(String(last))
      whole += text[range.upperBound...].prefix(1)
      if whole.count == 1, whole.first?.isOverlong == true {
        return joined.map { String($0) } ?? ""
      }
    }
    guard replacement.utf8.count > Character.mostScalars,
      replacement.contains(where: \.isOverlong)
    else { return nil }
    let isFirst = replacement.first?.isOverlong == true
    let kept = replacement.filter { !$0.isOverlong }
    return isFirst ? (joined.map { String($0) } ?? "") + kept : kept
  }

  /// Returns as much of the replacement as has room, nil where all of it has.
  private func cut(to length: Int, _ unit: LengthUnit) -> String? {
    let before = text[..<range.lowerBound]
    let after = text[range.upperBound...]
    func isTooLong(_ middle: Substring) -> Bool {
      if before.isEmpty, after.isEmpty { return false }
      // One more than fits is as much as needs counting.
      let most = length < .max ? length + 1 : length
      return unit.length(of: String(before + middle + after), upTo: most) > length
    }
    let room = length - unit.length(of: String(before + after), upTo: length)
    var end = unit.end(of: replacement, within: room)
    // Where what stands around joins what is between, the sum may be more or less.
    if end < replacement.endIndex {
      let next = replacement.index(after: end)
      if !before.isEmpty || !after.isEmpty, !isTooLong(replacement[..<next]) { end = next }
    }
    while end > replacement.startIndex, isTooLong(replacement[..<end]) {
      end = replacement.index(before: end)
    }
    if end == replacement.endIndex { return nil }
    if end == replacement.startIndex, let joined { return String(joined) }
    return String(replacement[..<end])
  }
}

extension TextInsertion {
  /// The text after the edit, with the caret behind what came in.
  var spliced: EditableText {
    let before = text[..<range.lowerBound] + replacement
    let caret = before.utf16.count
    // What stands after may join what came in: the caret does not stay between.
    return EditableText(
      String(before + text[range.upperBound...]), selection: NSRange(location: caret, length: 0))
  }
}

extension LengthUnit {
  /// Returns the end of the longest part of a text, of whole characters, that has a length at most.
  fileprivate func end(of text: String, within room: Int) -> String.Index {
    if self == .characters {
      return text.index(text.startIndex, offsetBy: room, limitedBy: text.endIndex) ?? text.endIndex
    }
    var room = room
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      room -= length(of: String(text[end..<next]), upTo: .max)
      guard room >= 0 else { break }
      end = next
    }
    return end
  }
}
