/// Reads a mask in the notation of brackets and braces.
///
/// `[` and `]` enclose slots, `{` and `}` fixed characters that belong to the value, `\` takes the
/// next character for itself, and everything else is fixed and decoration.
struct MaskParser {
  private let format: String
  private let characters: [Character]
  private let notations: [MaskNotation]
  /// The mask's own symbols.
  private let own: Set<Character>
  private var index = 0
  private var positions: [MaskPosition] = []

  init(_ format: String, notations: [MaskNotation]) {
    self.format = format
    characters = Array(format)
    // A mask's own notations come first, so that they may replace standard ones.
    self.notations = notations + MaskNotation.standard
    own = Set(notations.map(\.symbol))
  }

  static func parse(
    _ format: String, notations: [MaskNotation]
  ) throws(TextMaskError) -> MaskLayout {
    var parser = MaskParser(format, notations: notations)
    return try parser.parse()
  }

  private mutating func parse() throws(TextMaskError) -> MaskLayout {
    guard !characters.isEmpty else { throw error("nothing can be typed into an empty mask", at: 0) }
    while index < characters.count {
      switch characters[index] {
      case "[": try readSlots()
      case "{": try readFixed()
      case "]", "}": throw error("\"\(characters[index])\" was never opened", at: index)
      default: try addFixed(inValue: false)
      }
    }
    return try Self.layout(positions, of: format)
  }

  /// Returns the positions as a layout, unless they cannot be told apart in a formatted text or in
  /// a value.
  static func layout(
    _ positions: [MaskPosition], of format: String
  ) throws(TextMaskError) -> MaskLayout {
    let layout = MaskLayout(positions)
    if let (one, other) = layout.joinedCharacters {
      let reason = "\"\(one.character)\" and \"\(other.character)\" would be read as one character"
      throw TextMaskError(format: format, reason: reason, position: other.place)
    }
    if let fixed = layout.ambiguousFixed {
      let reason =
        "\"\(fixed.character)\" comes after a slot that may stay empty, and is missing in the value, "
        + "which would not tell such texts apart; put it between braces"
      throw TextMaskError(format: format, reason: reason, position: fixed.place)
    }
    return layout
  }

  private mutating func readFixed() throws(TextMaskError) {
    let start = index
    index += 1
    while index < characters.count {
      switch characters[index] {
      case "}":
        index += 1
        return
      case "{", "[", "]":
        throw error("\"\(characters[index])\" cannot stand between braces", at: index)
      default: try addFixed(inValue: true)
      }
    }
    throw error("\"{\" is never closed", at: start)
  }

  /// Adds the fixed character that is next, which may be escaped.
  private mutating func addFixed(inValue: Bool) throws(TextMaskError) {
    if characters[index] == "\\" {
      index += 1
      guard index < characters.count else {
        throw error("a backslash is followed by nothing", at: index - 1)
      }
    }
    positions.append(
      try Self.fixed(characters[index], inValue: inValue, at: index, of: format))
    index += 1
  }

  // MARK: - Slots

  private mutating func readSlots() throws(TextMaskError) {
    let start = index
    index += 1
    var run: [MaskNotation] = []
    while index < characters.count {
      let character = characters[index]
      if character == "]" {
        index += 1
        addRun(run)
        return
      }
      if character == "…" {
        addRun(run)
        addRepetition(of: run.last)
        run = []
      } else {
        guard let notation = notations.first(where: { $0.symbol == character }) else {
          throw error("\"\(oneLine(String(character)))\" is not the symbol of a slot", at: index)
        }
        // Slots of one kind stand together, those that must be filled first.
        if let last = run.last, !areOfOneKind(last, notation) {
          addRun(run)
          run = []
        }
        run.append(notation)
      }
      index += 1
    }
    throw error("\"[\" is never closed", at: start)
  }

  private func areOfOneKind(_ one: MaskNotation, _ other: MaskNotation) -> Bool {
    if one.symbol == other.symbol { return true }
    let both: Set = [one.symbol, other.symbol]
    return own.isDisjoint(with: both) && [["0", "9"], ["A", "a"], ["_", "-"]].contains(both)
  }

  private mutating func addRun(_ run: [MaskNotation]) {
    for isOptional in [false, true] {
      positions += run.filter { $0.isOptional == isOptional }.map { notation in
        MaskPosition(
          isOptional ? .optional : .mandatory, notation.kind, placeholder: notation.placeholder)
      }
    }
  }

  private mutating func addRepetition(of notation: MaskNotation?) {
    let kind = notation?.kind ?? .alphanumeric
    positions.append(MaskPosition(.repeating, kind, placeholder: "…"))
  }

  // MARK: - Faults

  private func error(_ reason: String, at position: Int) -> TextMaskError {
    TextMaskError(format: format, reason: reason, position: position)
  }

  /// Returns a position for a fixed character that can be found again in a formatted text.
  static func fixed(
    _ character: Character, inValue: Bool, at place: Int, of format: String
  ) throws(TextMaskError) -> MaskPosition {
    let reason: String
    if character.isNewline {
      reason = "a line break cannot be part of a single line"
    } else if !character.standsAlone {
      reason = "\"\(oneLine(String(character)))\" would join the character beside it"
    } else {
      return MaskPosition(fixed: character, inValue: inValue, place: place)
    }
    throw TextMaskError(format: format, reason: reason, position: place)
  }
}
