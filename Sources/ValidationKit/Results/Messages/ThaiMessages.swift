/// The Thai messages.
enum ThaiMessages: MessageLanguage {
  static let code = "th"
  static let general = "กรอกข้อมูลให้ถูกต้อง"

  static func text(
    for key: MessageKey, _ words: MessageWords<Self>
  ) throws(MissingArgument) -> String {
    switch key {
    // For any rule
    case .general: general
    case .required: "กรอกข้อมูลในช่องนี้"
    case .requiredLabel: try "กรอกข้อมูลในช่อง \(words.quotedLabel)"
    case .couldNotBeChecked: "ไม่สามารถตรวจสอบข้อมูลนี้ได้"
    case .checkFailed: "ยังตรวจสอบไม่ได้ในขณะนี้ ลองอีกครั้ง"
    case .timedOut: "ไม่ได้รับคำตอบทันเวลา ลองอีกครั้ง"
    case .submissionFailed: "เกิดข้อผิดพลาด ลองอีกครั้ง"
    case .lessThanField: try "กรอกค่าที่น้อยกว่าค่าในช่อง \(words.quoted("field"))"
    case .atMostField: try "กรอกค่าที่ไม่เกินค่าในช่อง \(words.quoted("field"))"
    case .atLeastField: try "กรอกค่าที่ไม่น้อยกว่าค่าในช่อง \(words.quoted("field"))"
    case .greaterThanField: try "กรอกค่าที่มากกว่าค่าในช่อง \(words.quoted("field"))"
    case .numberLessThanField: try "กรอกตัวเลขที่น้อยกว่าค่าในช่อง \(words.quoted("field"))"
    case .numberAtMostField: try "กรอกตัวเลขที่ไม่เกินค่าในช่อง \(words.quoted("field"))"
    case .numberAtLeastField: try "กรอกตัวเลขที่ไม่น้อยกว่าค่าในช่อง \(words.quoted("field"))"
    case .numberGreaterThanField: try "กรอกตัวเลขที่มากกว่าค่าในช่อง \(words.quoted("field"))"
    case .dateBeforeField: try "กรอกวันที่ก่อนวันที่ในช่อง \(words.quoted("field"))"
    case .dateAtMostField: try "กรอกวันที่ไม่เกินวันที่ในช่อง \(words.quoted("field"))"
    case .dateAtLeastField: try "กรอกวันที่ตั้งแต่วันที่ในช่อง \(words.quoted("field")) เป็นต้นไป"
    case .dateAfterField: try "กรอกวันที่หลังจากวันที่ในช่อง \(words.quoted("field"))"
    case .timeBeforeField: try "กรอกเวลาก่อนเวลาในช่อง \(words.quoted("field"))"
    case .timeAtMostField: try "กรอกเวลาไม่เกินเวลาในช่อง \(words.quoted("field"))"
    case .timeAtLeastField: try "กรอกเวลาตั้งแต่เวลาในช่อง \(words.quoted("field")) เป็นต้นไป"
    case .timeAfterField: try "กรอกเวลาหลังจากเวลาในช่อง \(words.quoted("field"))"
    case .shorterThanField: try "กรอกระยะเวลาที่สั้นกว่าระยะเวลาในช่อง \(words.quoted("field"))"
    case .durationAtMostField: try "กรอกระยะเวลาที่ไม่เกินระยะเวลาในช่อง \(words.quoted("field"))"
    case .durationAtLeastField:
      try "กรอกระยะเวลาที่ไม่สั้นกว่าระยะเวลาในช่อง \(words.quoted("field"))"
    case .longerThanField: try "กรอกระยะเวลาที่นานกว่าระยะเวลาในช่อง \(words.quoted("field"))"
    case .differentField: try "กรอกค่าที่ต่างจากค่าในช่อง \(words.quoted("field"))"
    case .imposed: "ไม่สามารถใช้ข้อมูลนี้ได้"
    case .sameAs: "ข้อมูลทั้งสองช่องไม่ตรงกัน"
    case .sameAsField: try "ข้อมูลนี้ไม่ตรงกับข้อมูลในช่อง \(words.quoted("field"))"
    case .not: "กรอกข้อมูลอื่น"
    case .pattern: "กรอกข้อมูลตามรูปแบบที่กำหนด"

    // Texts
    case .tooShort: try "ใช้อย่างน้อย \(words.length("min"))"
    case .tooLong: try "ใช้ไม่เกิน \(words.length("max"))"
    case .exactLength: try "กรอกให้ครบ \(words.length("exact"))พอดี"
    case .characterTooLong: "ลดเครื่องหมายที่ซ้อนอยู่บนอักขระตัวเดียว"
    case .letters: "ใช้เฉพาะตัวอักษร"
    case .lettersAllowing:
      try "ใช้เฉพาะตัวอักษรและอักขระต่อไปนี้: \(words.characters("allowed"))"
    case .digits: "ใช้เฉพาะตัวเลข"
    case .digitsAllowing: try "ใช้เฉพาะตัวเลขและอักขระต่อไปนี้: \(words.characters("allowed"))"
    case .lettersAndDigits: "ใช้เฉพาะตัวอักษรและตัวเลข"
    case .lettersAndDigitsAllowing:
      try "ใช้เฉพาะตัวอักษร ตัวเลข และอักขระต่อไปนี้: \(words.characters("allowed"))"
    case .contains: try "กรอกข้อความที่มี \(words.quoted("text"))"
    case .startsWith: try "กรอกข้อความที่ขึ้นต้นด้วย \(words.quoted("text"))"
    case .endsWith: try "กรอกข้อความที่ลงท้ายด้วย \(words.quoted("text"))"
    case .username: "กรอกชื่อผู้ใช้ที่ไม่มีอักขระพิเศษ"
    case .letterMissing: try "ใช้ตัวอักษรอย่างน้อย \(words.count("min", piece, usual: 1))"
    case .lowercaseMissing: try "ใช้ตัวพิมพ์เล็กอย่างน้อย \(words.count("min", piece, usual: 1))"
    case .uppercaseMissing: try "ใช้ตัวพิมพ์ใหญ่อย่างน้อย \(words.count("min", piece, usual: 1))"
    case .digitMissing: try "ใช้ตัวเลขอย่างน้อย \(words.count("min", piece, usual: 1))"
    case .symbolMissing: try "ใช้อักขระพิเศษอย่างน้อย \(words.count("min", piece, usual: 1))"
    case .symbolNotAllowed: "กรอกโดยไม่ใช้อักขระพิเศษ"
    case .spaceNotAllowed: "กรอกโดยไม่เว้นวรรค"
    case .tooFewDistinct: try "ใช้อักขระที่ไม่ซ้ำกันอย่างน้อย \(words.count("min", piece))"
    case .tooCommon: "เลือกรหัสผ่านที่คาดเดายากกว่านี้"
    case .onlyDigits: "ใช้อักขระอื่นนอกจากตัวเลขด้วย"
    case .invisibleCharacters: "ใช้เฉพาะอักขระที่มองเห็นได้"
    case .notBlank: "กรอกข้อมูลที่ไม่ใช่ช่องว่างเท่านั้น"
    case .ascii: "ใช้เฉพาะอักขระ ASCII"
    case .lowercase: "ใช้ตัวพิมพ์เล็กเท่านั้น"
    case .uppercase: "ใช้ตัวพิมพ์ใหญ่เท่านั้น"
    case .unique: "ลบค่าที่ซ้ำกันออก"

    // Edits and values that a field does not take
    case .noPlace: try "กรอกในรูปแบบ \(words.value("format"))"
    case .overflow: try "กรอกไม่เกินรูปแบบ \(words.value("format"))"
    case .separators: "ตรวจดูเครื่องหมายคั่นระหว่างตัวเลข"
    case .filtered: "ใช้เฉพาะอักขระที่อนุญาตในช่องนี้"

    // Values
    case .oneOf: try "เลือก \(words.list("values", last: " หรือ "))"
    case .notOneOf: try "กรอกค่าอื่นที่ไม่ใช่ \(words.list("values", last: " หรือ "))"
    case .equal: try "กรอก \(words.quoted("value"))"
    case .equalTrue: "ยืนยันรายการนี้"
    case .equalTrueLabel: try "ยืนยัน \(words.quotedLabel)"
    case .equalFalse: "ยกเลิกการเลือกรายการนี้"
    case .equalFalseLabel: try "ยกเลิกการเลือก \(words.quotedLabel)"
    case .notEqual: try "กรอกค่าอื่นที่ไม่ใช่ \(words.quoted("value"))"

    // Numbers
    case .integer: "กรอกจำนวนเต็ม"
    case .decimal: "กรอกตัวเลข"
    case .tooSmall: try "กรอกตัวเลขตั้งแต่ \(words.value("min")) ขึ้นไป"
    case .tooLarge: try "กรอกตัวเลขไม่เกิน \(words.value("max"))"
    case .notAbove: try "กรอกตัวเลขที่มากกว่า \(words.value("min"))"
    case .notBelow: try "กรอกตัวเลขที่น้อยกว่า \(words.value("max"))"
    case .notMultiple: try "กรอกตัวเลขที่หารด้วย \(words.value("step")) ลงตัว"
    case .tooManyFractionDigits: try "ใช้ทศนิยมไม่เกิน \(words.count("max", Noun("ตำแหน่ง")))"
    case .noFractionDigits: "กรอกตัวเลขที่ไม่มีทศนิยม"
    case .tooManyDigits: try "ใช้ตัวเลขไม่เกิน \(words.count("max", Noun("หลัก")))"
    case .valueTooSmall: try "กรอกค่าตั้งแต่ \(words.value("min")) ขึ้นไป"
    case .valueTooLarge: try "กรอกค่าไม่เกิน \(words.value("max"))"
    case .valueNotAbove: try "กรอกค่าที่มากกว่า \(words.value("min"))"
    case .valueNotBelow: try "กรอกค่าที่น้อยกว่า \(words.value("max"))"

    // Collections
    case .tooFew: try "เลือกอย่างน้อย \(words.count("min", item))"
    case .tooMany: try "เลือกไม่เกิน \(words.count("max", item))"
    case .wrongCount: try "เลือก \(words.count("exact", item))พอดี"

    // Dates and times
    case .date: "กรอกวันที่ที่ถูกต้อง"
    case .dateFormat: try "กรอกวันที่ในรูปแบบ \(words.format())"
    case .dateTooEarly: try "กรอกวันที่ตั้งแต่ \(words.value("min")) เป็นต้นไป"
    case .dateTooLate: try "กรอกวันที่ไม่เกิน \(words.value("max"))"
    case .dateNotAfter: try "กรอกวันที่หลังจาก \(words.value("min"))"
    case .dateNotBefore: try "กรอกวันที่ก่อน \(words.value("max"))"
    case .time: "กรอกเวลาที่ถูกต้อง"
    case .timeFormat: try "กรอกเวลาในรูปแบบ \(words.format())"
    case .timeTooEarly: try "กรอกเวลาตั้งแต่ \(words.value("min")) เป็นต้นไป"
    case .timeTooLate: try "กรอกเวลาไม่เกิน \(words.value("max"))"
    case .timeNotAfter: try "กรอกเวลาหลังจาก \(words.value("min"))"
    case .timeNotBefore: try "กรอกเวลาก่อน \(words.value("max"))"
    case .dateTime: "กรอกวันที่และเวลาที่ถูกต้อง"
    case .dateTimeFormat: try "กรอกวันที่และเวลาในรูปแบบ \(words.format())"
    case .dateTimeTooEarly: try "กรอกวันที่และเวลาตั้งแต่ \(words.value("min")) เป็นต้นไป"
    case .dateTimeTooLate: try "กรอกวันที่และเวลาไม่เกิน \(words.value("max"))"
    case .durationTooShort: try "กรอกระยะเวลาตั้งแต่ \(words.value("min")) ขึ้นไป"
    case .durationTooLong: try "กรอกระยะเวลาไม่เกิน \(words.value("max"))"
    case .durationNotAbove: try "กรอกระยะเวลาที่นานกว่า \(words.value("min"))"
    case .durationNotBelow: try "กรอกระยะเวลาที่สั้นกว่า \(words.value("max"))"

    // Addresses and identifiers
    case .email: "กรอกอีเมลที่ถูกต้อง"
    case .url: "กรอกที่อยู่เว็บที่ถูกต้อง"
    case .schemeMissing: "กรอกที่อยู่แบบเต็ม เช่น https://example.com"
    case .schemeNotAllowed: try "กรอกที่อยู่ที่ขึ้นต้นด้วย \(words.schemes(last: " หรือ "))"
    case .hostMissing: "กรอกที่อยู่พร้อมชื่อเว็บไซต์ เช่น example.com"
    case .topLevelDomainMissing: "กรอกโดเมนพร้อมส่วนลงท้าย เช่น “.com”"
    case .hostname: "กรอกชื่อโฮสต์ที่ถูกต้อง"
    case .dotMissing: "กรอกชื่อโฮสต์แบบเต็ม เช่น example.com"
    case .ipAddress: "กรอกที่อยู่ IP ที่ถูกต้อง"
    case .ipv4Address: "กรอกที่อยู่ IPv4 ที่ถูกต้อง"
    case .ipv6Address: "กรอกที่อยู่ IPv6 ที่ถูกต้อง"
    case .macAddress: "กรอกที่อยู่ MAC ที่ถูกต้อง"
    case .port: "กรอกหมายเลขพอร์ตที่ถูกต้อง เช่น 8080"
    case .uuid: "กรอก UUID ที่ถูกต้อง"
    case .uuidVersion: try "กรอก UUID เวอร์ชัน \(words.value("version"))"
    case .slug: "ใช้เฉพาะตัวพิมพ์เล็กและตัวเลข คั่นด้วยยัติภังค์"
    case .hexColor: "กรอกรหัสสีที่ถูกต้อง เช่น #3366CC"
    case .base64: "กรอกข้อความ Base64 ที่ถูกต้อง"
    case .json: "กรอก JSON ที่ถูกต้อง"
    case .semanticVersion: "กรอกหมายเลขเวอร์ชันที่ถูกต้อง เช่น 1.2.3"
    case .phone: "กรอกหมายเลขโทรศัพท์ที่ถูกต้อง"
    case .countryCodeMissing: "กรอกหมายเลขโทรศัพท์ที่ขึ้นต้นด้วย “+” และรหัสประเทศ"

    // Numbers with check digits
    case .creditCard: "กรอกหมายเลขบัตรที่ถูกต้อง"
    case .creditCardChecksum: "ตรวจดูว่าพิมพ์หมายเลขบัตรผิดหรือไม่"
    case .brandNotAllowed: try "ใช้บัตร \(words.brands(last: " หรือ "))"
    case .luhn: "กรอกหมายเลขที่ถูกต้อง"
    case .luhnChecksum: "ตรวจดูว่าพิมพ์หมายเลขผิดหรือไม่"
    case .iban: "กรอก IBAN ที่ถูกต้อง"
    case .ibanCountry: "ตรวจดูรหัสประเทศใน IBAN"
    case .ibanLength: try "กรอก IBAN ให้ครบ \(words.length("exact"))พอดี"
    case .ibanChecksum: "ตรวจดูว่าพิมพ์ IBAN ผิดหรือไม่"
    case .isbn: "กรอก ISBN ที่ถูกต้อง"
    case .isbnChecksum: "ตรวจดูว่าพิมพ์ ISBN ผิดหรือไม่"
    }
  }
}

