/// The form of a text that is typed: fixed characters, and slots for those of the user.
///
///     let phone = TextMask("+{7} ([000]) [000]-[00]-[00]")
///     phone.format("9991234567").text        // +7 (999) 123-45-67
///     phone.format("9991234567").value       // 79991234567
///
/// The notation, within brackets: `0` a digit, `A` a letter, `_` either; `9`, `a` and `-` the same,
/// but they may stay empty; `…` any number more of what stands before it, alone of letters and
/// digits. `{…}` are fixed characters that belong to the value, `\` takes the next character for
/// itself, and everything else is fixed and decoration. Digits are of any script and become `0` to
/// `9`; letters are of any script, with their combining marks.
///
/// In one run of brackets slots that must be filled come before those that may stay empty. Nothing
/// can come after a repetition.
public struct TextMask: Sendable {
  /// The times at which fixed characters appear at the end of what was typed.
  public enum Completion: String, Sendable, Hashable, Codable, CaseIterable {
    /// With the next typed character, when they are reached.
    case lazy
    /// At once, as soon as the slots before them are filled.
    case eager
  }

  /// The mask as it was given; of several, that of the first.
  public let format: String

  /// The times at which fixed characters appear at the end of what was typed.
  public var completion: Completion

  let storage: Storage

  /// The masks of which the best fitting one is taken; there is at least one.
  final class Storage: Sendable {
    let layouts: [MaskLayout]
    let alphabet: MaskAlphabet
    init(_ layouts: [MaskLayout]) {
      self.layouts = layouts
      alphabet = MaskAlphabet(layouts)
    }
  }

  var layouts: [MaskLayout] { storage.layouts }
  var alphabet: MaskAlphabet { storage.alphabet }

  init(format: String, completion: Completion, layouts: [MaskLayout]) {
    self.format = format
    self.completion = completion
    storage = Storage(layouts)
  }

  /// Creates a mask; one that cannot be read is a programming error and traps with a message.
  ///
  /// For a mask that comes from data, use ``init(parsing:notations:completion:acceptsPrefixes:)``.
  ///
  /// - Parameters:
  ///   - format: The mask.
  ///   - notations: Symbols of the mask's own; they come before standard ones.
  ///   - completion: When fixed characters appear at the end of what was typed.
  ///   - acceptsPrefixes: What people write before the text that the mask has no place for, such as
  ///     `8` for `+7`; it is taken off, once, where the text is too long with it and fills the mask
  ///     without, or fits where the prefix has several characters, such as `0049`.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  public init(
    _ format: String, notations: [MaskNotation] = [], completion: Completion = .lazy,
    acceptsPrefixes: [String] = [], file: StaticString = #fileID, line: UInt = #line
  ) {
    do {
      try self.init(
        parsing: format, notations: notations, completion: completion,
        acceptsPrefixes: acceptsPrefixes)
    } catch {
      misuse("\(error)", file: file, line: line)
    }
  }

  /// Creates a mask that comes from data.
  ///
  /// - Throws: The reason and the place, where the mask cannot be read, or where two texts would
  /// have
  ///   the same value.
  public init(
    parsing format: String, notations: [MaskNotation] = [], completion: Completion = .lazy,
    acceptsPrefixes: [String] = []
  ) throws(TextMaskError) {
    let layout = try MaskParser.parse(format, notations: notations)
    self.init(
      format: format, completion: completion,
      layouts: [layout.accepting(acceptsPrefixes.compactMap(MaskPrefix.init))])
  }

  /// Returns a mask that takes the best fitting of several, such as one for each country.
  ///
  /// The one is taken that takes most of what was typed: letters, digits and what else comes into
  /// slots; before there is any of these, signs among its fixed characters. Of several such it is
  /// the one that puts in the fewest fixed letters and digits that nobody typed, then the one with
  /// the fewest slots, then the first in the list. Nothing but what was typed decides, so that it
  /// may change at any edit, and back. The first mask says when fixed characters appear. Giving no
  /// masks is a programming error and traps.
  ///
  /// - Parameters:
  ///   - masks: One or more masks.
  ///   - file: Where a mistake of the call is reported; leave it out.
  ///   - line: The line of that file.
  /// - Complexity: An edit is linear in the number of masks.
  public static func bestFit(
    _ masks: [TextMask], file: StaticString = #fileID, line: UInt = #line
  ) -> TextMask {
    guard let first = masks.first else {
      misuse("there is no mask to choose from", file: file, line: line)
    }
    return TextMask(
      format: first.format, completion: first.completion, layouts: masks.flatMap(\.layouts))
  }

  /// The placeholder of the whole text before anything is typed, as in `+7 (000) 000-00-00`.
  public var placeholder: String { layouts[0].placeholder }
}
