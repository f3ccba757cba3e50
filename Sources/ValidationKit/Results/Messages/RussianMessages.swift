/// The Russian messages.
enum RussianMessages: MessageLanguage {
  static let code = "ru"
  static let general = "Введите допустимое значение"

  static func text(
    for key: MessageKey, _ words: MessageWords<Self>
  ) throws(MissingArgument) -> String {
    switch key {
    // For any rule
    case .general: general
    case .required: "Заполните это поле"
    case .requiredLabel: try "Заполните поле \(words.quotedLabel)"
    case .couldNotBeChecked: "Не удалось проверить это значение"
    case .checkFailed: "Сейчас не удаётся проверить, повторите попытку"
    case .timedOut: "Ответ не пришёл вовремя, повторите попытку"
    case .submissionFailed: "Что-то пошло не так, повторите попытку"
    case .lessThanField: try "Введите значение меньше, чем в поле \(words.quoted("field"))"
    case .atMostField: try "Введите значение не больше, чем в поле \(words.quoted("field"))"
    case .atLeastField: try "Введите значение не меньше, чем в поле \(words.quoted("field"))"
    case .greaterThanField: try "Введите значение больше, чем в поле \(words.quoted("field"))"
    case .numberLessThanField: try "Введите число меньше, чем в поле \(words.quoted("field"))"
    case .numberAtMostField: try "Введите число не больше, чем в поле \(words.quoted("field"))"
    case .numberAtLeastField: try "Введите число не меньше, чем в поле \(words.quoted("field"))"
    case .numberGreaterThanField: try "Введите число больше, чем в поле \(words.quoted("field"))"
    case .dateBeforeField: try "Введите дату раньше, чем в поле \(words.quoted("field"))"
    case .dateAtMostField: try "Введите дату не позже, чем в поле \(words.quoted("field"))"
    case .dateAtLeastField: try "Введите дату не раньше, чем в поле \(words.quoted("field"))"
    case .dateAfterField: try "Введите дату позже, чем в поле \(words.quoted("field"))"
    case .timeBeforeField: try "Введите время раньше, чем в поле \(words.quoted("field"))"
    case .timeAtMostField: try "Введите время не позже, чем в поле \(words.quoted("field"))"
    case .timeAtLeastField: try "Введите время не раньше, чем в поле \(words.quoted("field"))"
    case .timeAfterField: try "Введите время позже, чем в поле \(words.quoted("field"))"
    case .shorterThanField:
      try "Введите продолжительность меньше, чем в поле \(words.quoted("field"))"
    case .durationAtMostField:
      try "Введите продолжительность не больше, чем в поле \(words.quoted("field"))"
    case .durationAtLeastField:
      try "Введите продолжительность не меньше, чем в поле \(words.quoted("field"))"
    case .longerThanField:
      try "Введите продолжительность больше, чем в поле \(words.quoted("field"))"
    case .differentField:
      try "Введите значение, отличное от значения в поле \(words.quoted("field"))"
    case .imposed: "Это значение не принято"
    case .sameAs: "Значения не совпадают"
    case .sameAsField: try "Значение не совпадает со значением в поле \(words.quoted("field"))"
    case .not: "Введите другое значение"
    case .pattern: "Введите значение в нужном формате"

    // Texts
    case .tooShort: try "Введите не менее \(words.length("min", noun: genitive))"
    case .tooLong: try "Введите не более \(words.length("max", noun: genitive))"
    case .exactLength: try "Введите ровно \(words.length("exact"))"
    case .characterTooLong: "Уберите лишние значки над буквами и под ними"
    case .letters: "Используйте только буквы"
    case .lettersAllowing:
      try "Используйте только буквы и следующие символы: \(words.characters("allowed"))"
    case .digits: "Используйте только цифры"
    case .digitsAllowing:
      try "Используйте только цифры и следующие символы: \(words.characters("allowed"))"
    case .lettersAndDigits: "Используйте только буквы и цифры"
    case .lettersAndDigitsAllowing:
      try "Используйте только буквы, цифры и следующие символы: \(words.characters("allowed"))"
    case .contains: try "Введите текст, который содержит \(words.quoted("text"))"
    case .startsWith: try "Введите текст, который начинается с \(words.quoted("text"))"
    case .endsWith: try "Введите текст, который заканчивается на \(words.quoted("text"))"
    case .username: "Введите имя пользователя без специальных символов"
    case .letterMissing: try "Используйте \(atLeast("букву", letters, words))"
    case .lowercaseMissing: try "Используйте \(atLeast("строчную букву", lowercase, words))"
    case .uppercaseMissing: try "Используйте \(atLeast("заглавную букву", uppercase, words))"
    case .digitMissing: try "Используйте \(atLeast("цифру", digits, words))"
    case .symbolMissing: try "Используйте \(atLeast("специальный символ", symbols, words))"
    case .symbolNotAllowed: "Не используйте специальные символы"
    case .spaceNotAllowed: "Не используйте пробелы"
    case .tooFewDistinct: try "Используйте не менее \(words.count("min", distinct))"
    case .tooCommon: "Выберите менее распространённый пароль"
    case .onlyDigits: "Используйте не только цифры"
    case .invisibleCharacters: "Используйте только видимые символы"
    case .notBlank: "Введите не только пробелы"
    case .ascii: "Используйте только символы ASCII"
    case .lowercase: "Используйте только строчные буквы"
    case .uppercase: "Используйте только заглавные буквы"
    case .unique: "Уберите повторяющиеся значения"

    // Edits and values that a field does not take
    case .noPlace: try "Введите значение в формате \(words.value("format"))"
    case .overflow: try "Введите значение не длиннее формата \(words.value("format"))"
    case .separators: "Проверьте разделители между цифрами"
    case .filtered: "Используйте только допустимые здесь символы"

    // Values
    case .oneOf: try "Выберите \(words.list("values", last: " или "))"
    case .notOneOf: try "Введите значение, отличное от \(words.list("values", last: " и "))"
    case .equal: try "Введите \(words.quoted("value"))"
    case .equalTrue: "Подтвердите этот пункт"
    case .equalTrueLabel: try "Подтвердите пункт \(words.quotedLabel)"
    case .equalFalse: "Снимите отметку с этого пункта"
    case .equalFalseLabel: try "Снимите отметку с пункта \(words.quotedLabel)"
    case .notEqual: try "Введите значение, отличное от \(words.quoted("value"))"

    // Numbers
    case .integer: "Введите целое число"
    case .decimal: "Введите число"
    case .tooSmall: try "Введите число не меньше \(words.value("min"))"
    case .tooLarge: try "Введите число не больше \(words.value("max"))"
    case .notAbove: try "Введите число больше \(words.value("min"))"
    case .notBelow: try "Введите число меньше \(words.value("max"))"
    case .notMultiple: try "Введите число, кратное \(words.value("step"))"
    case .tooManyFractionDigits:
      try "Введите не более \(words.count("max", decimalPlace)) после запятой"
    case .noFractionDigits: "Введите число без дробной части"
    case .tooManyDigits: try "Введите не более \(words.count("max", digits))"
    case .valueTooSmall: try "Введите значение не меньше \(words.value("min"))"
    case .valueTooLarge: try "Введите значение не больше \(words.value("max"))"
    case .valueNotAbove: try "Введите значение больше \(words.value("min"))"
    case .valueNotBelow: try "Введите значение меньше \(words.value("max"))"

    // Collections
    case .tooFew: try "Выберите не менее \(words.count("min", itemGenitive))"
    case .tooMany: try "Выберите не более \(words.count("max", itemGenitive))"
    case .wrongCount: try "Выберите ровно \(words.count("exact", item))"

    // Dates and times
    case .date: "Введите корректную дату"
    case .dateFormat: try "Введите дату в формате \(words.format())"
    case .dateTooEarly: try "Введите дату не раньше \(words.value("min"))"
    case .dateTooLate: try "Введите дату не позже \(words.value("max"))"
    case .dateNotAfter: try "Введите дату позже \(words.value("min"))"
    case .dateNotBefore: try "Введите дату раньше \(words.value("max"))"
    case .time: "Введите корректное время"
    case .timeFormat: try "Введите время в формате \(words.format())"
    case .timeTooEarly: try "Введите время не раньше \(words.value("min"))"
    case .timeTooLate: try "Введите время не позже \(words.value("max"))"
    case .timeNotAfter: try "Введите время позже \(words.value("min"))"
    case .timeNotBefore: try "Введите время раньше \(words.value("max"))"
    case .dateTime: "Введите корректные дату и время"
    case .dateTimeFormat: try "Введите дату и время в формате \(words.format())"
    case .dateTimeTooEarly: try "Введите дату и время не раньше \(words.value("min"))"
    case .dateTimeTooLate: try "Введите дату и время не позже \(words.value("max"))"
    case .durationTooShort: try "Введите продолжительность не меньше \(words.value("min"))"
    case .durationTooLong: try "Введите продолжительность не больше \(words.value("max"))"
    case .durationNotAbove: try "Введите продолжительность больше \(words.value("min"))"
    case .durationNotBelow: try "Введите продолжительность меньше \(words.value("max"))"

    // Addresses and identifiers
    case .email: "Введите корректный адрес электронной почты"
    case .url: "Введите корректный веб-адрес"
    case .schemeMissing: "Введите полный адрес, например https://example.com"
    case .schemeNotAllowed:
      try "Введите адрес, который начинается с \(words.schemes(last: " или "))"
    case .hostMissing: "Добавьте в адрес имя сайта, например example.com"
    case .topLevelDomainMissing: "Добавьте окончание домена, например «.com»"
    case .hostname: "Введите корректное имя хоста"
    case .dotMissing: "Введите полное имя хоста, например example.com"
    case .ipAddress: "Введите корректный IP-адрес"
    case .ipv4Address: "Введите корректный IPv4-адрес"
    case .ipv6Address: "Введите корректный IPv6-адрес"
    case .macAddress: "Введите корректный MAC-адрес"
    case .port: "Введите корректный номер порта, например 8080"
    case .uuid: "Введите корректный UUID"
    case .uuidVersion: try "Введите UUID версии \(words.value("version"))"
    case .slug: "Используйте только строчные буквы и цифры, разделённые дефисами"
    case .hexColor: "Введите корректный код цвета, например #3366CC"
    case .base64: "Введите корректный текст в кодировке Base64"
    case .json: "Введите корректный JSON"
    case .semanticVersion: "Введите корректный номер версии, например 1.2.3"
    case .phone: "Введите корректный номер телефона"
    case .countryCodeMissing: "Начните номер телефона с «+» и кода страны"

    // Numbers with check digits
    case .creditCard: "Введите корректный номер карты"
    case .creditCardChecksum: "Проверьте, нет ли ошибки в номере карты"
    case .brandNotAllowed: try "Используйте карту \(words.brands(last: " или "))"
    case .luhn: "Введите корректный номер"
    case .luhnChecksum: "Проверьте, нет ли ошибки в номере"
    case .iban: "Введите корректный IBAN"
    case .ibanCountry: "Проверьте код страны в IBAN"
    case .ibanLength: try "IBAN должен содержать ровно \(words.length("exact"))"
    case .ibanChecksum: "Проверьте, нет ли ошибки в IBAN"
    case .isbn: "Введите корректный ISBN"
    case .isbnChecksum: "Проверьте, нет ли ошибки в ISBN"
    }
  }
}

