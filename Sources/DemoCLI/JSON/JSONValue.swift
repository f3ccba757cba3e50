/// A JSON document whose members keep their order.
enum JSONValue {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object([Member])

  typealias Member = (name: String, value: JSONValue)

  /// A text, or null where there is none.
  init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
}

extension JSONValue {
  /// The document on one line, in UTF-8; nothing but what JSON requires is escaped.
  var encoded: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return bytes
  }

  private func append(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .integer(let value): bytes += String(value).utf8
    case .string(let text): appendQuoted(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        appendQuoted(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.append(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}

/// Appends a text as a JSON string (RFC 8259, section 7).
private func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
  bytes.append(UInt8(ascii: "\""))
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "\""): bytes += #"\""#.utf8
    case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
    case 0x08: bytes += #"\b"#.utf8
    case 0x09: bytes += #"\t"#.utf8
    case 0x0A: bytes += #"\n"#.utf8
    case 0x0C: bytes += #"\f"#.utf8
    case 0x0D: bytes += #"\r"#.utf8
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      bytes += (#"\u00"# + (digits.utf8.count == 1 ? "0" : "") + digits).utf8
    default: bytes.append(byte)
    }
  }
  bytes.append(UInt8(ascii: "\""))
}
