/// The Japanese messages.
enum JapaneseMessages: MessageLanguage {
  static let code = "ja"
  static let general = "正しい値を入力してください"

  static func text(
    for key: MessageKey, _ words: MessageWords<Self>
  ) throws(MissingArgument) -> String {
    switch key {
    // For any rule
    case .general: general
    case .required: "この項目を入力してください"
    case .requiredLabel: try "\(words.quotedLabel)を入力してください"
    case .couldNotBeChecked: "この内容を確認できませんでした"
    case .checkFailed: "現在確認できません。もう一度お試しください"
    case .timedOut: "時間内に応答がありませんでした。もう一度お試しください"
    case .submissionFailed: "問題が発生しました。もう一度お試しください"
    case .lessThanField: try "\(words.quoted("field"))の値より小さい値を入力してください"
    case .atMostField: try "\(words.quoted("field"))の値以下の値を入力してください"
    case .atLeastField: try "\(words.quoted("field"))の値以上の値を入力してください"
    case .greaterThanField: try "\(words.quoted("field"))の値より大きい値を入力してください"
    case .numberLessThanField: try "\(words.quoted("field"))の値より小さい数値を入力してください"
    case .numberAtMostField: try "\(words.quoted("field"))の値以下の数値を入力してください"
    case .numberAtLeastField: try "\(words.quoted("field"))の値以上の数値を入力してください"
    case .numberGreaterThanField: try "\(words.quoted("field"))の値より大きい数値を入力してください"
    case .dateBeforeField: try "\(words.quoted("field"))の日付より前の日付を入力してください"
    case .dateAtMostField: try "\(words.quoted("field"))の日付以前の日付を入力してください"
    case .dateAtLeastField: try "\(words.quoted("field"))の日付以降の日付を入力してください"
    case .dateAfterField: try "\(words.quoted("field"))の日付より後の日付を入力してください"
    case .timeBeforeField: try "\(words.quoted("field"))の時刻より前の時刻を入力してください"
    case .timeAtMostField: try "\(words.quoted("field"))の時刻以前の時刻を入力してください"
    case .timeAtLeastField: try "\(words.quoted("field"))の時刻以降の時刻を入力してください"
    case .timeAfterField: try "\(words.quoted("field"))の時刻より後の時刻を入力してください"
    case .shorterThanField: try "\(words.quoted("field"))の値より短い時間を入力してください"
    case .durationAtMostField: try "\(words.quoted("field"))の値以下の長さの時間を入力してください"
    case .durationAtLeastField: try "\(words.quoted("field"))の値以上の長さの時間を入力してください"
    case .longerThanField: try "\(words.quoted("field"))の値より長い時間を入力してください"
    case .differentField: try "\(words.quoted("field"))の値と異なる値を入力してください"
    case .imposed: "この値は受け付けられませんでした"
    case .sameAs: "入力内容が一致しません"
    case .sameAsField: try "\(words.quoted("field"))の内容と一致しません"
    case .not: "別の値を入力してください"
    case .pattern: "指定された形式で入力してください"

    // Texts
    case .tooShort: try "\(words.length("min"))以上で入力してください"
    case .tooLong: try "\(words.length("max"))以内で入力してください"
    case .exactLength: try "\(words.length("exact", exactly))で入力してください"
    case .characterTooLong: "1つの文字に重ねる記号を減らしてください"
    case .letters: "数字や記号を含めずに入力してください"
    case .lettersAllowing:
      try "文字のほかは次のものだけを使用してください：\(words.characters("allowed"))"
    case .digits: "数字だけで入力してください"
    case .digitsAllowing:
      try "数字のほかは次のものだけを使用してください：\(words.characters("allowed"))"
    case .lettersAndDigits: "文字と数字だけで入力してください"
    case .lettersAndDigitsAllowing:
      try "文字と数字のほかは次のものだけを使用してください：\(words.characters("allowed"))"
    case .contains: try "\(words.quoted("text"))を含めて入力してください"
    case .startsWith: try "\(words.quoted("text"))で始まるように入力してください"
    case .endsWith: try "\(words.quoted("text"))で終わるように入力してください"
    case .username: "特殊文字を含まないユーザー名を入力してください"
    case .letterMissing: try "文字（数字と記号以外）を\(words.count("min", piece, usual: 1))以上使用してください"
    case .lowercaseMissing: try "小文字を\(words.count("min", piece, usual: 1))以上使用してください"
    case .uppercaseMissing: try "大文字を\(words.count("min", piece, usual: 1))以上使用してください"
    case .digitMissing: try "数字を\(words.count("min", piece, usual: 1))以上使用してください"
    case .symbolMissing: try "記号を\(words.count("min", piece, usual: 1))以上使用してください"
    case .symbolNotAllowed: "記号は使用しないでください"
    case .spaceNotAllowed: "スペースは使用しないでください"
    case .tooFewDistinct: try "異なる文字を\(words.count("min", Noun("種類")))以上使用してください"
    case .tooCommon: "推測されにくいパスワードを入力してください"
    case .onlyDigits: "数字以外の文字も使用してください"
    case .invisibleCharacters: "表示できる文字だけを使用してください"
    case .notBlank: "空白以外の文字を入力してください"
    case .ascii: "ASCII文字だけを使用してください"
    case .lowercase: "小文字だけを使用してください"
    case .uppercase: "大文字だけを使用してください"
    case .unique: "重複する値を削除してください"

    // Edits and values that a field does not take
    case .noPlace: try "\(words.value("format"))の形式で入力してください"
    case .overflow: try "\(words.value("format"))の形式に収まるように入力してください"
    case .separators: "数字の区切りに誤りがないか確認してください"
    case .filtered: "ここで使用できる文字だけを入力してください"

    // Values
    case .oneOf where words.isSingle("values"):
      try "\(words.list("values", last: separator))を選択してください"
    case .oneOf: try "\(words.list("values", last: separator))のいずれかを選択してください"
    case .notOneOf: try "\(words.list("values", last: separator))以外の値を入力してください"
    case .equal: try "\(words.quoted("value"))と入力してください"
    case .equalTrue: "この項目にチェックを入れてください"
    case .equalTrueLabel: try "\(words.quotedLabel)にチェックを入れてください"
    case .equalFalse: "この項目のチェックを外してください"
    case .equalFalseLabel: try "\(words.quotedLabel)のチェックを外してください"
    case .notEqual: try "\(words.quoted("value"))以外の値を入力してください"

    // Numbers
    case .integer: "整数を入力してください"
    case .decimal: "数値を入力してください"
    case .tooSmall: try "\(words.value("min"))以上の数値を入力してください"
    case .tooLarge: try "\(words.value("max"))以下の数値を入力してください"
    case .notAbove: try "\(words.value("min"))より大きい数値を入力してください"
    case .notBelow: try "\(words.value("max"))より小さい数値を入力してください"
    case .notMultiple: try "\(words.value("step"))の倍数を入力してください"
    case .tooManyFractionDigits: try "小数点以下は\(words.count("max", Noun("桁")))以内で入力してください"
    case .noFractionDigits: "小数点以下を含めずに入力してください"
    case .tooManyDigits: try "\(words.count("max", Noun("桁")))以内で入力してください"
    case .valueTooSmall: try "\(words.value("min"))以上の値を入力してください"
    case .valueTooLarge: try "\(words.value("max"))以下の値を入力してください"
    case .valueNotAbove: try "\(words.value("min"))より大きい値を入力してください"
    case .valueNotBelow: try "\(words.value("max"))より小さい値を入力してください"

    // Collections
    case .tooFew: try "\(words.count("min", item))以上選択してください"
    case .tooMany: try "\(words.count("max", item))以内で選択してください"
    case .wrongCount: try "ちょうど\(words.count("exact", item))選択してください"

    // Dates and times
    case .date: "有効な日付を入力してください"
    case .dateFormat: try "日付を\(words.format())の形式で入力してください"
    case .dateTooEarly: try "\(words.value("min"))以降の日付を入力してください"
    case .dateTooLate: try "\(words.value("max"))以前の日付を入力してください"
    case .dateNotAfter: try "\(words.value("min"))より後の日付を入力してください"
    case .dateNotBefore: try "\(words.value("max"))より前の日付を入力してください"
    case .time: "有効な時刻を入力してください"
    case .timeFormat: try "時刻を\(words.format())の形式で入力してください"
    case .timeTooEarly: try "\(words.value("min"))以降の時刻を入力してください"
    case .timeTooLate: try "\(words.value("max"))以前の時刻を入力してください"
    case .timeNotAfter: try "\(words.value("min"))より後の時刻を入力してください"
    case .timeNotBefore: try "\(words.value("max"))より前の時刻を入力してください"
    case .dateTime: "有効な日時を入力してください"
    case .dateTimeFormat: try "日時を\(words.format())の形式で入力してください"
    case .dateTimeTooEarly: try "\(words.value("min"))以降の日時を入力してください"
    case .dateTimeTooLate: try "\(words.value("max"))以前の日時を入力してください"
    case .durationTooShort: try "\(words.value("min"))以上の長さの時間を入力してください"
    case .durationTooLong: try "\(words.value("max"))以下の長さの時間を入力してください"
    case .durationNotAbove: try "\(words.value("min"))より長い時間を入力してください"
    case .durationNotBelow: try "\(words.value("max"))より短い時間を入力してください"

    // Addresses and identifiers
    case .email: "有効なメールアドレスを入力してください"
    case .url: "有効なURLを入力してください"
    case .schemeMissing: "「https://example.com」のように、URL全体を入力してください"
    case .schemeNotAllowed: try "\(words.schemes(last: "または"))で始まるURLを入力してください"
    case .hostMissing: "「example.com」などのサイト名を含むURLを入力してください"
    case .topLevelDomainMissing: "「.com」などの末尾を含むドメイン名を入力してください"
    case .hostname: "有効なホスト名を入力してください"
    case .dotMissing: "「example.com」のように、ホスト名全体を入力してください"
    case .ipAddress: "有効なIPアドレスを入力してください"
    case .ipv4Address: "有効なIPv4アドレスを入力してください"
    case .ipv6Address: "有効なIPv6アドレスを入力してください"
    case .macAddress: "有効なMACアドレスを入力してください"
    case .port: "「8080」などの有効なポート番号を入力してください"
    case .uuid: "有効なUUIDを入力してください"
    case .uuidVersion: try "バージョン\(words.value("version"))のUUIDを入力してください"
    case .slug: "小文字の英数字と、その間のハイフンだけで入力してください"
    case .hexColor: "「#3366CC」などの有効なカラーコードを入力してください"
    case .base64: "有効なBase64形式のテキストを入力してください"
    case .json: "有効なJSONを入力してください"
    case .semanticVersion: "「1.2.3」などの有効なバージョン番号を入力してください"
    case .phone: "有効な電話番号を入力してください"
    case .countryCodeMissing: "電話番号を「+」と国番号から入力してください"

    // Numbers with check digits
    case .creditCard: "有効なカード番号を入力してください"
    case .creditCardChecksum: "カード番号に誤りがないか確認してください"
    case .brandNotAllowed: try "\(words.brands(last: "または"))のカードを使用してください"
    case .luhn: "有効な番号を入力してください"
    case .luhnChecksum: "番号に誤りがないか確認してください"
    case .iban: "有効なIBANを入力してください"
    case .ibanCountry: "IBANの国コードを確認してください"
    case .ibanLength: try "IBANを\(words.length("exact", exactly))で入力してください"
    case .ibanChecksum: "IBANに誤りがないか確認してください"
    case .isbn: "有効なISBNを入力してください"
    case .isbnChecksum: "ISBNに誤りがないか確認してください"
    }
  }
}

