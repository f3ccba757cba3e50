import Foundation
import TestSupport
import Testing
@testable import ValidationKit

/// Random texts, masks and edits, the same for the same seed.
struct TextWorld {
  var generator: SeededGenerator

  /// Pieces that join, split and confuse: many scripts, modifiers, flags, joiners, breaks.
  static let pieces: [String] = [
    "a", "Z", "7", "1", "٣", "é", "e\u{301}", "\u{301}", "น้ำ", "ก", "ั", "👩‍👩‍👧", "👍🏽", "\u{1F3FD}",
    "🇩🇪", "🇩", "🇪", "\u{1112}", "\u{1161}", "\u{11AB}", "한", "א", "ב\u{5B0}", "ع", "क", "\u{94D}",
    "\u{200D}", "\u{FE0F}", "山", "𝟑", "\u{600}", " ", ".", "-", "/", "(", "+", "\r\n", "\r", "\n",
    "\u{2028}", "\u{0}",
  ]
  static let maskPieces: [String] = [
    "[0]", "[00]", "[9]", "[A]", "[a]", "[_]", "[-]", "[90]", "[a0_]", "[C]", "[c]", "[00A]",
    "{7}", "{.}", "{12}", "-", " ", "(", "+", "1", "a", "é", "🇩🇪", "한", "\\[", "/",
  ]
  static let own: [MaskNotation] = [
    MaskNotation("C", .any), MaskNotation("c", CharacterKind(anyOf: "1.-🇩한"), isOptional: true),
  ]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func text(most: Int) -> String {
    (0..<number(0...most)).map { _ in Self.pieces.randomElement(using: &generator)! }.joined()
  }

  /// Returns a mask that can be read; one in which values would not tell texts apart is refused.
  mutating func mask() -> TextMask {
    while true {
      let count = number(1...8)
      var format = (0..<count).map { _ in Self.maskPieces.randomElement(using: &generator)! }
        .joined()
      if number(0...5) == 0 { format += ["[…]", "[0…]", "[C…]"][number(0...2)] }
      let mask = try? TextMask(
        parsing: format, notations: Self.own, completion: number(0...2) == 0 ? .eager : .lazy,
        acceptsPrefixes: number(0...3) == 0 ? ["8", "1"] : [])
      if let mask { return mask }
    }
  }

  mutating func range(in text: String) -> NSRange {
    if number(0...30) == 0 { return NSRange(location: number(-9...99), length: number(-9...99)) }
    let lower = number(0...text.utf16.count)
    return NSRange(location: lower, length: number(0...2) == 0 ? number(0...4) : 0)
  }

  mutating func edit(of content: EditableText) -> TextEdit {
    switch number(0...9) {
    case 0, 1: .deleteBackward(in: content)
    case 2: .deleteForward(in: content)
    default: TextEdit(range: range(in: content.text), replacement: text(most: 3))
    }
  }
}

/// Whether some characters contain others in their order.
func contains(_ text: [Character], _ part: [Character]) -> Bool {
  var rest = part[...]
  for character in text where character == rest.first { rest.removeFirst() }
  return rest.isEmpty
}

/// The digit of ASCII for one of any looks, which it becomes in a slot for digits; else the character.
func plain(_ character: Character) -> Character {
  let read = MaskCharacter(character)
  return read.isDigit ? Character(Unicode.Scalar(read.folded)) : character
}

/// Whether an offset stands between two characters.
func isBoundary(_ offset: Int, of text: String) -> Bool {
  var place = 0
  for character in text {
    if place >= offset { break }
    place += character.utf16.count
  }
  return place == offset
}

