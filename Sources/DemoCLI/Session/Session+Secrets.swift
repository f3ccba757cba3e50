extension Session {
  /// Returns the line that a step stood on, without the text that it puts into a secure field, or
  /// into one that there is not: the name of a secure one may have been mistyped.
  func hidingSecrets(of step: Step, in line: String) -> String {
    guard let (name, text) = step.entry, (try? field(name))?.isSecure != false else { return line }
    let start = line.unicodeScalars.dropLast(text.unicodeScalars.count)
    return String(Substring(start)) + hidden(text)
  }

  /// Returns a line that is no step, without what may be a secret: what follows the name of a secure
  /// field, and whatever follows no name at all, since the name may have been forgotten or mistyped.
  func hidingSecrets(inUnreadable line: String) -> String {
    var rest = line.unicodeScalars[...]
    func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
      let part = rest.prefix(while: isWanted)
      rest = rest[part.endIndex...]
      return String(Substring(part))
    }
    let isBlank: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
    let start = take(while: isBlank) + shortCommand(take { !isBlank($0) }) + take(while: isBlank)
    let operands = String(Substring(rest))
    let name = take { !isBlank($0) }
    let isSecure = (try? field(name))?.isSecure
    if isSecure == false || (try? control(name)) != nil { return start + operands }
    if isSecure == nil { return start + hidden(operands) }
    let gap = String(Substring(rest.prefix(1)))
    return start + name + gap + hidden(String(Substring(rest.dropFirst())))
  }

  /// Returns the first word of a line with what does not look like a step's name hidden.
  private func shortCommand(_ word: String) -> String {
    let shown = shortName(word)
    if shown == word { return word }
    let start = shown.dropLast()
    return String(start) + hidden(String(word.unicodeScalars.dropFirst(start.unicodeScalars.count)))
  }
}