// MARK: - How Japanese writes

extension JapaneseMessages {
  static let separator = "、"
  static let blank = "スペース"
  static let durationUnits = DurationUnits("時間", "分", "秒", separator: "")

  static func quoted(_ text: String) -> String { "「\(text)」" }

  static func category(of count: Int) -> PluralCategory { .unchanging(count) }

  /// Numbers and counters are written together; a counter may say where its number stands.
  static func counted(_ number: String, _ noun: String) -> String {
    let parts = noun.split(separator: "#", omittingEmptySubsequences: false)
    return parts.count == 2 ? parts[0] + number + parts[1] : number + noun
  }

  private static func exactly(_ number: String) -> String { "ちょうど" + number }

  static func noun(for unit: LengthUnit) -> Noun {
    switch unit {
    case .characters: Noun("文字")
    case .unicodeScalars: Noun("コードポイント")
    case .utf16: Noun("UTF-16で#単位")
    case .utf8: Noun("バイト")
    }
  }

  /// The counter of letters, digits and symbols.
  private static let piece = Noun("文字")
  private static let item = Noun("件")

  static func date(_ day: CivilDay, time: String?) -> String {
    "\(day.year)年\(day.month)月\(day.day)日" + (time.map { " \($0)" } ?? "")
  }

  /// Each text is a whole sentence, since the verb comes last.
  static func alternatives(_ texts: [String]) -> String {
    texts.joined(separator: "。または、")
  }

  static func item(_ number: String, _ text: String) -> String { "\(number)番目の項目：\(text)" }
}
