extension AnyField {
  /// Says that the user came into the field; a check that failed is tried again.
  ///
  /// Nobody comes into an excluded field.
  public final func enter() {
    if node.isExcluded { return }
    let clears = presentation.feedback.clearsOnEntry
    Validation.batch { retryFailedCheck { $0.enter(clearing: clears) } }
  }

  /// Says that the user left the field; under most policies, what is wrong shows from now on.
  ///
  /// What waits for a pause in typing is asked at once, and a check that failed is tried again.
  public final func leave() {
    Validation.batch {
      questions?.flush()
      retryFailedCheck { $0.leave() }
    }
  }

  /// Leaves the field because it was excluded, through its editor if it has one.
  final func loseFocus() {
    editor?.fieldWasExcluded()
    if state.flags.contains(.isFocused) { leave() }
  }

  /// Shows whatever is wrong, as a submission attempt does; nothing of an excluded field.
  public final func reveal() {
    guard !node.isExcluded else { return }
    update { $0.reveal() }
  }

  /// Imposes issues from outside, such as a server's; they replace those imposed before.
  ///
  /// They count and are shown at once, and fall when this field changes, at the next submission
  /// attempt or at reset. Issues of other sources stay.
  public final func impose(_ issues: [ValidationIssue]) {
    imposition = nil
    update { $0.impose(issues, revealing: !issues.isEmpty) }
  }

  /// Imposes one issue from outside with a message, which may differ by language.
  public final func impose(_ message: any IssueMessageConvertible) {
    impose([ValidationIssue(rule: "imposed", message: message)])
  }

  /// Puts the initial value back and forgets everything that happened; told once, clean.
  ///
  /// Exclusions stay.
  public final func reset() {
    Validation.batch {
      let isValueNew = restoreValue()
      if !isValueNew { imposition = nil }
      revalidate(.afresh) { $0.reset(isValueNew: isValueNew) }
      editor?.fieldDidReset()
    }
  }
}

extension AnyField {
  /// Calls a closure with each later change of the issues, until the token ends.
  public final func onIssuesChange(
    _ action: @escaping @MainActor (_ old: [ValidationIssue], _ new: [ValidationIssue]) -> Void
  ) -> ObserverToken {
    ensuredListeners.issues.listen(known: countedIssues, action)
  }

  /// Calls a closure with each later change of the appearance, until the token ends.
  public final func onAppearanceChange(
    _ action: @escaping @MainActor (_ old: FieldAppearance, _ new: FieldAppearance) -> Void
  ) -> ObserverToken {
    ensuredListeners.appearance.listen(known: state.appearance, action)
  }

  /// Calls a closure with each later change of the visible message, until the token ends.
  public final func onMessageChange(
    _ action: @escaping @MainActor (_ old: String?, _ new: String?) -> Void
  ) -> ObserverToken {
    ensuredListeners.message.listen(known: state.message, action)
  }
}
