import Testing
@testable import ValidationKit

@Suite("Signs between thousands under a mask")
struct MaskGroupTests {
  @Test(
    "They are ignored where digits stand in threes, and else the text is refused",
    arguments: [
      ("[0…]", "123,456", "123456"), ("[0…]", "1,22,333", nil), ("[0…]", "1,222,33", nil),
      // Before the first digit there is nothing that they could part.
      ("[0…]", ",12", "12"), ("[0…]", ",123,456", "123456"),
      // Also where what comes before the digits is not of the mask's variable part.
      ("N [0…]", "1,23", nil), ("N [0…]", "1,234", "1234"), ("N […]", "1,23", nil),
      // A fixed character ends what is counted, the sign before it with it.
      ("[99]{-}[99]", "1,-23", "1-23"), ("[999]{-}[9]", "1,23-4", nil),
      // Slots that must be filled say themselves how many digits there are.
      ("[0000]{-}[99]", "12,34-5", "1234-5"), ("[0000]{-}[99]", "1234-1,2", nil),
    ] as [(String, String, String?)])
  func groups(_ format: String, _ text: String, _ value: String?) {
    let mask = TextMask(format)
    for way in [Way.pasted, .filled, .set, .formatted] {
      #expect(mask.value(of: text, way) == value, "\(text) \(way)")
    }
  }

  @Test("A text that is too long says so, whatever its groups are")
  func overflow() {
    let empty = EditableText("")
    for (text, reason) in [
      ("1,2,3", EditRefusal.Reason.separators), ("1,2,34", .overflow), ("1,234", .overflow),
    ] {
      let mask = TextMask("[099]")
      #expect(mask.result(of: .insert(text, into: empty), in: empty).failure?.reason == reason)
    }
  }
}
