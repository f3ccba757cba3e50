extension MessageCatalog {
  /// The English messages.
  public static let english = MessageCatalog(EnglishMessages.self)
  /// The Thai messages.
  public static let thai = MessageCatalog(ThaiMessages.self)
  /// The messages in Simplified Chinese.
  public static let simplifiedChinese = MessageCatalog(ChineseMessages.self)
  /// The Japanese messages.
  public static let japanese = MessageCatalog(JapaneseMessages.self)
  /// The Vietnamese messages.
  public static let vietnamese = MessageCatalog(VietnameseMessages.self)
  /// The Russian messages.
  public static let russian = MessageCatalog(RussianMessages.self)

  /// The library's languages, English first.
  public static let available: [MessageCatalog] = [
    .english, .thai, .simplifiedChinese, .japanese, .vietnamese, .russian,
  ]
}

// MARK: - Choosing

extension MessageCatalog {
  /// Returns the catalog that serves a language, or nil where none does.
  ///
  /// A regional variety is served by its language (`en-GB` by English), in the same script alone:
  /// `zh`, `zh-CN` and `zh-SG` are Simplified Chinese, `zh-TW` and `zh-Hant` are not. Case does not
  /// matter, and `zh_CN.UTF-8` reads like `zh-CN`.
  ///
  /// - Parameters:
  ///   - code: A BCP 47 code.
  ///   - catalogs: The catalogs to choose from, such as ``available`` and your own.
  public static func serving(
    _ code: String, from catalogs: [MessageCatalog] = available
  ) -> MessageCatalog? {
    guard let wanted = LanguageTag(code) else { return nil }
    let position = bestMatch(for: wanted, among: catalogs.map { LanguageTag($0.language) })
    return position.map { catalogs[$0] }
  }

  /// Returns the catalog for the first of some languages that one serves.
  ///
  ///     MessageCatalog.preferred(["zh-Hant-TW", "th"]).language   // th
  ///
  /// Where none is served, the first language that there is in another script is taken (Simplified
  /// Chinese for `zh-Hant` alone), else the fallback.
  ///
  /// - Parameters:
  ///   - codes: BCP 47 codes, the most wanted first, such as `Locale.preferredLanguages`.
  ///   - catalogs: The catalogs to choose from, such as ``available`` and your own.
  ///   - fallback: What is taken where nothing fits.
  public static func preferred(
    _ codes: [String], from catalogs: [MessageCatalog] = available,
    fallback: MessageCatalog = .english
  ) -> MessageCatalog {
    for code in codes {
      if let found = serving(code, from: catalogs) { return found }
    }
    for wanted in codes.lazy.compactMap({ LanguageTag($0) }) {
      let found = catalogs.first { LanguageTag($0.language)?.language == wanted.language }
      if let found { return found }
    }
    return fallback
  }
}