// MARK: - How Thai writes

extension ThaiMessages {
  static let separator = ", "
  static let blank = "เว้นวรรค"
  static let durationUnits = DurationUnits(" ชั่วโมง", " นาที", " วินาที")

  static func quoted(_ text: String) -> String { "“\(text)”" }

  static func category(of count: Int) -> PluralCategory { .unchanging(count) }

  static func noun(for unit: LengthUnit) -> Noun {
    switch unit {
    case .characters: Noun("อักขระ")
    case .unicodeScalars: Noun("โค้ดพอยต์")
    case .utf16: Noun("หน่วย UTF-16")
    case .utf8: Noun("ไบต์")
    }
  }

  /// The classifier of letters, digits and characters.
  private static let piece = Noun("ตัว")
  private static let item = Noun("รายการ")

  /// The year is that of the common era, and says so, since the Buddhist era is usual.
  static func date(_ day: CivilDay, time: String?) -> String {
    let months = [
      "มกราคม", "กุมภาพันธ์", "มีนาคม", "เมษายน", "พฤษภาคม", "มิถุนายน", "กรกฎาคม", "สิงหาคม",
      "กันยายน", "ตุลาคม", "พฤศจิกายน", "ธันวาคม",
    ]
    return "\(day.day) \(months[day.month - 1]) ค.ศ. \(day.year)"
      + (time.map { " เวลา \($0)" } ?? "")
  }

  static func alternatives(_ texts: [String]) -> String {
    joined(texts, ", ", last: " หรือ")
  }

  static func item(_ number: String, _ text: String) -> String { "รายการที่ \(number): \(text)" }
}
