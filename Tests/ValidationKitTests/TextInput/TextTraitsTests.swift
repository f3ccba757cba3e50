import Foundation
import Testing
@testable import ValidationKit

@Suite("Text traits")
struct TextTraitsTests {
  @Test("They are read from data in which anything may be left out, and written back")
  func coding() throws {
    let text =
      #"{"keyboard":"phonePad","returnKey":"emergencyCall","secure":true,"correction":"no"}"#
    let traits = try JSONDecoder().decode(TextTraits.self, from: Data(text.utf8))
    #expect(
      traits
        == TextTraits(
          keyboard: .phonePad, returnKey: .emergencyCall, correction: .no, isSecure: true))
    #expect(try JSONDecoder().decode(TextTraits.self, from: Data("{}".utf8)) == TextTraits())
    for traits in [TextTraits.name, .email, .url, .password, .phone, .price, .pin, traits] {
      let data = try JSONEncoder().encode(traits)
      #expect(try JSONDecoder().decode(TextTraits.self, from: data) == traits)
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TextTraits.self, from: Data(#"{"keyboard":"piano"}"#.utf8))
    }
  }

  @Test("Each kind of field has its own")
  func kinds() {
    #expect(TextTraits.name.capitalization == .words)
    #expect(TextTraits.email.keyboard == .emailAddress && TextTraits.email.correction == .no)
    #expect(TextTraits.email.capitalization == .none)
    #expect(TextTraits.url.keyboard == .url && TextTraits.url.capitalization == .none)
    #expect(TextTraits.password.keyboard == .asciiCapable && TextTraits.password.isSecure)
    #expect(TextTraits.price.keyboard == .decimalPad && TextTraits.pin.keyboard == .numberPad)
    #expect(KeyboardKind.allCases.count == 12 && ReturnKeyKind.allCases.count == 10)
    #expect(KeyboardKind.url.rawValue == "URL" && ReturnKeyKind.continue.rawValue == "continue")
  }
}
