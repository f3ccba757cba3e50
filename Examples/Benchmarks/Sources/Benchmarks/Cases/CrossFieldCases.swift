import ValidationKit

/// What a change costs whose field others compare with or depend on; each of them is a piece.
@MainActor let crossFieldCases: [Case] = [1, 1_000].flatMap { count in
  [
    followed("same/stays", count) { source, follower in
      follower.requireSame(as: source)
      return ("abcde", "abcdef", "x")
    },
    followed("same/flips", count) { source, follower in
      follower.requireSame(as: source)
      return ("abcd", "abce", "abcd")
    },
    followed("condition/flips", count) { source, follower in
      follower.include(when: source) { $0.utf8.count == 4 }
      return ("abcd", "abcde", "abc")
    },
    followed("required/flips", count) { source, follower in
      follower.require(when: source) { $0.utf8.count == 4 }
      return ("abcd", "abcde", "")
    },
  ]
}

/// A change between two texts of a source that so many fields with one manager follow.
@MainActor private func followed(
  _ what: String, _ count: Int,
  _ follow:
    @escaping @MainActor (_ source: Field<String>, _ follower: Field<String>)
    -> (one: String, other: String, own: String)
) -> Case {
  Case(
    name: "followed/\(what)/\(count)", group: .crossField, pieces: count, size: count,
    relations: count == 1 ? [] : [.growth(from: "followed/\(what)/1", atMost: 1.25)]
  ) {
    let source = Field("abcd", rules: [minimum])
    let followers = (0..<count).map { _ in Field("", rules: [minimum]) }
    var texts = Turns("")
    for follower in followers {
      let (one, other, own) = follow(source, follower)
      follower.value = own
      texts = Turns(one, other)
    }
    let manager = ValidationManager(
      verifying: followers + [source], managing: [Control("Go")])
    return Work { [texts] in
      source.value = texts.next()
      withExtendedLifetime(manager) {}
    }
  }
}
