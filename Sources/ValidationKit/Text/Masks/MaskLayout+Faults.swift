extension MaskLayout {
  /// Fixed characters beside each other, in the text or in the value, that would be read as one.
  var joinedCharacters: (MaskPosition, MaskPosition)? {
    for (index, position) in positions.enumerated() where !position.isSlot {
      let rest = positions[(index + 1)...]
      if let following = position.following, position.character.joins(following),
        let next = rest.first(where: { !$0.isSlot })
      {
        return (position, next)
      }
      if position.role == .fixed, let following = position.followingInValue,
        position.character.joins(following), let next = rest.first(where: { $0.role == .fixed })
      {
        return (position, next)
      }
    }
    return nil
  }

  /// The first fixed character that a value would have to hold and does not, if there is one.
  ///
  /// `[90]:[00]` is such a mask: `1:23` and `12:3` both have the value `123`. Where what follows
  /// the fixed character can never stand in the empty slot, as in `[09] [AA]`, the value tells.
  var ambiguousFixed: MaskPosition? {
    for slot in positions.indices where roles[slot] == .optional {
      var next = slot + 1
      while next < positions.count, roles[next] == .optional { next += 1 }
      // A slot that is never passed over is never empty before something else.
      guard next < positions.count, !roles[next].isSlot, !isConfusing(slot..<next) else { continue }
      if let fixed = decoration(from: next, hiding: positions[slot].kind) { return fixed }
    }
    return nil
  }

  /// Returns a fixed character that is not in the value, from a place on, if what comes next in the
  /// value may be of a kind.
  private func decoration(from start: Int, hiding kind: CharacterKind) -> MaskPosition? {
    var hidden: MaskPosition?
    for position in positions[start...] {
      switch position.role {
      case .decoration: hidden = hidden ?? position
      case .fixed: return kind.contains(position.character) ? hidden : nil
      case .optional: if hidden != nil, kind.overlaps(position.kind) { return hidden }
      case .mandatory, .repeating: return kind.overlaps(position.kind) ? hidden : nil
      }
    }
    return nil
  }
}
