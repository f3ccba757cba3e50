import ValidationKit

/// What a flip costs where many managers, levels, controls or fields hear of it.
@MainActor let wiringCases: [Case] =
  grown("managers", [1, 10, 1_000]) { count, field in
    let managers = (0..<count).map { _ in ValidationManager(verifying: [field]) }
    return managers
  }
  + grown("depth", [1, 10, 100]) { count, field in
    var managers = [ValidationManager(verifying: [field])]
    for _ in 1..<max(count, 2) where managers.count < count {
      managers.append(ValidationManager(verifying: [managers[managers.count - 1]]))
    }
    return managers
  }
  + grown("controls", [1, 100, 100_000]) { count, field in
    let controls = (0..<count).map { _ in Control("Go") }
    return [ValidationManager(verifying: [field], managing: controls)]
  }
  + [1_000, 100_000].map { count in
    Case(
      name: "batch/flips/\(count)", group: .wiring, pieces: count, size: count,
      relations: count == 1_000 ? [] : [.growth(from: "batch/flips/1000", atMost: 3)]
    ) {
      let form = LargeForm(count)
      let texts = Turns("abcd", "abc")
      return Work {
        let text = texts.next()
        Validation.batch { for field in form.fields { field.value = text } }
        precondition(form.manager.isValid == (text == "abcd"))
      }
    }
  }

/// Cases of a flip of one field with 1, 10, … of something, of which each is a piece.
@MainActor private func grown(
  _ what: String, _ counts: [Int],
  _ wire: @escaping @MainActor (Int, Field<String>) -> [ValidationManager]
) -> [Case] {
  counts.map { count in
    Case(
      name: "flips/\(what)/\(count)", group: .wiring, pieces: count, size: count,
      relations: count == counts[0] ? [] : [.growth(from: "flips/\(what)/\(counts[0])")]
    ) {
      let field = Field("abcd", rules: [minimum])
      let managers = wire(count, field)
      field.value = "abc"
      precondition(managers.allSatisfy { !$0.isValid })
      let texts = Turns("abcd", "abc")
      return Work {
        field.value = texts.next()
        withExtendedLifetime(managers) {}
      }
    }
  }
}