// MARK: - How Russian writes

extension RussianMessages {
  static let separator = ", "
  static let blank = "пробел"
  static let durationUnits = DurationUnits(" ч", " мин", " с")

  static func quoted(_ text: String) -> String { "«\(text)»" }

  static func category(of count: Int) -> PluralCategory { .russian(count) }

  /// The noun in the accusative: "ровно 2 символа".
  static func noun(for unit: LengthUnit) -> Noun {
    switch unit {
    case .characters:
      Noun(one: "символ", few: "символа", many: "символов", other: "символа")
    case .unicodeScalars:
      Noun(
        one: "кодовую точку", few: "кодовые точки", many: "кодовых точек", other: "кодовой точки")
    case .utf16:
      Noun(
        one: "единицу UTF-16", few: "единицы UTF-16", many: "единиц UTF-16",
        other: "единицы UTF-16")
    case .utf8:
      Noun(one: "байт", few: "байта", many: "байт", other: "байта")
    }
  }

  /// The noun in the genitive: "не менее 2 символов".
  private static func genitive(for unit: LengthUnit) -> Noun {
    switch unit {
    case .characters: Noun(genitive: "символа", "символов")
    case .unicodeScalars: Noun(genitive: "кодовой точки", "кодовых точек")
    case .utf16: Noun(genitive: "единицы UTF-16", "единиц UTF-16")
    case .utf8: Noun(genitive: "байта", "байт")
    }
  }

