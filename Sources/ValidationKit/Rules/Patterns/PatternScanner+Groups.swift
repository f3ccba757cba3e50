extension PatternScanner {
  mutating func readGroupStart() {
    let start = index
    index += 1
    var kind = PatternGroup.Kind.plain
    if next == "?" {
      index += 1
      switch next {
      case ":": index += 1
      case "=", "!":
        index += 1
        kind = .look
      case ">":
        index += 1
        kind = .atomic
      case "<":
        if peek(1) == "=" || peek(1) == "!" {
          index += 2
          kind = .lookBehind
        } else if !readName(start) {
          return
        }
      case "#": return skipGroupComment(start)
      default:
        let before = flags
        if readFlags(start) { open(start, .plain, flags: before) }
        return
      }
    } else {
      captures += 1
      features.groups += 1
    }
    open(start, kind, flags: flags)
  }

  private mutating func open(_ start: Int, _ kind: PatternGroup.Kind, flags: PatternFlags) {
    groups.append(PatternGroup(index: start, kind: kind, flags: flags, repeats: repeats))
    took(.nothing)
  }

  /// Reads `<name>`; false at a fault.
  private mutating func readName(_ start: Int) -> Bool {
    let nameStart = index + 1
    var end = nameStart
    while end < scalars.count, scalars[end].isNameScalar { end += 1 }
    guard end < scalars.count, scalars[end] == ">" else {
      if end == scalars.count {
        fail(at: start, length: end - start, "is never closed")
      } else {
        fail(at: end, length: 1, "cannot stand in the name of a group")
      }
      return false
    }
    let name = text(nameStart..<end)
    guard end > nameStart, !(scalars[nameStart].value < 0x3A) else {
      fail(at: start, length: end + 1 - start, "has no name that starts with a letter")
      return false
    }
    guard names.insert(name).inserted else {
      fail(at: nameStart, length: end - nameStart, "names a second group")
      return false
    }
    captures += 1
    features.groups += 1
    index = end + 1
    return true
  }

  private mutating func skipGroupComment(_ start: Int) {
    while let scalar = next {
      index += 1
      if scalar == ")" { return }
    }
    fail(at: start, length: 3, "is never closed")
  }

  /// Reads flags up to `:`, where a group opens, or `)`, from where they hold on.
  ///
  /// - Returns: Whether a group opens; false at a fault.
  private mutating func readFlags(_ start: Int) -> Bool {
    var on = true
    let first = index
    while let scalar = next {
      switch scalar {
      case "i", "s", "u", "d": break
      case "m": flags.multiline = on
      case "x": flags.comments = on
      case "w": flags.words = on
      case "-" where on: on = false
      case ":" where index > first:
        index += 1
        return true
      case ")" where index > first:
        index += 1
        took(.nothing)
        return false
      default:
        fail(at: index, length: 1, "is not a flag or a kind of group")
        return false
      }
      index += 1
    }
    fail(at: start, length: index - start, "is never closed")
    return false
  }

  mutating func endAlternative() {
    let top = groups.count - 1
    groups[top].hasAlternatives = true
    if repeats { groups[top].alternativeRepeats = true }
    repeats = groups[top].repeats
    took(.nothing)
  }

  mutating func readGroupEnd() {
    guard groups.count > 1, let group = groups.popLast() else {
      return fail(at: index, length: 1, "was never opened")
    }
    index += 1
    flags = group.flags
    var rescans = group.rescans
    if group.kind == .plain {
      repeats = repeats || group.alternativeRepeats || group.hasAlternatives
      if group.scans { groups[groups.count - 1].scans = true }
    } else {
      // What was tried inside is forgotten: going back into it starts it again.
      repeats = group.repeats
      if group.scans {
        rescans += 1
        if group.repeats { features.rescans += 1 }
        if group.kind == .atomic { groups[groups.count - 1].scans = true }
      }
    }
    groups[groups.count - 1].rescans += rescans
    took(.item(rescans: rescans))
    // A group in look-around cannot be repeated itself.
    if group.kind == .look || group.kind == .lookBehind { last = .nothing }
  }
}
