/// Returns the name that was probably meant, or nil where none is near enough.
///
/// Near is a third of the letters mistyped at most; letters that differ in case alone are the same.
func nearestName(to name: String, among candidates: [String]) -> String? {
  guard name.utf8.count <= 64 else { return nil }
  let letters = Array(name.lowercased())
  let ranked = candidates.map { candidate in
    (name: candidate, distance: editDistance(letters, Array(candidate.lowercased())))
  }
  guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, best.name.count / 3) ? best.name : nil
}

/// Returns how many insertions, deletions, replacements and swaps of neighbours turn one text into
/// the other (the optimal string alignment distance).
func editDistance(_ one: [Character], _ other: [Character]) -> Int {
  guard !one.isEmpty, !other.isEmpty else { return max(one.count, other.count) }
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for i in 1...one.count {
    var row = [i]
    for j in 1...other.count {
      let isSame = one[i - 1] == other[j - 1]
      var best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1))
      if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
        best = min(best, beforeLast[j - 2] + 1)
      }
      row.append(best)
    }
    (beforeLast, last) = (last, row)
  }
  return last[other.count]
}