@Suite("Random edits under random masks")
struct MaskPropertyTests {
  @Test("X1: formatting twice is formatting once, and the value of the formatted text the value")
  func idempotence() {
    var world = TextWorld(seed: Effort.seed &+ 10)
    for _ in 0..<Effort.runs(short: 1_000, long: 400_000) {
      let mask =
        world.number(0...3) == 0
        ? TextMask.bestFit([world.mask(), world.mask(), world.mask()]) : world.mask()
      let text = world.text(most: 12)
      let once = mask.format(text, caret: world.number(0...12))
      let twice = mask.format(once.text)
      let isSame =
        once.text == twice.text && once.value == twice.value
        && once.isComplete == twice.isComplete && once.missing == twice.missing
      let masks = mask.layouts.map(\.placeholder)
      // Of several masks, one may take another's fixed characters for typed; nothing grows of it.
      let longest = mask.layouts.map(\.roles.count).max() ?? 0
      let isBounded = once.text.count <= text.count + 6 * longest
      #expect(
        isBounded && (isSame || masks.count > 1),
        "\(masks) \(text.debugDescription) \(once.text) \(twice.text)")
      #expect(isBoundary(once.caret, of: once.text))
    }
  }

  @Test("X1, X3: edits never crash, split a cluster, lose or reorder what they do not touch")
  func edits() {
    var world = TextWorld(seed: Effort.seed &+ 11)
    for _ in 0..<Effort.runs(short: 500, long: 100_000) {
      let isAlone = world.number(0...5) > 0
      let mask = isAlone ? world.mask() : .bestFit([world.mask(), world.mask()])
      var content = mask.format(world.text(most: 12)).content
      for _ in 0..<10 {
        let edit = world.edit(of: content)
        let before = content
        guard let masked = mask.applying(edit, to: content) else { continue }
        content = masked.content
        let again = mask.format(content.text)
        // What does not fit stands as it is, until it does.
        let isStable =
          again.text == content.text && again.value == masked.value || masked.refusal != nil
          || !isAlone
        let isKept = !isAlone || keepsTheRest(of: before, after: edit, masked, by: mask)
        let isPlaced = isBoundary(content.selection.location, of: content.text)
        #expect(
          isStable && isKept && isPlaced,
          "\(mask.format) \(marked(before)) \(edit.range) \(edit.replacement) \(marked(content)) \(isStable) \(isKept)"
        )
        if !isStable || !isKept || !isPlaced { return }
      }
    }
  }

  /// Whether what stood around an edit is still there, as far as the mask has room for it.
  private func keepsTheRest(
    of content: EditableText, after edit: TextEdit, _ masked: MaskedText, by mask: TextMask
  ) -> Bool {
    // How far a deletion goes across fixed characters is not known here, but what is before stays.
    if edit.replacement.isEmpty {
      let caret = masked.content.selectedRange.lowerBound
      return content.text.hasPrefix(masked.text[..<caret])
    }
    let layout = mask.layouts[0]
    let range = content.text.offsets(of: content.text.characters(in: edit.range))
    guard let places = MaskedPlaces(content.text, by: layout) else { return true }
    let parts = places.parts(around: range.lowerBound..<range.upperBound)
    // What stays where nothing is inserted must stay where something is.
    var source = MaskSource()
    source.append(parts.head.standing)
    source.append(parts.tail.following)
    let kept = layout.read(source).kept
    let tail = parts.tail.filter(\.isSlot).map { plain($0.character.character) }
    let start = content.text[..<content.text.characters(in: edit.range).lowerBound]
    // A prefix that is taken off, and a text that is read anew, change what is before.
    guard masked.text.hasPrefix(start) else { return !parts.tail.hasSlots || kept < tail.count }
    return kept < tail.count || contains(masked.text.dropFirst(start.count).map(plain), tail)
  }

  @Test("X4: a value that came out of a mask is shown and read as the same value")
  func values() {
    let masks = [
      TextMask("+7 ([000]) [000]-[00]-[00]"), TextMask("+{7} ([000]) [000]-[00]-[00]"),
      TextMask("+7 (XXX) XXX-XX-XX", placeholder: "X"), TextMask("[00]{/}[00]"),
      TextMask("[A…]"), TextMask("XXX-XXX-XXX XX", placeholder: "X"),
    ]
    var world = TextWorld(seed: Effort.seed &+ 12)
    for mask in masks {
      for _ in 0..<Effort.runs(short: 100, long: 20_000) {
        let first = mask.format(world.text(most: 14))
        let second = mask.format(value: first.value)
        #expect(second.value == first.value, "\(mask.format) \(first.text) \(second.text)")
      }
    }
    #expect(masks[0].format(value: "7123456789").text == "+7 (712) 345-67-89")
  }
}
