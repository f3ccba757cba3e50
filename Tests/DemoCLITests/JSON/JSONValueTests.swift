import Foundation
import TestSupport
import Testing

@testable import DemoCLI

@Suite struct `The JSON writer` {
  static func text(_ value: JSONValue) -> String { String(decoding: value.encoded, as: UTF8.self) }

  @Test(arguments: [
    (JSONValue.null, "null"), (.bool(true), "true"), (.bool(false), "false"),
    (.integer(0), "0"), (.integer(-12), "-12"), (.integer(.max), "9223372036854775807"),
    (.array([]), "[]"), (.object([]), "{}"), (.string(""), #""""#),
    (.array([.integer(1), .null, .string("a")]), #"[1,null,"a"]"#),
    (JSONValue(nil), "null"), (JSONValue("a"), #""a""#),
  ])
  func `writes each kind of value`(value: JSONValue, expected: String) {
    #expect(Self.text(value) == expected)
  }

  @Test func `keeps the order of members`() {
    let value = JSONValue.object([
      ("z", .integer(1)), ("a", .object([("y", .null), ("b", .bool(true))])), ("m", .array([])),
    ])
    #expect(Self.text(value) == #"{"z":1,"a":{"y":null,"b":true},"m":[]}"#)
  }

  @Test(arguments: [
    ("\"", #"\""#), ("\\", #"\\"#), ("\n", #"\n"#), ("\r", #"\r"#), ("\t", #"\t"#),
    ("\u{8}", #"\b"#), ("\u{C}", #"\f"#), ("\0", #"\u0000"#), ("\u{1}", #"\u0001"#),
    ("\u{1B}", #"\u001b"#), ("\u{1F}", #"\u001f"#), ("\r\n", #"\r\n"#),
    ("/", "/"), ("\u{7F}", "\u{7F}"), ("\u{2028}", "\u{2028}"), ("é", "é"), ("👩‍👩‍👧", "👩‍👩‍👧"),
    ("e\u{301}", "e\u{301}"), ("“น้ำ”", "“น้ำ”"),
  ])
  func `escapes what JSON requires, and nothing else`(text: String, escaped: String) {
    // Bytes, since texts that differ in their scalars may be equal.
    #expect(JSONValue.string(text).encoded == Array("\"\(escaped)\"".utf8))
    #expect(JSONValue.object([(text, .null)]).encoded == Array("{\"\(escaped)\":null}".utf8))
  }

  @Test func `writes every scalar so that others read the same`() throws {
    let step: UInt32 = Effort.isLong ? 1 : 331
    for value in UInt32(0)...0x10FFFF where value % step == 0 || value < 0x400 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(scalar)b"
      let data = Data(JSONValue.array([.string(text)]).encoded)
      let read = try JSONDecoder().decode([String].self, from: data)
      #expect(read.first?.unicodeScalars.elementsEqual(text.unicodeScalars) == true, "\(value)")
    }
  }
}
