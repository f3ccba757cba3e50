import Foundation
import Testing
@testable import ValidationKit

/// The tables of the source beside those of ICU, which the library does not ask at run time.
@Suite("Tables of characters beside ICU")
struct ScalarTableTests {
  /// Every scalar that ICU knows, each once.
  private static let known: String = {
    var scalars = String.UnicodeScalarView()
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      switch scalar.properties.generalCategory {
      case .unassigned, .privateUse: continue
      default: scalars.append(scalar)
      }
    }
    return matches(of: "\\P{Cn}", in: String(scalars))
  }()

  private static func matches(of set: String, in text: String) -> String {
    guard let expression = try? NSRegularExpression(pattern: "[\(set)]+") else { return "" }
    let whole = NSRange(location: 0, length: text.utf16.count)
    let units = text as NSString
    return expression.matches(in: text, range: whole)
      .map { units.substring(with: $0.range) }.joined()
  }

  @Test("V9: The class of direction is that of the property Bidi_Class")
  func directions() {
    let classes: [(String, BidiClass)] = [
      ("L", .left), ("R", .right), ("AL", .right), ("AN", .arabicNumber), ("EN", .number),
      ("NSM", .mark), ("ON", .neutral), ("ES", .neutral), ("CS", .neutral), ("ET", .neutral),
    ]
    var count = 0
    for (name, expected) in classes {
      for scalar in Self.matches(of: "\\p{bidi_class=\(name)}", in: Self.known).unicodeScalars {
        count += 1
        // No name has a character that is neither seen nor a letter.
        guard !scalar.isBlank, scalar.bidiClass != expected else { continue }
        Issue.record("\(scalar.escaped(asASCII: true)) is \(scalar.bidiClass), not \(name)")
      }
    }
    #expect(count > 150_000)
  }

  @Test("Letters join as the property Joining_Type says")
  func joining() {
    let types: [(String, JoiningType)] = [
      ("D", .dual), ("R", .right), ("L", .left), ("T", .transparent), ("U", .none),
    ]
    var count = 0
    for (name, expected) in types {
      for scalar in Self.matches(of: "\\p{joining_type=\(name)}", in: Self.known).unicodeScalars {
        count += 1
        guard scalar.joiningType != expected else { continue }
        Issue.record("\(scalar.escaped(asASCII: true)) is \(scalar.joiningType), not \(name)")
      }
    }
    #expect(count > 150_000)
  }
}
