import ValidationKit

/// A rule as cheap as rules get, so that what is measured is the graph.
struct Minimum: RuleDefinition {
  let limit: Int
  private let verdict = RuleVerdict.incomplete(ValidationIssue(rule: "minimum"))
  var name: String { "minimum" }

  init(limit: Int) { self.limit = limit }

  func check(_ value: String) -> RuleVerdict { value.utf8.count >= limit ? .valid : verdict }
}

/// The one value of a rule that all small fields share.
let minimum = Rule(Minimum(limit: 4))

/// What a realistic field asks: an e-mail address, not too long.
let addressRules: [Rule<String>] = [.email, .length(max: 64)]

/// What a change costs: of a small text with one rule, and of a realistic one with two.
@MainActor let changeCases: [Case] =
  [
    // One allocation, by which those who count allocations see that they do.
    Case(name: "bare/one-object", group: .bare, reference: .allocation) {
      Reference.allocation.work()
    },
    bare("bare/small", [minimum], "abcd", "abcde", areValid: true),
    bare("bare/small-flips", [minimum], "abcd", "abc", areValid: false),
    bare("bare/heap", addressRules, Texts.address, Texts.otherAddress, areValid: true),
    bare("bare/heap-flips", addressRules, Texts.address, Texts.wrongAddress, areValid: false),
    change("alone/small", [minimum], "abcd", "abcde", over: "bare/small"),
    change("alone/heap", addressRules, Texts.address, Texts.otherAddress, over: "bare/heap"),
    change("stays/small", [minimum], "abcd", "abcde", over: "bare/small"),
    change(
      "stays/heap", addressRules, Texts.address, Texts.otherAddress, over: "bare/heap",
      atMost: 0.08),
    change("flips/small", [minimum], "abcd", "abc", over: "bare/small-flips"),
    change(
      "flips/heap", addressRules, Texts.address, Texts.wrongAddress, over: "bare/heap-flips",
      atMost: 0.25),
    Case(name: "change/same/heap", group: .change, relations: [.over("bare/heap")]) {
      let form = SmallForm(addressRules, Texts.address)
      return Work { form.field.value = Texts.address }
    },
    Case(name: "change/flips/pattern", group: .change) {
      let form = SmallForm([.pattern("[a-z]+\\.[a-z]+@mail\\.org")], Texts.address)
      let texts = Turns(Texts.address, Texts.wrongAddress)
      return Work { form.field.value = texts.next() }
    },
  ] + [10, 1_000, 100_000, 1_000_000].flatMap { warmField($0) }

/// A form of one field with one control, of which nothing was read yet: what was read is watched.
@MainActor final class SmallForm {
  let field: Field<String>
  let control = Control("Go")
  let manager: ValidationManager

  init(_ rules: [Rule<String>], _ text: String) {
    field = Field(text, rules: rules)
    manager = ValidationManager(verifying: [field], managing: [control])
  }
}

private func bare(
  _ name: String, _ rules: [Rule<String>], _ one: String, _ other: String, areValid: Bool
) -> Case {
  Case(name: name, group: .bare) {
    let texts = Turns(one, other)
    return Work {
      let text = texts.next()
      var isValid = true
      for rule in rules where !rule.check(text).isValid { isValid = false }
      precondition(isValid || !areValid)
    }
  }
}

private func change(
  _ name: String, _ rules: [Rule<String>], _ one: String, _ other: String, over bare: String,
  atMost limit: Double? = nil
) -> Case {
  Case(name: "change/\(name)", group: .change, relations: [.over(bare, atMost: limit)]) {
    let texts = Turns(one, other)
    guard !name.hasPrefix("alone") else {
      let field = Field(one, rules: rules)
      return Work { field.value = texts.next() }
    }
    let form = SmallForm(rules, one)
    return Work { form.field.value = texts.next() }
  }
}

/// One field in a large form, changed again and again.
@MainActor private func warmField(_ count: Int) -> [Case] {
  [("stays", Texts.otherAddress), ("flips", Texts.wrongAddress)].map { name, other in
    let growth = Relation.growth(from: "form/\(name)/10", atMost: 1.25)
    return Case(
      name: "form/\(name)/\(count)", group: .change, size: count,
      relations: count == 10 ? [] : [growth]
    ) {
      let form = LargeForm.shared(count)
      let field = Field(Texts.address, rules: addressRules)
      form.manager.insert(field, before: form.fields[count / 2])
      let texts = Turns(Texts.address, other)
      return Work { field.value = texts.next() }
    }
  }
}

/// A form of many small fields with one control.
@MainActor final class LargeForm {
  let fields: [Field<String>]
  let control = Control("Go")
  let manager: ValidationManager

  init(_ count: Int) {
    fields = (0..<count).map { _ in Field("abcd", rules: [minimum]) }
    manager = ValidationManager(verifying: fields, managing: [control])
  }

  private static var made: [Int: LargeForm] = [:]

  /// Returns the form of so many fields, which cases that leave those alone share.
  static func shared(_ count: Int) -> LargeForm {
    let form = made[count] ?? LargeForm(count)
    made[count] = form
    return form
  }
}
