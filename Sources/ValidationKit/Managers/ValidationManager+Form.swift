extension ValidationManager {
  /// Every member of this manager and of the managers below it, each once, in the order given.
  ///
  /// - Complexity: Linear in their number.
  func everyMember(skippingExcluded: Bool) -> [any Validatable] {
    var found: [any Validatable] = []
    var seen: Set<ObjectIdentifier> = []
    var next: [any Validatable] = members.reversed()
    while let member = next.popLast() {
      if skippingExcluded, member.isExcluded { continue }
      guard seen.insert(ObjectIdentifier(member)).inserted else { continue }
      found.append(member)
      if let manager = member as? ValidationManager { next += manager.members.reversed() }
    }
    return found
  }

  /// The first included field, or member of a type of yours, that is invalid, in the order given
  /// and through managers below; where focus goes after a failed submission.
  ///
  /// - Complexity: Linear in the number of members up to it.
  public var firstInvalidMember: (any Validatable)? {
    everyMember(skippingExcluded: true).first {
      !($0 is ValidationManager) && $0.validation.status == .invalid
    }
  }

  /// Ends the editing of the field that has the focus, through managers below.
  ///
  /// - Returns: Whether nothing is being edited any more: false where a text input's delegate
  ///   refuses.
  /// - Complexity: Linear in the number of members.
  @discardableResult
  public func endEditing() -> Bool {
    everyMember(skippingExcluded: false).allSatisfy { member in
      guard let field = member as? AnyField, let editor = field.editor else { return true }
      return editor.endEditing()
    }
  }

  /// Prepares a submission: the focused field's editing ends, imposed issues fall, and everything
  /// that is wrong shows.
  ///
  /// - Returns: Whether the form is valid now; false also where the editing cannot be ended, which
  ///   stops the attempt.
  /// - Complexity: Linear in the number of members.
  @discardableResult
  public func attemptSubmission() -> Bool {
    guard endEditing() else { return false }
    Validation.batch {
      impose([])
      for member in everyMember(skippingExcluded: false) {
        (member as? ValidationManager)?.impose([])
        (member as? AnyField)?.impose([])
      }
      for case let field as AnyField in everyMember(skippingExcluded: true) {
        field.prepareSubmission()
      }
    }
    return node.status.isValid
  }

  /// Resets every field, through managers below; told once, clean.
  ///
  /// A running submission is cancelled. Exclusions stay.
  ///
  /// - Complexity: Linear in the number of members.
  public func reset() {
    Validation.batch {
      node.endWork()
      impose([])
      for member in everyMember(skippingExcluded: false) {
        if let manager = member as? ValidationManager {
          manager.node.endWork()
          manager.impose([])
        }
        (member as? AnyField)?.reset()
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

  /// Shows the messages of every field, through managers below, in another language.
  ///
  /// - Complexity: Linear in the number of members.
  public func useMessages(_ messages: MessageCatalog) {
    Validation.batch {
      for case let field as AnyField in everyMember(skippingExcluded: false) {
        field.presentation.messages = messages
      }
    }
  }
}

extension Validatable {
  /// The managers that verify the member, in the order in which it was added to them.
  public var managers: [ValidationManager] {
    validation.parents.compactMap { ($0.parent as? ManagerNode)?.manager }
  }
}
