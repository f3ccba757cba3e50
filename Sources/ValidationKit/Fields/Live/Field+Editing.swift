extension FieldSettings where Value == String {
  /// The editing of the field's text: filters, mask and traits.
  public var editing: FieldEditing {
    get { textEditing?.editing ?? FieldEditing() }
    set { textEditing = FieldTextEditing(newValue) }
  }
}

extension Field where Value == String {
  /// The editing of the field's text: filters, mask and traits; a change reaches its text input.
  ///
  /// With a mask, a value that is set by code is taken for a value of the mask where it can be one,
  /// and else for a text: `79991234567` and `+7 999 123-45-67` give the same. One that does not fit
  /// stands as it is, and is invalid with an issue of the rule `mask`; it is never cut.
  public var editing: FieldEditing {
    get { textEditing?.editing ?? FieldEditing() }
    set { replaceTextEditing(by: FieldTextEditing(newValue)) }
  }

  /// Creates an empty field of text with a way of editing it.
  ///
  /// - Parameters:
  ///   - label: What the field is called, for messages that speak of it.
  ///   - editing: Filters, mask and traits.
  ///   - rules: What is asked of the value, in the order in which issues are reported.
  ///   - required: Whether a value must be given; if not, the rules are skipped for an empty one.
  ///   - message: The message for whatever is wrong; an empty one shows nothing, nil leaves it to
  ///     the rule or the library.
  ///   - feedback: When the field shows what is wrong with it.
  public convenience init(
    label: (any LocalizedTextConvertible)? = nil, editing: FieldEditing,
    rules: [Rule<String>] = [], required: Bool = true,
    message: (any IssueMessageConvertible)? = nil, feedback: FeedbackPolicy = .standard
  ) {
    self.init(
      "", label: label, rules: rules, required: required, message: message, feedback: feedback)
    self.editing = editing
  }
}
