extension Step {
  /// Reads a line of a script; nil for blank lines and comments.
  ///
  /// Words are separated by white space. A text begins after the one blank that follows the name
  /// of the field, and runs verbatim to the end of the line.
  ///
  /// - Throws: A ``StepError`` that says what the line should look like.
  init?(parsing line: String) throws(StepError) {
    var rest = line.unicodeScalars[...]
    let word = rest.takeWord()
    if word.isEmpty || word.hasPrefix("#") { return nil }
    guard let verb = Verb(rawValue: word) else {
      throw .unknown("step", word, among: Verb.allCases.map(\.rawValue))
    }
    switch verb.operands {
    case .nothing:
      try rest.expectEnd(of: verb)
      self = verb == .reset ? .reset : .show
    case .field:
      let name = try rest.takeName(for: verb)
      try rest.expectEnd(of: verb)
      self = Step(verb, field: name)
    case .control:
      let name = try rest.takeName(for: verb)
      try rest.expectEnd(of: verb)
      self = .press(control: name)
    case .fieldAndCount:
      let name = try rest.takeName(for: verb)
      self = .erase(field: name, count: try rest.takeCount(for: verb))
    case .fieldAndText(let mayBeEmpty):
      let name = try rest.takeName(for: verb)
      let text = String(Substring(rest.dropFirst()))
      if text.isEmpty, !mayBeEmpty { throw StepError(verb.usage) }
      switch verb {
      case .paste: self = .paste(field: name, text: text)
      case .set: self = .set(field: name, text: text)
      default: self = .type(field: name, text: text)
      }
    }
  }

  private init(_ verb: Verb, field: String) {
    switch verb {
    case .clear: self = .clear(field: field)
    case .leave: self = .leave(field: field)
    case .goOn: self = .goOn(field: field)
    case .exclude: self = .exclude(field: field)
    case .include: self = .include(field: field)
    case .reveal: self = .reveal(field: field)
    default: self = .focus(field: field)
    }
  }
}

// Scalars, not characters: a combining mark at the start of a text would swallow the blank before.
extension Substring.UnicodeScalarView {
  /// Removes white space and the word after it, and returns the word.
  fileprivate mutating func takeWord() -> String {
    self = drop { $0.properties.isWhitespace }
    let word = prefix { !$0.properties.isWhitespace }
    self = self[word.endIndex...]
    return String(Substring(word))
  }

  fileprivate mutating func takeName(for verb: Verb) throws(StepError) -> String {
    let name = takeWord()
    if name.isEmpty { throw StepError(verb.usage) }
    return name
  }

  /// Returns the number that ends the line, 1 where there is none.
  fileprivate mutating func takeCount(for verb: Verb) throws(StepError) -> Int {
    let word = takeWord()
    try expectEnd(of: verb)
    if word.isEmpty { return 1 }
    guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) }), word.contains(where: { $0 != "0" })
    else { throw StepError(verb.usage) }
    // More digits than a number has are more than there are characters.
    return Int(word) ?? .max
  }

  fileprivate func expectEnd(of verb: Verb) throws(StepError) {
    if !allSatisfy(\.properties.isWhitespace) { throw StepError(verb.usage) }
  }
}
