/// Values among which one is chosen, or none of which is.
struct Choice<Value: FieldValue & Hashable>: Sendable, Hashable {
  let values: [Value]
  /// The values as a field writes them, where that is known.
  var texts: [String]?

  /// Returns the choice among values that are written in a form.
  ///
  /// - Parameter exactly: Whether values that the form does not say exactly are left out.
  func written(in form: WrittenForm<Value>, exactly: Bool) -> Choice {
    let values =
      exactly
      ? values.filter { form.cut($0).isIdentical(to: $0) } : values.map(form.cut)
    return Choice(values: values, texts: values.map(form.text))
  }

  /// The values as in Swift source.
  var argument: String { "[\(values.map { literal(of: $0) }.joined(separator: ", "))]" }

  func contains(_ value: Value) -> Bool { values.contains { $0.isIdentical(to: value) } }

  func issue(rule: String) -> ValidationIssue {
    ValidationIssue(
      rule: rule,
      arguments: [
        .init("values", ArgumentValue(list: values), written: texts.map { .list($0) })
      ])
  }

  /// Whether the values are the same, in whatever order.
  static func == (one: Choice, other: Choice) -> Bool {
    one.values.allSatisfy(other.contains) && other.values.allSatisfy(one.contains)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(Set(values)) }
}

/// Texts among which one is chosen, or none of which is.
struct TextChoice: Sendable, Hashable {
  let texts: ComparedTexts
  /// The texts in the order in which they are shown.
  let values: [String]

  init(_ values: [String], ignoresCase: Bool) {
    self.values = values
    texts = ComparedTexts(values, ignoresCase: ignoresCase)
  }

  /// The texts as in Swift source, and the option after them.
  var argument: String {
    "[\(values.map(\.literal).joined(separator: ", "))]"
      + (texts.ignoresCase ? ", caseInsensitive: true" : "")
  }

  func issue(rule: String) -> ValidationIssue {
    ValidationIssue(rule: rule, arguments: [.init("values", .list(values))])
  }

  /// Whether the texts are the same, in whatever order.
  static func == (one: TextChoice, other: TextChoice) -> Bool { one.texts == other.texts }

  func hash(into hasher: inout Hasher) { hasher.combine(texts) }
}
