import Foundation
import Testing
@testable import ValidationKit

@Suite("Reading masks")
struct MaskParserTests {
  @Test(
    "A mask that cannot be read is an error with its place",
    arguments: [
      ("", 0, "nothing can be typed into an empty mask"), ("[00", 0, "\"[\" is never closed"),
      ("+7 [0", 3, "\"[\" is never closed"), ("{7", 0, "\"{\" is never closed"),
      ("[00]]", 4, "\"]\" was never opened"), ("a}", 1, "\"}\" was never opened"),
      ("[0x]", 2, "\"x\" is not the symbol of a slot"),
      ("[0[0]]", 2, "\"[\" is not the symbol of a slot"),
      ("{a[}", 2, "\"[\" cannot stand between braces"),
      ("[0]\\", 3, "a backslash is followed by nothing"),
      ("[0]\n", 3, "a line break cannot be part of a single line"),
      ("\u{301}[0]", 0, "\"\u{301}\" would join the character beside it"),
      ("{🇩}-{🇪}[0]", 5, "\"🇩\" and \"🇪\" would be read as one character"),
      ("{🇩}{🇪}[0]", 4, "\"🇩\" and \"🇪\" would be read as one character"),
    ])
  func errors(_ format: String, _ position: Int, _ reason: String) {
    let error = #expect(throws: TextMaskError.self) { try TextMask(parsing: format) }
    #expect(error?.position == position)
    #expect(error?.reason == reason)
    #expect(error?.format == format)
    #expect(
      error?.localizedDescription == error?.description
        && error?.description.hasSuffix("is not valid: at position \(position), \(reason)") == true)
  }

  @Test("The plain form needs its symbol")
  func plainErrors() {
    let error = #expect(throws: TextMaskError.self) {
      try TextMask(parsing: "+7 (000)", placeholder: "X")
    }
    #expect(error?.reason == "\"X\" does not occur, so nothing can be typed")
  }

  @Test("A literal that cannot be read stops the program with the message")
  func trap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = TextMask("[00")
    }
    #if DEBUG
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("the mask \"[00\" is not valid: at position 0"))
    #endif
    await #expect(processExitsWith: .failure) { _ = TextMask("abc", placeholder: "X") }
    await #expect(processExitsWith: .failure) { _ = TextMask.bestFit([]) }
  }

  @Test("In the plain form fixed digits and letters belong to the value")
  func plain() {
    let phone = TextMask("+7 (XXX) XXX-XX-XX", placeholder: "X")
    #expect(phone.format("9999999999").text == "+7 (999) 999-99-99")
    #expect(phone.format("9999999999").value == "79999999999")
    #expect(phone.placeholder == "+7 (XXX) XXX-XX-XX")
    #expect(phone.format("99").missing == "X) XXX-XX-XX")
    let plate = TextMask("RU-__", placeholder: "_", of: .letter)
    #expect(plate.format("яж").value == "RUяж")
    let snils = TextMask("XXX-XXX-XXX XX", placeholder: "X")
    #expect(snils.format("11223344595").text == "112-233-445 95")
    #expect(snils.format("112-233-445 95").value == "11223344595")
  }

  @Test("Own notations belong to their mask alone")
  func notations() {
    let hex = TextMask(
      "#[HHH]", notations: [MaskNotation("H", CharacterKind(anyOf: "0123456789ABCDEF"))])
    let vowels = TextMask("[HH0]", notations: [MaskNotation("H", CharacterKind(anyOf: "aeiou"))])
    let zeros = TextMask("[000]", notations: [MaskNotation("0", CharacterKind(anyOf: "0"))])
    #expect(hex.format("AxF1").text == "#AF1")
    #expect(vowels.format("xaeF7").text == "ae7")
    #expect(zeros.format("0102").text == "00")
    #expect(TextMask("[000]").format("0102").text == "010")
    #expect(throws: TextMaskError.self) { try TextMask(parsing: "[H]") }
  }

  @Test(
    "What is missing is shown as it is still to be typed",
    arguments: [
      ("+{7} ([000]) [00]", "12", "0) 00", false), ("+{7} ([000]) [00]", "", "+7 (000) 00", false),
      ("[09]-[Aa]", "1", "0-aa", false), ("[…]", "x", "…", true), ("[0099]", "12", "00", true),
    ])
  func missing(_ format: String, _ text: String, _ missing: String, _ isComplete: Bool) {
    let masked = TextMask(format).format(text)
    #expect(masked.missing == missing)
    #expect(masked.isComplete == isComplete)
  }

  @Test(
    "Of several masks the best fitting one is taken, and may change",
    arguments: [
      ("+7999", "+7 (999", "7999"), ("+49 30 12", "+49 3012", "493012"),
      ("+1 212 555 01 23", "+1 212-555-0123", "12125550123"), ("9", "+7 (9", "79"),
      ("", "", ""), ("+4", "+4", "4"), ("12125550123", "+1 212-555-0123", "12125550123"),
    ])
  func bestFit(_ text: String, _ formatted: String, _ value: String) {
    let mask = TextMask.bestFit([
      TextMask("+{7} ([000]) [000]-[00]-[00]"), TextMask("+{49} [000000999999]"),
      TextMask("+{1} [000]-[000]-[0000]"),
    ])
    let masked = mask.format(text)
    #expect(masked.text == formatted)
    #expect(masked.value == value)
    #expect(mask.format(value: value).text == formatted)
    var state = EditableText("")
    for key in text {
      state = mask.applying(.insert(String(key), into: state), to: state)?.content ?? state
    }
    if text.hasPrefix("+") { #expect(state.text == formatted) }
  }
}
