extension AnyField {
  /// The issues of the field, in the order of declaration; warnings included.
  ///
  /// Empty while the field is excluded.
  public final var issues: [ValidationIssue] {
    noteRead(\.issues, .issues)
    return countedIssues
  }

  /// The look of the field under its feedback policy.
  public final var appearance: FieldAppearance {
    noteRead(\.appearance, .appearance)
    return state.appearance
  }

  /// The message that the feedback policy shows at the moment, never an empty one.
  public final var visibleMessage: String? {
    noteRead(\.visibleMessage, .message)
    return state.message
  }

  /// Whether the value changed since the start or the last reset, by typing or by code.
  public final var isEdited: Bool { reading(\.isEdited, .isEdited, .isEdited) }

  /// Whether the value is another than the initial one.
  public final var isDirty: Bool {
    noteRead(\.valueKey, .value)
    return differsFromInitial
  }

  /// Whether the field was left after being edited, or revealed.
  public final var isTouched: Bool { reading(\.isTouched, .isTouched, .isTouched) }

  /// Whether the field was entered and not left.
  public final var isFocused: Bool { reading(\.isFocused, .isFocused, .isFocused) }

  private final func reading(
    _ keyPath: KeyPath<AnyField, Bool>, _ property: FieldProperties, _ flag: FieldFlags
  ) -> Bool {
    noteRead(keyPath, property)
    return state.flags.contains(flag)
  }

  /// Whether the field is excluded for at least one reason, and so counts for nothing.
  public final var isExcluded: Bool {
    noteRead(\.isExcluded, .isExcluded)
    return node.isExcluded
  }

  /// The reasons for which the field is excluded.
  public final var exclusions: Set<ExclusionReason> {
    noteRead(\.exclusions, .exclusions)
    return node.exclusions
  }

  /// The label of the field, in the language of its messages; setting it names the field the same
  /// in every language.
  ///
  /// A name for each language is set as ``FieldPresentation/label``.
  public final var label: String? {
    get {
      noteRead(\.label, .label)
      return presentation.shownLabel
    }
    set { presentation.label = newValue.map { LocalizedText($0) } }
  }

  /// The message for whatever is wrong, in the language of the library's messages; an empty one
  /// shows nothing, nil leaves it to the library.
  ///
  /// Setting it says the same in every language; a message for each is set as
  /// ``FieldPresentation/message``.
  public final var message: String? {
    get {
      let issue = state.slots.foremost ?? ValidationIssue(rule: "field")
      return presentation.message?.text(for: issue, language: presentation.messages.language)
    }
    set { presentation.message = newValue.map { IssueMessage($0) } }
  }

  /// The policy by which the field shows what is wrong with it.
  public final var feedback: FeedbackPolicy {
    get { presentation.feedback }
    set { presentation.feedback = newValue }
  }
}

extension AnyField: Validatable {
  /// The field's place among managers and observers.
  public final var validation: ValidationNode { node }

  /// Whether the field is exactly valid.
  public final var isValid: Bool { status.isValid }

  /// The field's verdict; valid while it is excluded.
  public final var status: ValidationStatus {
    noteRead(\.status, .status)
    return node.status
  }
}

extension AnyField: ManagedControl {
  /// Whether the field takes input: a field that a manager disables is excluded.
  ///
  /// Managers exclude for a reason of their own, so that they never include what the app excluded.
  public final var isEnabled: Bool {
    get {
      noteRead(\.isEnabled, .isEnabled)
      return node.exclusions.isDisjoint(with: [.disabled, .managed])
    }
    set {
      if newValue { include(.managed) } else { exclude(.managed) }
    }
  }
}
