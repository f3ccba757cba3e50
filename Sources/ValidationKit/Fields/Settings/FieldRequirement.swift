/// Whether a field must have a value.
public enum FieldRequirement: Sendable {
  /// It must.
  case always
  /// It may be left empty.
  case never
  /// It must while a condition holds, which is asked at each judgement of the field.
  case when(@MainActor @Sendable () -> Bool)

  /// Whether the field must have a value now.
  @MainActor public var isRequired: Bool {
    switch self {
    case .always: true
    case .never: false
    case .when(let condition): condition()
    }
  }
}
