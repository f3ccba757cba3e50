import ValidationKit

/// What it costs to add, and to end, so many of each kind that hang on one thing.
@MainActor let addingCases: [Case] = [1_000, 100_000].flatMap { count in
  listeners(count) + followers(count) + managed(count)
}

@MainActor private func listeners(_ count: Int) -> [Case] {
  let kinds: [[Case]] = [
    pair("value-listeners", count, make: { Field("") }) { field in
      field.onValueChange { _, _ in }
    } end: { _, token in
      token.cancel()
    },
    pair("status-listeners", count, make: { Field("") }) { field in
      field.onStatusChange { _ in }
    } end: { _, token in
      token.cancel()
    },
    pair("enabled-listeners", count, make: { Control("Go") }) { control in
      control.onEnabledChange { _ in }
    } end: { _, token in
      token.cancel()
    },
    pair("observers", count, make: { Field("") }) { field in
      let observer = Observer()
      field.addObserver(observer)
      return observer
    } end: { field, observer in
      field.removeObserver(observer)
    },
  ]
  return kinds.flatMap(\.self)
}

@MainActor private func followers(_ count: Int) -> [Case] {
  let kinds: [[Case]] = [
    pair("followers", count, make: { Field("x") }) { source in
      let field = Field("x")
      field.requireSame(as: source)
      return Box<Field<String>?>(field)
    } end: { _, follower in
      follower.value = nil
    },
    pair("conditions", count, make: { Field(true) }) { source in
      let field = Field("x")
      field.include(when: source) { $0 }
      return Box<Field<String>?>(field)
    } end: { _, follower in
      follower.value = nil
    },
  ]
  return kinds.flatMap(\.self)
}

@MainActor private func managed(_ count: Int) -> [Case] {
  let kinds: [[Case]] = [
    pair("managers", count, make: { Field("") }) { field in
      ValidationManager(verifying: [field])
    } end: { field, manager in
      manager.remove(field)
    },
    pair("controls", count, make: { ValidationManager() }) { manager in
      let control: Control = Control("Go")
      manager.manage(control)
      return control
    } end: { manager, control in
      manager.release(control)
    },
    pair("holds", count, make: { Control("Go") }) { control in
      control.hold("busy")
    } end: { _, hold in
      hold.cancel()
    },
  ]
  return kinds.flatMap(\.self)
}

@MainActor private final class Observer: ValidationObserver {
  func memberDidChange(_ change: StatusChange) {}
}

/// A case that adds so many to one thing, and one that ends them, each first those that came first.
@MainActor private func pair<Subject, Added>(
  _ what: String, _ count: Int, make: @escaping @MainActor () -> Subject,
  add: @escaping @MainActor (Subject) -> Added,
  end: @escaping @MainActor (Subject, Added) -> Void
) -> [Case] {
  func hanging(_ verb: String, _ setup: @escaping @MainActor () -> Work) -> Case {
    let name = "\(verb)/\(what)"
    return Case(
      name: "\(name)/\(count)", group: .adding, reference: .allocation, pieces: count,
      size: count, isFresh: true,
      relations: count == 1_000 ? [] : [.growth(from: "\(name)/1000", atMost: 3)], setup: setup)
  }
  return [
    hanging("add") {
      let subject = make()
      let added = Box<[Added]>([])
      added.value.reserveCapacity(count)
      return Work { for _ in 0..<count { added.value.append(add(subject)) } }
    },
    hanging("end") {
      let subject = make()
      let added = (0..<count).map { _ in add(subject) }
      return Work { for one in added { end(subject, one) } }
    },
  ]
}
