/// One line that `DemoCLI --json` prints, as a program reads it.
struct DemoState: Decodable, Hashable {
  struct Field: Decodable, Hashable {
    let text: String
    let value: String?
    let status: String
    let appearance: String
    let message: String?
    let issues: [String]
    var truncated: [String: Int]?
  }

  struct Control: Decodable, Hashable {
    let isEnabled: Bool
  }

  struct Manager: Decodable, Hashable {
    let status: String
  }

  let step: Int
  let line: Int
  let error: String?
  let refused: String?
  let truncated: [String: Int]?
  let command: String
  let fields: [String: Field]
  let controls: [String: Control]
  let managers: [String: Manager]

  /// The names of the buttons that are live.
  var enabled: Set<String> { Set(controls.filter(\.value.isEnabled).keys) }

  var email: Field { fields["email"]! }
  var password: Field { fields["password"]! }
  var again: Field { fields["repeat"]! }
  var phone: Field { fields["phone"]! }
}
