import ValidationKit

/// A button with its name in steps, and the manager that pressing it submits.
@MainActor
struct NamedControl {
  let name: String
  let control: Control
  var submits: ValidationManager?
}
