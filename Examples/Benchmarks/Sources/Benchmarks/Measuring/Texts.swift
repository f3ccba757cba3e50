/// Texts that realistic cases use: 28 characters on the heap, as an e-mail field has them.
enum Texts {
  /// An address, as a person types it.
  static let address = heap("annabella.christina@mail.org")
  /// The same with another letter.
  static let otherAddress = heap("annabella.christine@mail.org")
  /// The same with a mistake near its end.
  static let wrongAddress = heap("annabella.christina@mail..or")

  /// Returns the text with bytes of its own, on the heap where it is longer than 15 bytes; a literal
  /// lies in the program, and is neither retained nor released.
  static func heap(_ text: String) -> String {
    String(decoding: Array(text.utf8), as: UTF8.self)
  }
}

/// Several values, one after the other, over and over.
final class Turns<Value> {
  private let values: [Value]
  private var place = 0

  init(_ values: Value...) { self.values = values }

  /// Returns the next one.
  func next() -> Value {
    place += 1
    if place == values.count { place = 0 }
    return values[place]
  }
}

/// Something that a timed closure puts values into and takes them from.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
