/// A set of issues imposed on several fields for one cause: the first change of one of them removes
/// all.
///
/// A login and a password that do not fit are one cause. A field on which something else is
/// imposed, or that is cleared or reset, no longer has a part in it.
@MainActor
final class Imposition {
  private struct Place {
    weak var field: AnyField?
    let issues: [ValidationIssue]
  }

  private let places: [Place]

  /// Imposes issues on fields; none on one only makes its change end the others.
  init(_ issues: [(field: AnyField, issues: [ValidationIssue])]) {
    places = issues.map { Place(field: $0, issues: $1) }
    for (field, issues) in issues {
      if !issues.isEmpty { field.impose(issues) }
      field.imposition = self
    }
  }

  /// Ends it, where it still stands.
  func end() {
    for place in places {
      guard let field = place.field, field.imposition === self else { continue }
      field.imposition = nil
      if !place.issues.isEmpty { field.impose([]) }
    }
  }
}
