extension TextInput: FieldEditor {
  /// Whether the user is in the field.
  public var isEditing: Bool { field.isFocused }

  /// Comes into the field, and leaves the one of the same chain that had the focus.
  ///
  /// - Returns: Whether the user is in the field: false where it is excluded, where the delegate
  ///   refuses, or where the field that has the focus cannot be left.
  @discardableResult
  public func beginEditing() -> Bool {
    if isEditing { return true }
    guard !field.isExcluded, delegate?.textInputShouldBeginEditing(self) != false,
      chain?.makeWay(for: self) != false,
      // Leaving the other one may have excluded this one, or taken the focus elsewhere.
      !field.isExcluded, chain?.focused == nil
    else { return isEditing }
    tellOfLeaving()
    field.enter()
    delegate?.textInputDidBeginEditing(self)
    return isEditing
  }

  /// Leaves the field: commits what is under composition, and trims the text if a filter says so.
  ///
  /// - Returns: Whether the user is out of the field: false where the delegate refuses.
  @discardableResult
  public func endEditing() -> Bool {
    guard isEditing else {
      commitComposition()
      return true
    }
    guard delegate?.textInputShouldEndEditing(self) != false || !isEditing else { return false }
    commitComposition()
    // Whoever heard of it may have excluded the field, which has left it.
    guard isEditing else { return true }
    Validation.batch {
      if let finished = field.editing.finishing(current) { take(finished) }
      field.leave()
    }
    delegate?.textInputDidEndEditing(self)
    return true
  }

  /// Presses the return key: goes to the next field of the chain, or submits from the last.
  ///
  /// Text under composition is committed. Return is never text, and nothing in an excluded field.
  ///
  /// - Returns: Whether something came of it: false where the delegate refuses, where the key needs
  ///   text that is not there, or where the field cannot be left.
  @discardableResult
  public func pressReturn() -> Bool {
    if field.isExcluded { return false }
    commitComposition()
    guard isReturnKeyEnabled, delegate?.textInputShouldReturn(self) != false else { return false }
    // Leaving a field asks again what could not be checked; so does Return where it stays.
    defer { field.retryFailedCheck() }
    return chain?.goOn(from: self) ?? endEditing()
  }

  func fieldWasSet() {
    showSetValue()
    if hasFollowed { noteChange() }
  }

  func fieldDidReset() {
    let before = storage
    let wasBusy = history.canUndo || history.canRedo || composition != nil
    showValue()
    let isSame =
      before.text.isIdentical(to: storage.text) && before.selection == storage.selection
    if wasBusy || !isSame { noteChange() }
  }

  func fieldSettingsDidChange() {
    if followSettings() { noteChange() }
  }

  func fieldWasExcluded() {
    endComposition()
    guard field.node.isExcluded, field.state.flags.contains(.isFocused) else { return }
    field.leave()
    // Told with the rest, once all is right.
    hasLeft = true
    Transaction.shared.perform { Transaction.shared.enqueue(self) }
  }
}

extension TextInput {
  /// The traits for keyboards and views; a part of the field's settings.
  ///
  /// A change of ``TextTraits/isSecure`` hides or shows the text.
  public var traits: TextTraits {
    get {
      noteRead()
      return field.editing.traits
    }
    set {
      guard newValue != field.editing.traits else { return }
      field.editing.traits = newValue
    }
  }

  /// The label of the return key: as the traits have it, or else next, and done in the last
  /// included field of the chain.
  public var returnKey: ReturnKeyKind {
    if let key = traits.returnKey { return key }
    guard let chain else { return .default }
    return chain.next(after: self) == nil ? .done : .next
  }

  /// Whether the return key works.
  public var isReturnKeyEnabled: Bool { !(traits.returnKeyNeedsText && text.isEmpty) }

  /// The text that is shown while the field is empty, nil for nothing.
  public var visiblePlaceholder: String? {
    let placeholder = traits.placeholder
    return text.isEmpty && !placeholder.isEmpty ? placeholder : nil
  }

  /// Whether a button that clears the text is shown.
  public var showsClearButton: Bool {
    if text.isEmpty { return false }
    switch traits.clearButton {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }
}
