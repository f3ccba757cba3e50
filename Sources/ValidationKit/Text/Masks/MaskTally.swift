/// Counts how many of some characters are of a kind, once for all masks that end in a slot for any
/// number of them.
final class MaskTally {
  private let characters: [MaskCharacter]
  private var counts: [(kind: CharacterKind, start: Int, count: Int)] = []

  init(_ characters: [MaskCharacter]) { self.characters = characters }

  func count(of kind: CharacterKind, after place: Int) -> Int {
    let start = place + 1
    guard let known = counts.firstIndex(where: { $0.kind.isSame(as: kind) }) else {
      let count = count(kind, start..<characters.count)
      counts.append((kind, start, count))
      return count
    }
    let (_, first, count) = counts[known]
    return start < first
      ? count + self.count(kind, start..<first) : count - self.count(kind, first..<start)
  }

  private func count(_ kind: CharacterKind, _ range: Range<Int>) -> Int {
    var count = 0
    for index in range where kind.takes(characters[index]) { count += 1 }
    return count
  }
}
