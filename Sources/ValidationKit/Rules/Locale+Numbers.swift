import Foundation

extension Locale {
  /// The locale, or the nearest one that a number formatter can be made for.
  ///
  /// Foundation's formatter stops the program, on some systems, for digits that it does not know,
  /// for a language that is not written in ASCII, and for extensions as in `de-CH-u-nu-latn`. So
  /// the identifier is ICU's (`de_CH@numbers=latn`), without what is not known; where the rest
  /// cannot be read it is the language's alone, or the root's.
  var forNumbers: Locale {
    let parts = identifier(.icu).split(
      separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = Self.known(name: parts[0])
    let keywords = (parts.count > 1 ? parts[1] : "").split(separator: ";")
      .compactMap(Self.known(keyword:))
    let safe = keywords.isEmpty ? name : "\(name)@\(keywords.joined(separator: ";"))"
    return safe == identifier ? self : Locale(identifier: safe)
  }

  /// The locale with the digits that people of it use most.
  var withOrdinaryDigits: Locale {
    let parts = forNumbers.identifier.split(separator: "@", omittingEmptySubsequences: false)
    return Locale(identifier: String(parts[0])).forNumbers
  }

  /// Returns the part of a locale's name that a formatter can be asked for.
  private static func known(name: Substring) -> String {
    let isReadable: (Unicode.Scalar) -> Bool = {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
    }
    let scalars = name.unicodeScalars
    if scalars.allSatisfy({ isReadable($0) || $0 == "_" || $0 == "-" }) { return String(name) }
    let language = scalars.prefix { $0 != "_" && $0 != "-" }
    return language.allSatisfy(isReadable) ? String(Substring(language)) : ""
  }

  /// Returns a keyword with its value as a formatter knows it, nil where it does not.
  private static func known(keyword: Substring) -> String? {
    let parts = keyword.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, keyword.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    guard parts[0].lowercased() == "numbers" else { return String(keyword) }
    let digits = parts[1].lowercased()
    return digits == "native" || numberingSystems.contains(digits) ? "numbers=\(digits)" : nil
  }

  private static let numberingSystems = Set(
    NumberingSystem.availableNumberingSystems.map { $0.identifier.lowercased() })
}
