/// What rooms below add to a field's settings, each a value of a type of its own.
struct FieldParts<Value>: Sendable {
  /// Most fields have no parts, and no room for them.
  private var storage: Storage?

  private final class Storage: Sendable {
    let values: [ObjectIdentifier: any Sendable]
    let preparation: (@Sendable (Value) -> Value)?
    let check: (@Sendable (Value) -> RuleVerdict)?

    init(
      _ values: [ObjectIdentifier: any Sendable], _ preparation: (@Sendable (Value) -> Value)?,
      _ check: (@Sendable (Value) -> RuleVerdict)?
    ) {
      self.values = values
      self.preparation = preparation
      self.check = check
    }
  }

  /// What is done to a value that does not come from an editor, before anything else.
  var preparation: (@Sendable (Value) -> Value)? {
    get { storage?.preparation }
    set { storage = Storage(storage?.values ?? [:], newValue, storage?.check) }
  }

  /// What is asked of a value that is not empty before the rules; what fails it is said alone.
  var check: (@Sendable (Value) -> RuleVerdict)? {
    get { storage?.check }
    set { storage = Storage(storage?.values ?? [:], storage?.preparation, newValue) }
  }

  /// The part of a type, nil where nobody has set it.
  subscript<Part: Sendable>(_ type: Part.Type) -> Part? {
    get { storage?.values[ObjectIdentifier(type)] as? Part }
    set {
      var values = storage?.values ?? [:]
      values[ObjectIdentifier(type)] = newValue
      storage = Storage(values, storage?.preparation, storage?.check)
    }
  }
}
