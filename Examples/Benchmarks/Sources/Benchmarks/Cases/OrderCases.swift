import ValidationKit

/// What it costs to insert, to move and to remove in the middle of a manager of so many members.
@MainActor let orderCases: [Case] = [1_000, 100_000].flatMap { count in
  [
    inOrder("insert", count, isWired: false) { manager, fields, last in
      for field in fields { manager.insert(field, before: last) }
    },
    inOrder("insert-at-place", count, isWired: false) { manager, fields, last in
      for field in fields { manager.insert(field, at: 1) }
    },
    inOrder("move", count) { manager, fields, last in
      for field in fields { manager.move(field, before: last) }
    },
    inOrder("move-to-middle", count) { manager, fields, last in
      let middle = fields[count / 2]
      for field in fields { manager.move(field, after: middle) }
    },
    inOrder("remove-forwards", count) { manager, fields, last in
      for field in fields { manager.remove(field) }
    },
    inOrder("remove-backwards", count) { manager, fields, last in
      for field in fields.reversed() { manager.remove(field) }
    },
    inOrder("remove-and-insert", count) { manager, fields, last in
      for (field, next) in zip(fields, fields.dropFirst()) {
        manager.remove(field)
        manager.insert(field, before: next)
      }
    },
  ]
}

/// Work on fields that stand, or will stand, between two others.
private func inOrder(
  _ what: String, _ count: Int, isWired: Bool = true,
  _ work: @escaping @MainActor (ValidationManager, [Field<String>], Field<String>) -> Void
) -> Case {
  Case(
    name: "order/\(what)/\(count)", group: .order, reference: .allocation, pieces: count,
    size: count, isFresh: true,
    relations: count == 1_000 ? [] : [.growth(from: "order/\(what)/1000", atMost: 3)]
  ) {
    let fields = smallFields(count)
    let first = Field("abcd")
    let last = Field("abcd")
    let manager = ValidationManager(verifying: [first] + (isWired ? fields : []) + [last])
    return Work { work(manager, fields, last) }
  }
}
