/// The messages in Simplified Chinese.
enum ChineseMessages: MessageLanguage {
  static let code = "zh-Hans"
  static let general = "请输入有效的内容"

  static func text(
    for key: MessageKey, _ words: MessageWords<Self>
  ) throws(MissingArgument) -> String {
    switch key {
    // For any rule
    case .general: general
    case .required: "请填写此项"
    case .requiredLabel: try "请填写\(words.quotedLabel)"
    case .couldNotBeChecked: "无法验证此内容"
    case .checkFailed: "暂时无法验证，请重试"
    case .timedOut: "等待超时，请重试"
    case .submissionFailed: "出了点问题，请重试"
    case .lessThanField: try "请输入小于\(words.quoted("field"))一栏的值"
    case .atMostField: try "请输入不大于\(words.quoted("field"))一栏的值"
    case .atLeastField: try "请输入不小于\(words.quoted("field"))一栏的值"
    case .greaterThanField: try "请输入大于\(words.quoted("field"))一栏的值"
    case .numberLessThanField: try "请输入小于\(words.quoted("field"))一栏的数字"
    case .numberAtMostField: try "请输入不大于\(words.quoted("field"))一栏的数字"
    case .numberAtLeastField: try "请输入不小于\(words.quoted("field"))一栏的数字"
    case .numberGreaterThanField: try "请输入大于\(words.quoted("field"))一栏的数字"
    case .dateBeforeField: try "请输入早于\(words.quoted("field"))一栏的日期"
    case .dateAtMostField: try "请输入不晚于\(words.quoted("field"))一栏的日期"
    case .dateAtLeastField: try "请输入不早于\(words.quoted("field"))一栏的日期"
    case .dateAfterField: try "请输入晚于\(words.quoted("field"))一栏的日期"
    case .timeBeforeField: try "请输入早于\(words.quoted("field"))一栏的时间"
    case .timeAtMostField: try "请输入不晚于\(words.quoted("field"))一栏的时间"
    case .timeAtLeastField: try "请输入不早于\(words.quoted("field"))一栏的时间"
    case .timeAfterField: try "请输入晚于\(words.quoted("field"))一栏的时间"
    case .shorterThanField: try "请输入短于\(words.quoted("field"))一栏的时长"
    case .durationAtMostField: try "请输入不长于\(words.quoted("field"))一栏的时长"
    case .durationAtLeastField: try "请输入不短于\(words.quoted("field"))一栏的时长"
    case .longerThanField: try "请输入长于\(words.quoted("field"))一栏的时长"
    case .differentField: try "请输入与\(words.quoted("field"))一栏不同的值"
    case .imposed: "此内容未被接受"
    case .sameAs: "两次输入的内容不一致"
    case .sameAsField: try "此内容与\(words.quoted("field"))一栏不一致"
    case .not: "请输入其他内容"
    case .pattern: "请按要求的格式输入"

    // Texts
    case .tooShort: try "请至少输入 \(words.length("min"))"
    case .tooLong: try "请最多输入 \(words.length("max"))"
    case .exactLength: try "请输入 \(words.length("exact"))"
    case .characterTooLong: "请减少叠加在同一个字符上的符号"
    case .letters: "请只输入文字，不要包含数字和符号"
    case .lettersAllowing: try "请只输入文字和以下字符：\(words.characters("allowed"))"
    case .digits: "请只输入数字"
    case .digitsAllowing: try "请只输入数字和以下字符：\(words.characters("allowed"))"
    case .lettersAndDigits: "请只输入文字和数字"
    case .lettersAndDigitsAllowing:
      try "请只输入文字、数字和以下字符：\(words.characters("allowed"))"
    case .contains: try "请输入包含\(words.quoted("text"))的内容"
    case .startsWith: try "请输入以\(words.quoted("text"))开头的内容"
    case .endsWith: try "请输入以\(words.quoted("text"))结尾的内容"
    case .username: "请输入不含特殊字符的用户名"
    case .letterMissing: try "请至少使用 \(words.count("min", Noun("个字母"), usual: 1))"
    case .lowercaseMissing: try "请至少使用 \(words.count("min", Noun("个小写字母"), usual: 1))"
    case .uppercaseMissing: try "请至少使用 \(words.count("min", Noun("个大写字母"), usual: 1))"
    case .digitMissing: try "请至少使用 \(words.count("min", Noun("个数字"), usual: 1))"
    case .symbolMissing: try "请至少使用 \(words.count("min", Noun("个特殊字符"), usual: 1))"
    case .symbolNotAllowed: "请勿使用特殊字符"
    case .spaceNotAllowed: "请勿使用空格"
    case .tooFewDistinct: try "请至少使用 \(words.count("min", Noun("个不同的字符")))"
    case .tooCommon: "请选择不太常见的密码"
    case .onlyDigits: "请不要只使用数字"
    case .invisibleCharacters: "请只使用可见字符"
    case .notBlank: "请输入空格以外的内容"
    case .ascii: "请只使用 ASCII 字符"
    case .lowercase: "请只使用小写字母"
    case .uppercase: "请只使用大写字母"
    case .unique: "请删除重复的值"

    // Edits and values that a field does not take
    case .noPlace: try "请按\(apart(words.value("format")))的格式输入"
    case .overflow: try "请勿超出格式\(apart(words.value("format")))的长度"
    case .separators: "请检查数字之间的分隔符"
    case .filtered: "请只使用此处允许的字符"

    // Values
    case .oneOf: try "请选择\(words.list("values", last: "或"))"
    case .notOneOf: try "请输入\(words.list("values", last: "和"))以外的内容"
    case .equal: try "请输入\(words.quoted("value"))"
    case .equalTrue: "请确认此项"
    case .equalTrueLabel: try "请确认\(words.quotedLabel)"
    case .equalFalse: "请取消选择此项"
    case .equalFalseLabel: try "请取消选择\(words.quotedLabel)"
    case .notEqual: try "请输入\(words.quoted("value"))以外的内容"

    // Numbers
    case .integer: "请输入整数"
    case .decimal: "请输入数字"
    case .tooSmall: try "请输入不小于\(apart(words.value("min")))的数字"
    case .tooLarge: try "请输入不大于\(apart(words.value("max")))的数字"
    case .notAbove: try "请输入大于\(apart(words.value("min")))的数字"
    case .notBelow: try "请输入小于\(apart(words.value("max")))的数字"
    case .notMultiple: try "请输入\(apart(words.value("step")))的倍数"
    case .tooManyFractionDigits: try "请最多输入 \(words.count("max", Noun("位小数")))"
    case .noFractionDigits: "请输入不带小数的数字"
    case .tooManyDigits: try "请最多输入 \(words.count("max", Noun("位数字")))"
    case .valueTooSmall: try "请输入不小于\(apart(words.value("min")))的值"
    case .valueTooLarge: try "请输入不大于\(apart(words.value("max")))的值"
    case .valueNotAbove: try "请输入大于\(apart(words.value("min")))的值"
    case .valueNotBelow: try "请输入小于\(apart(words.value("max")))的值"

    // Collections
    case .tooFew: try "请至少选择 \(words.count("min", Noun("项")))"
    case .tooMany: try "请最多选择 \(words.count("max", Noun("项")))"
    case .wrongCount: try "请选择 \(words.count("exact", Noun("项")))"

    // Dates and times
    case .date: "请输入有效的日期"
    case .dateFormat: try "请按\(apart(words.format()))的格式输入日期"
    case .dateTooEarly: try "请输入不早于\(apart(words.value("min")))的日期"
    case .dateTooLate: try "请输入不晚于\(apart(words.value("max")))的日期"
    case .dateNotAfter: try "请输入晚于\(apart(words.value("min")))的日期"
    case .dateNotBefore: try "请输入早于\(apart(words.value("max")))的日期"
    case .time: "请输入有效的时间"
    case .timeFormat: try "请按\(apart(words.format()))的格式输入时间"
    case .timeTooEarly: try "请输入不早于\(apart(words.value("min")))的时间"
    case .timeTooLate: try "请输入不晚于\(apart(words.value("max")))的时间"
    case .timeNotAfter: try "请输入晚于\(apart(words.value("min")))的时间"
    case .timeNotBefore: try "请输入早于\(apart(words.value("max")))的时间"
    case .dateTime: "请输入有效的日期和时间"
    case .dateTimeFormat: try "请按\(apart(words.format()))的格式输入日期和时间"
    case .dateTimeTooEarly: try "请输入不早于\(apart(words.value("min")))的日期和时间"
    case .dateTimeTooLate: try "请输入不晚于\(apart(words.value("max")))的日期和时间"
    case .durationTooShort: try "请输入不短于\(apart(words.value("min")))的时长"
    case .durationTooLong: try "请输入不长于\(apart(words.value("max")))的时长"
    case .durationNotAbove: try "请输入长于\(apart(words.value("min")))的时长"
    case .durationNotBelow: try "请输入短于\(apart(words.value("max")))的时长"

    // Addresses and identifiers
    case .email: "请输入有效的电子邮件地址"
    case .url: "请输入有效的网址"
    case .schemeMissing: "请输入完整的网址，例如 https://example.com"
    case .schemeNotAllowed: try "请输入以\(words.schemes(last: "或"))开头的网址"
    case .hostMissing: "请输入包含网站名称的网址，例如 example.com"
    case .topLevelDomainMissing: "请输入包含后缀的域名，例如“.com”"
    case .hostname: "请输入有效的主机名"
    case .dotMissing: "请输入完整的主机名，例如 example.com"
    case .ipAddress: "请输入有效的 IP 地址"
    case .ipv4Address: "请输入有效的 IPv4 地址"
    case .ipv6Address: "请输入有效的 IPv6 地址"
    case .macAddress: "请输入有效的 MAC 地址"
    case .port: "请输入有效的端口号，例如 8080"
    case .uuid: "请输入有效的 UUID"
    case .uuidVersion: try "请输入版本\(apart(words.value("version")))的 UUID"
    case .slug: "请只使用小写字母和数字，并用连字符分隔"
    case .hexColor: "请输入有效的颜色代码，例如 #3366CC"
    case .base64: "请输入有效的 Base64 文本"
    case .json: "请输入有效的 JSON"
    case .semanticVersion: "请输入有效的版本号，例如 1.2.3"
    case .phone: "请输入有效的电话号码"
    case .countryCodeMissing: "请输入以“+”和国家/地区代码开头的电话号码"

    // Numbers with check digits
    case .creditCard: "请输入有效的卡号"
    case .creditCardChecksum: "请检查卡号是否有误"
    case .brandNotAllowed: try "请使用 \(words.brands(last: " 或 ")) 卡"
    case .luhn: "请输入有效的号码"
    case .luhnChecksum: "请检查号码是否有误"
    case .iban: "请输入有效的 IBAN"
    case .ibanCountry: "请检查 IBAN 中的国家/地区代码"
    case .ibanLength: try "请输入 \(words.length("exact"))的 IBAN"
    case .ibanChecksum: "请检查 IBAN 是否有误"
    case .isbn: "请输入有效的 ISBN"
    case .isbnChecksum: "请检查 ISBN 是否有误"
    }
  }
}

