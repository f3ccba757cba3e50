extension ValidationManager {
  /// Every member of this manager and of the managers below it, each once, in the order given.
  ///
  /// - Parameter skippingExcluded: Whether excluded members, and what is below them, are left out.
  /// - Complexity: Linear in their number.
  func everyMember(skippingExcluded: Bool) -> [any Validatable] {
    var found: [any Validatable] = []
    visitMembers(skippingExcluded: skippingExcluded) { member in
      found.append(member)
      return true
    }
    return found
  }

  /// Visits members as ``everyMember(skippingExcluded:)`` does, until a visit returns false.
  private func visitMembers(
    skippingExcluded: Bool, isWatched: Bool = false, _ visit: (any Validatable) -> Bool
  ) {
    if isWatched { noteRead(\.problemsKey, .problems) }
    var seen: Set<ObjectIdentifier> = []
    var next: [any Validatable] = node.members.reversed()
    while let member = next.popLast() {
      if skippingExcluded, member.validation.isExcluded { continue }
      guard seen.insert(ObjectIdentifier(member)).inserted else { continue }
      guard visit(member) else { return }
      if let manager = member.representedManager {
        if isWatched { manager.noteRead(\.problemsKey, .problems) }
        next += manager.node.members.reversed()
      }
    }
  }

  /// The first included field, or member of a type of yours, that is invalid, in the order given
  /// and through managers below; where focus goes after a failed submission.
  ///
  /// - Complexity: Linear in the number of members up to it.
  public var firstInvalidMember: (any Validatable)? {
    var first: (any Validatable)?
    visitMembers(skippingExcluded: true, isWatched: true) { member in
      if member.representedManager == nil, member.validation.status == .invalid { first = member }
      return first == nil
    }
    return first
  }

  /// Ends the editing of the field that has the focus, through managers below.
  ///
  /// - Returns: Whether nothing is being edited any more: false where a text input's delegate
  ///   refuses.
  /// - Complexity: Linear in the number of members.
  @discardableResult
  public func endEditing() -> Bool {
    everyMember(skippingExcluded: false).allSatisfy { member in
      guard let field = member.representedField, let editor = field.editor else { return true }
      return editor.endEditing()
    }
  }

  /// Prepares a submission: the focused field's editing ends, imposed issues fall, and everything
  /// that is wrong shows.
  ///
  /// - Returns: Whether the form is valid now; false also where the editing cannot be ended, which
  ///   stops the attempt, and where the form itself is excluded, which cannot be submitted.
  /// - Complexity: Linear in the number of members.
  @discardableResult
  public func attemptSubmission() -> Bool {
    guard !node.isExcluded, endEditing() else { return false }
    beginAttempt()
    // A listener may have excluded it.
    return node.status.isValid && !node.isExcluded
  }

  /// Prepares a submission once nothing is being edited any more.
  func beginAttempt() {
    Validation.batch {
      impose([])
      for member in everyMember(skippingExcluded: false) {
        member.representedManager?.impose([])
        member.representedField?.impose([])
      }
      for member in everyMember(skippingExcluded: true) {
        member.representedField?.prepareSubmission()
      }
    }
  }

  /// Reveals what became wrong during an attempt, and prepares the fields that were included since.
  func attemptAgain() {
    Validation.batch {
      for member in everyMember(skippingExcluded: true) {
        guard let field = member.representedField else { continue }
        let isPrepared = field.state.flags.contains(.isSubmitted)
        if isPrepared { field.reveal() } else { field.prepareSubmission() }
      }
    }
  }

  /// Resets every field, through managers below; told once, clean.
  ///
  /// A running submission is cancelled, and the state of each is nil again. Exclusions stay.
  ///
  /// - Complexity: Linear in the number of members.
  public func reset() {
    Validation.batch {
      for companion in node.companions.all { companion.formDidReset() }
      impose([])
      for member in everyMember(skippingExcluded: false) {
        if let manager = member.representedManager {
          for companion in manager.node.companions.all { companion.formDidReset() }
          manager.impose([])
        }
        member.representedField?.reset()
      }
    }
  }

  /// Judges every member again, through managers below: for conditions and types of yours that
  /// changed without saying so.
  ///
  /// - Complexity: Linear in the number of members.
  public func revalidate() {
    Validation.batch {
      for member in everyMember(skippingExcluded: false) { member.validityChanged() }
    }
  }

  /// Shows the messages and labels of every field, what submissions say, and the titles of every
  /// ``Control``, through managers below, in another language.
  ///
  /// Whatever is added later is shown in it as well, but for a field that was given messages of its
  /// own.
  ///
  /// - Complexity: Linear in the number of members and controls.
  public func useMessages(_ messages: MessageCatalog) {
    Validation.batch {
      speak(messages)
      for member in everyMember(skippingExcluded: false) {
        member.representedField?.presentation.messages = messages
        member.representedManager?.speak(messages)
      }
    }
  }

  private func speak(_ messages: MessageCatalog) {
    self.messages = messages
    for control in controls { (control as? Control)?.language = messages.language }
    for companion in node.companions.all { companion.formDidUse(messages) }
  }

  /// Lets a member that is added speak the language of the form, unless it has one of its own.
  func adopt(_ messages: MessageCatalog, in member: any Validatable) {
    if let field = member.representedField, field.presentation.messages.isDefault {
      field.presentation.messages = messages
    } else if let manager = member.representedManager, manager.messages == nil {
      manager.speak(messages)
      for member in manager.members { manager.adopt(messages, in: member) }
    }
  }
}

extension Validatable {
  /// The managers that verify the member, in the order in which it was added to them.
  public var managers: [ValidationManager] {
    validation.parents.compactMap { ($0 as? ManagerNode)?.manager }
  }

  /// The field that this is, or whose ``Validatable/validation`` this forwards.
  var representedField: AnyField? {
    self as? AnyField ?? (validation as? FieldNode)?.field
  }

  /// The manager that this is, or whose ``Validatable/validation`` this forwards: what is done to a
  /// form reaches also the members of a form that a type of yours wraps.
  var representedManager: ValidationManager? {
    self as? ValidationManager ?? (validation as? ManagerNode)?.manager
  }
}