  /// Returns "at least" with a number of things, in the words that go with one and with more.
  private static func atLeast(
    _ one: String, _ noun: Noun, _ words: MessageWords<Self>
  ) throws(MissingArgument) -> String {
    let isOne = (words.issue.argument("min") ?? 1).integer == 1
    return isOne ? "хотя бы 1 \(one)" : try "не менее \(words.count("min", noun))"
  }

  private static let letters = Noun(genitive: "буквы", "букв")
  private static let lowercase = Noun(genitive: "строчной буквы", "строчных букв")
  private static let uppercase = Noun(genitive: "заглавной буквы", "заглавных букв")
  private static let digits = Noun(genitive: "цифры", "цифр")
  private static let symbols = Noun(genitive: "специального символа", "специальных символов")
  private static let distinct = Noun(genitive: "уникального символа", "уникальных символов")
  private static let decimalPlace = Noun(genitive: "знака", "знаков")
  private static let item = Noun(
    one: "элемент", few: "элемента", many: "элементов", other: "элемента")
  private static let itemGenitive = Noun(genitive: "элемента", "элементов")

  static func date(_ day: CivilDay, time: String?) -> String {
    let months = [
      "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября",
      "октября", "ноября", "декабря",
    ]
    return "\(day.day) \(months[day.month - 1]) \(day.year) года" + (time.map { ", \($0)" } ?? "")
  }

  static func continued(_ text: String) -> String { decapitalized(text) }

  /// A comma goes before the last "or" where one of the texts has a comma of its own.
  static func alternatives(_ texts: [String]) -> String {
    let hasCommas = texts.contains { $0.contains(",") }
    return joined(texts, ", ", last: hasCommas ? ", или " : " или ")
  }

  static func item(_ number: String, _ text: String) -> String {
    "Элемент \(number): \(continued(text))"
  }
}

extension Noun {
  /// Creates the forms of the genitive: the singular for 1 and fractions, the plural for the rest.
  fileprivate init(genitive singular: String, _ plural: String) {
    self.init(one: singular, few: plural, many: plural, other: singular)
  }
}