// MARK: - How Chinese writes

extension ChineseMessages {
  static let separator = "、"
  static let blank = "空格"
  static let durationUnits = DurationUnits(" 小时", " 分钟", " 秒")

  static func quoted(_ text: String) -> String { "“\(text)”" }

  static func category(of count: Int) -> PluralCategory { .unchanging(count) }

  static func noun(for unit: LengthUnit) -> Noun {
    switch unit {
    case .characters: Noun("个字符")
    case .unicodeScalars: Noun("个码点")
    case .utf16: Noun("个 UTF-16 码元")
    case .utf8: Noun("个字节")
    }
  }

  static func date(_ day: CivilDay, time: String?) -> String {
    "\(day.year)年\(day.month)月\(day.day)日" + (time.map { " \($0)" } ?? "")
  }

  /// Returns a text for the middle of a sentence, in which a blank parts Chinese from what is not.
  private static func apart(_ text: String) -> String {
    (text.first?.isASCII == true ? " " : "") + text + (text.last?.isASCII == true ? " " : "")
  }

  /// One "please" is enough for a sentence.
  static func continued(_ text: String) -> String {
    text.hasPrefix("请") ? String(text.dropFirst()) : text
  }

  static func alternatives(_ texts: [String]) -> String { joined(texts, "，", last: "，或") }

  static func item(_ number: String, _ text: String) -> String { "第 \(number) 项：\(text)" }
}
