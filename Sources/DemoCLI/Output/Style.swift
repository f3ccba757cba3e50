/// The style by which a transcript sets off what matters; plain text unless colours are wanted.
struct Style {
  let isColored: Bool

  func good(_ text: String) -> String { colored(text, "32") }
  func bad(_ text: String) -> String { colored(text, "31") }
  func strong(_ text: String) -> String { colored(text, "1") }
  func quiet(_ text: String) -> String { colored(text, "2") }

  private func colored(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
