import ValidationKit

/// What it costs to build a form, to wire it, and to let it go; each field is a piece.
@MainActor let buildingCases: [Case] = [1_000, 100_000].flatMap { count in
  [
    building("form", count, atMost: 20) {
      let form = Box<LargeForm?>(nil)
      return Work { form.value = LargeForm(count) }
    },
    building("fields", count) {
      let fields = Box<[Field<String>]>([])
      return Work { fields.value = (0..<count).map { _ in Field("abcd", rules: [minimum]) } }
    },
    building("wiring", count) {
      let fields = smallFields(count)
      let manager = Box<ValidationManager?>(nil)
      return Work { manager.value = ValidationManager(verifying: fields) }
    },
    building("wired-one-by-one", count) {
      let fields = smallFields(count)
      let manager = ValidationManager()
      return Work { for field in fields { manager.add(field) } }
    },
    building("controls", count) {
      let controls = Box<[Control]>([])
      return Work { controls.value = (0..<count).map { _ in Control("Go") } }
    },
    building("teardown", count) {
      let form = Box<LargeForm?>(LargeForm(count))
      return Work { form.value = nil }
    },
    building("teardown-of-manager", count) {
      let fields = smallFields(count)
      let manager = Box<ValidationManager?>(ValidationManager(verifying: fields))
      return Work {
        manager.value = nil
        withExtendedLifetime(fields) {}
      }
    },
  ]
}

/// Returns so many fields of one rule, without a manager.
@MainActor func smallFields(_ count: Int) -> [Field<String>] {
  (0..<count).map { _ in Field("abcd", rules: [minimum]) }
}

private func building(
  _ what: String, _ count: Int, atMost limit: Double? = nil,
  _ setup: @escaping @MainActor () -> Work
) -> Case {
  Case(
    name: "build/\(what)/\(count)", group: .building, reference: .allocation, pieces: count,
    size: count, isFresh: true, atMost: limit,
    relations: count == 1_000 ? [] : [.growth(from: "build/\(what)/1000", atMost: 3)],
    setup: setup)
}
