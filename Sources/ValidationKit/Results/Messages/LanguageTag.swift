/// The parts of a BCP 47 language code that languages are told apart by.
struct LanguageTag: Hashable {
  let language: String
  /// Given, or known from the region, as that of Chinese.
  let script: String?
  let region: String?

  /// Reads a code, also in the form of POSIX locales (`zh_CN.UTF-8`); nil where there is no
  /// language in it.
  init?(_ code: String) {
    let name = code.prefix { $0 != "." && $0 != "@" }.lowercased()
    var parts = name.split { $0 == "-" || $0 == "_" }[...]
    guard var language = parts.popFirst(), (2...8).contains(language.utf8.count),
      language.utf8.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains)
    else { return nil }
    // An extended language subtag, as in `zh-yue`, is the language proper.
    if let extended = parts.first, extended.utf8.count == 3, extended.first?.isLetter == true {
      language = extended
      parts.removeFirst()
    }
    self.language = language == "cmn" ? "zh" : String(language)
    let written = parts.first.flatMap {
      $0.utf8.count == 4 && $0.first?.isLetter == true ? $0 : nil
    }
    if written != nil { parts.removeFirst() }
    region = parts.first.flatMap { [2, 3].contains($0.utf8.count) ? String($0) : nil }
    if self.language == "zh" {
      let isTraditional = ["tw", "hk", "mo"].contains(region)
      script = written.map(String.init) ?? (isTraditional ? "hant" : "hans")
    } else {
      script = written.map(String.init)
    }
  }

  /// Whether somebody who asks for this language reads another one.
  func isServed(by other: LanguageTag) -> Bool {
    guard language == other.language else { return false }
    return script == nil || other.script == nil || script == other.script
  }

  /// Returns how near another variety of the same language is, the higher the nearer.
  func nearness(to other: LanguageTag) -> Int {
    if region == other.region { return 2 }
    return other.region == nil ? 1 : 0
  }
}

/// Returns the position of the code that serves a language best, or nil where none does; the first
/// of equals.
func bestMatch(for language: LanguageTag, among codes: [LanguageTag?]) -> Int? {
  var best: (position: Int, nearness: Int)?
  for case let (position, code?) in codes.enumerated() where language.isServed(by: code) {
    let nearness = language.nearness(to: code)
    if nearness > (best?.nearness ?? -1) { best = (position, nearness) }
  }
  return best?.position
}
