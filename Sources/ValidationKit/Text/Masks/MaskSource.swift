/// The input of a mask: characters with their origins, without those that mean nothing to it.
struct MaskSource {
  var characters: [MaskCharacter] = []
  /// Before which of the characters the caret stands.
  var caret = 0
  /// Whether the caret stands directly before the next character, behind fixed ones that are put
  /// in.
  var isCaretLate = false
  /// Which of the characters an edit brings in.
  var insertion = 0..<0
  /// Whether there are more than any mask could take.
  var isTruncated = false
  /// Whether signs, letters or digits were left out.
  var isLossy = false

  /// Adds characters behind the others.
  mutating func append(_ others: some Sequence<MaskCharacter>) { characters += others }

  /// Adds what an edit brings in.
  mutating func insert(_ other: MaskSource) {
    let start = characters.count
    characters += other.characters
    caret = characters.count
    insertion = start..<caret
    isTruncated = isTruncated || other.isTruncated
    isLossy = isLossy || other.isLossy
  }
}

/// Which characters can mean something to some masks.
struct MaskAlphabet: Sendable {
  private var bytes = ASCIISet()
  private var slotBytes = ASCIISet()
  private var kinds: [CharacterKind] = []
  private var others: Set<Character> = []
  private var takesLetters = false
  /// Whether some mask has slots for what is fixed and no value in another one.
  private(set) var takesDecoration = false
  /// The greatest numbers of characters that are read, and of those in a row that no slot takes.
  private let limit: Int
  private let signLimit: Int

  init(_ layouts: [MaskLayout]) {
    let isEndless = layouts.contains(where: \.isEndless)
    signLimit = layouts.map(\.readLimit).max() ?? 0
    limit = isEndless ? .max : signLimit
    for layout in layouts { add(layout) }
    takesDecoration = layouts.contains { layout in
      layout.positions.contains { position in
        position.role == .decoration && !position.isSignificant
          && kinds.contains { $0.takes(MaskCharacter(position.character)) }
      }
    }
    if takesLetters { add(Array("./-:")) }
    if layouts.contains(where: { $0.isVariable.contains(true) }) { add(Array(",'")) }
  }

  private mutating func add(_ layout: MaskLayout) {
    for position in layout.positions {
      if !position.isSlot {
        add([position.character])
      } else if !kinds.contains(where: position.kind.isSame) {
        kinds.append(position.kind)
        bytes.formUnion(position.kind.ascii)
        slotBytes.formUnion(position.kind.ascii)
      }
    }
    for prefix in layout.prefixes { add(prefix.text) }
    // What ends a run of slots.
    let pairs = zip(layout.roles, layout.roles.dropFirst())
    if pairs.contains(where: { $0 == .optional && !$1.isSlot }) { takesLetters = true }
  }

  private mutating func add(_ characters: [Character]) {
    for character in characters.map(MaskCharacter.init) {
      if character.folded == MaskCharacter.noByte {
        others.insert(character.character)
      } else {
        bytes.insert(character.folded)
      }
    }
  }

  /// Returns what is to be read of a text.
  ///
  /// - Parameter caret: Where the caret stands, in UTF-16 code units; nil is the end.
  func source(_ text: String, caret: Int? = nil) -> MaskSource {
    var source = MaskSource()
    var offset = 0
    var signs = 0
    text.visitCharacters { character, length in
      let isBefore = offset < caret ?? .max
      offset += length
      let isKnown = contains(character)
      if isKnown { signs = isForSlots(character) ? 0 : signs + 1 }
      if isKnown, signs <= signLimit {
        source.characters.append(character)
        if source.characters.count > limit { source.isTruncated = true }
      } else if !character.sort.isIgnorable {
        source.isLossy = true
      }
      if isBefore { source.caret = source.characters.count }
      return !source.isTruncated
    }
    return source
  }

  private func isForSlots(_ character: MaskCharacter) -> Bool {
    if character.folded != MaskCharacter.noByte { return slotBytes.contains(character.folded) }
    return kinds.contains { $0.takes(character) }
  }

  private func contains(_ character: MaskCharacter) -> Bool {
    if character.folded != MaskCharacter.noByte, bytes.contains(character.folded) { return true }
    if character.isASCII { return takesLetters && character.sort == .significant }
    return takesLetters && character.sort == .significant || others.contains(character.character)
      || kinds.contains { $0.takes(character) }
  }
}
