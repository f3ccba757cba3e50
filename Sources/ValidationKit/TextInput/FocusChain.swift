/// Text inputs in the order in which the return key moves through them; at most one is focused.
///
///     let chain = FocusChain([email, password]) { form.attemptSubmission() }
///     email.pressReturn()            // password has the focus
///     password.pressReturn()         // nobody has it, and the closure has run
///
/// Excluded fields are passed over. The chain keeps its inputs; keep the chain for as long as the
/// form is used.
@MainActor
public final class FocusChain {
  /// The inputs, in order.
  public private(set) var inputs: [TextInput]

  private let onSubmit: @MainActor () -> Void

  /// Creates a chain; an input belongs to the chain that was made last.
  ///
  /// - Parameters:
  ///   - inputs: The inputs, in order.
  ///   - onSubmit: What the return key does in the last field, after leaving it.
  public init(
    _ inputs: [TextInput], onSubmit: @escaping @MainActor () -> Void = {}
  ) {
    self.inputs = inputs
    self.onSubmit = onSubmit
    for input in inputs { input.chain = self }
  }

  /// Puts an input before the one at a place, or after all others for a place past the end.
  ///
  /// One that stands in the chain already is moved there. The focus stays where it is.
  ///
  /// - Complexity: Linear in the number of inputs.
  public func insert(_ input: TextInput, at place: Int) {
    inputs.removeAll { $0 === input }
    inputs.insert(input, at: min(max(place, 0), inputs.count))
    input.chain = self
  }

  /// Puts an input before another one, or after all others where that does not stand in the chain.
  ///
  /// - Complexity: Linear in the number of inputs.
  public func insert(_ input: TextInput, before other: TextInput) {
    guard input !== other else { return }
    inputs.removeAll { $0 === input }
    insert(input, at: inputs.firstIndex { $0 === other } ?? inputs.count)
  }

  /// Puts an input after another one, or after all others where that does not stand in the chain.
  ///
  /// - Complexity: Linear in the number of inputs.
  public func insert(_ input: TextInput, after other: TextInput) {
    guard input !== other else { return }
    inputs.removeAll { $0 === input }
    insert(input, at: inputs.firstIndex { $0 === other }.map { $0 + 1 } ?? inputs.count)
  }

  /// Takes an input out of the chain; it keeps the focus, if it has it.
  ///
  /// - Complexity: Linear in the number of inputs.
  public func remove(_ input: TextInput) {
    inputs.removeAll { $0 === input }
    if input.chain === self { input.chain = nil }
  }

  /// The input that has the focus.
  public var focused: TextInput? { inputs.first(where: \.isEditing) }

  /// The first input after another one whose field is included; after none, the first of all.
  public func next(after input: TextInput?) -> TextInput? {
    first(of: inputs[...], after: input)
  }

  /// The last input before another one whose field is included; before none, the last of all.
  public func previous(before input: TextInput?) -> TextInput? {
    first(of: inputs.reversed()[...], after: input)
  }

  /// Moves the focus to the next included field, and returns whether it went somewhere.
  @discardableResult
  public func goForward() -> Bool { go(from: focused) { self.next(after: $0) } ?? false }

  /// Moves the focus to the included field before, and returns whether it went somewhere.
  @discardableResult
  public func goBack() -> Bool { go(from: focused) { self.previous(before: $0) } ?? false }

  /// Moves the focus into the input of a field, such as ``ValidationManager/firstInvalidMember``.
  ///
  /// - Returns: Whether it is there: false also where no input of the chain is the field's.
  @discardableResult
  public func focus(on member: (any Validatable)?) -> Bool {
    inputs.first { $0.field === member }?.beginEditing() ?? false
  }

  /// Leaves the field that has the focus, and returns whether none has it any more.
  @discardableResult
  public func endEditing() -> Bool { focused?.endEditing() ?? true }

  /// Leaves the field that has the focus and submits, unless it cannot be left.
  @discardableResult
  public func submit() -> Bool {
    guard endEditing() else { return false }
    onSubmit()
    return true
  }

  func goOn(from input: TextInput) -> Bool {
    go(from: input) { self.next(after: $0) } ?? submit()
  }

  /// Goes to the first field that takes the focus, past those that leaving the one before excluded.
  ///
  /// - Returns: Whether it went there, nil where there is none.
  private func go(
    from start: TextInput?, by step: (TextInput?) -> TextInput?
  ) -> Bool? {
    var tried = start
    while let input = step(tried) {
      if input.beginEditing() { return true }
      guard input.field.isExcluded else { return false }
      tried = input
    }
    return nil
  }

  /// Has whoever has the focus leave it, and returns whether it is free.
  func makeWay(for input: TextInput) -> Bool {
    guard let focused, focused !== input else { return true }
    return focused.endEditing()
  }

  private func first(
    of inputs: some Sequence<TextInput>, after input: TextInput?
  ) -> TextInput? {
    var isAfter = input == nil
    for candidate in inputs {
      if isAfter, !candidate.field.isExcluded { return candidate }
      if candidate === input { isAfter = true }
    }
    return nil
  }
}
