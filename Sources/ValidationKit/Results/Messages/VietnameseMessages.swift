/// The Vietnamese messages.
enum VietnameseMessages: MessageLanguage {
  static let code = "vi"
  static let general = "Nhập giá trị hợp lệ"

  static func text(
    for key: MessageKey, _ words: MessageWords<Self>
  ) throws(MissingArgument) -> String {
    switch key {
    // For any rule
    case .general: general
    case .required: "Điền vào mục này"
    case .requiredLabel: try "Điền vào mục \(words.quotedLabel)"
    case .couldNotBeChecked: "Không thể kiểm tra nội dung này"
    case .checkFailed: "Hiện chưa kiểm tra được, thử lại sau"
    case .timedOut: "Không nhận được phản hồi kịp thời, thử lại sau"
    case .submissionFailed: "Đã xảy ra lỗi, thử lại sau"
    case .lessThanField: try "Nhập giá trị nhỏ hơn giá trị ở mục \(words.quoted("field"))"
    case .atMostField: try "Nhập giá trị không lớn hơn giá trị ở mục \(words.quoted("field"))"
    case .atLeastField: try "Nhập giá trị không nhỏ hơn giá trị ở mục \(words.quoted("field"))"
    case .greaterThanField: try "Nhập giá trị lớn hơn giá trị ở mục \(words.quoted("field"))"
    case .numberLessThanField: try "Nhập số nhỏ hơn số ở mục \(words.quoted("field"))"
    case .numberAtMostField: try "Nhập số không lớn hơn số ở mục \(words.quoted("field"))"
    case .numberAtLeastField: try "Nhập số không nhỏ hơn số ở mục \(words.quoted("field"))"
    case .numberGreaterThanField: try "Nhập số lớn hơn số ở mục \(words.quoted("field"))"
    case .dateBeforeField: try "Nhập ngày trước ngày ở mục \(words.quoted("field"))"
    case .dateAtMostField: try "Nhập ngày không muộn hơn ngày ở mục \(words.quoted("field"))"
    case .dateAtLeastField: try "Nhập ngày không sớm hơn ngày ở mục \(words.quoted("field"))"
    case .dateAfterField: try "Nhập ngày sau ngày ở mục \(words.quoted("field"))"
    case .timeBeforeField: try "Nhập giờ trước giờ ở mục \(words.quoted("field"))"
    case .timeAtMostField: try "Nhập giờ không muộn hơn giờ ở mục \(words.quoted("field"))"
    case .timeAtLeastField: try "Nhập giờ không sớm hơn giờ ở mục \(words.quoted("field"))"
    case .timeAfterField: try "Nhập giờ sau giờ ở mục \(words.quoted("field"))"
    case .shorterThanField:
      try "Nhập khoảng thời gian ngắn hơn khoảng thời gian ở mục \(words.quoted("field"))"
    case .durationAtMostField:
      try "Nhập khoảng thời gian không dài hơn khoảng thời gian ở mục \(words.quoted("field"))"
    case .durationAtLeastField:
      try "Nhập khoảng thời gian không ngắn hơn khoảng thời gian ở mục \(words.quoted("field"))"
    case .longerThanField:
      try "Nhập khoảng thời gian dài hơn khoảng thời gian ở mục \(words.quoted("field"))"
    case .differentField: try "Nhập giá trị khác với giá trị ở mục \(words.quoted("field"))"
    case .imposed: "Giá trị này không được chấp nhận"
    case .sameAs: "Hai nội dung không khớp nhau"
    case .sameAsField: try "Nội dung này không khớp với nội dung ở mục \(words.quoted("field"))"
    case .not: "Nhập giá trị khác"
    case .pattern: "Nhập đúng định dạng yêu cầu"

    // Texts
    case .tooShort: try "Nhập ít nhất \(words.length("min"))"
    case .tooLong: try "Nhập tối đa \(words.length("max"))"
    case .exactLength: try "Nhập đúng \(words.length("exact"))"
    case .characterTooLong: "Bớt các dấu chồng lên cùng một ký tự"
    case .letters: "Chỉ dùng chữ cái"
    case .lettersAllowing:
      try "Chỉ dùng chữ cái và các ký tự sau: \(words.characters("allowed"))"
    case .digits: "Chỉ dùng chữ số"
    case .digitsAllowing: try "Chỉ dùng chữ số và các ký tự sau: \(words.characters("allowed"))"
    case .lettersAndDigits: "Chỉ dùng chữ cái và chữ số"
    case .lettersAndDigitsAllowing:
      try "Chỉ dùng chữ cái, chữ số và các ký tự sau: \(words.characters("allowed"))"
    case .contains: try "Nhập nội dung có chứa \(words.quoted("text"))"
    case .startsWith: try "Nhập nội dung bắt đầu bằng \(words.quoted("text"))"
    case .endsWith: try "Nhập nội dung kết thúc bằng \(words.quoted("text"))"
    case .username: "Nhập tên người dùng không có ký tự đặc biệt"
    case .letterMissing: try "Dùng ít nhất \(words.count("min", letter, usual: 1))"
    case .lowercaseMissing: try "Dùng ít nhất \(words.count("min", lowercase, usual: 1))"
    case .uppercaseMissing: try "Dùng ít nhất \(words.count("min", uppercase, usual: 1))"
    case .digitMissing: try "Dùng ít nhất \(words.count("min", digit, usual: 1))"
    case .symbolMissing: try "Dùng ít nhất \(words.count("min", symbol, usual: 1))"
    case .symbolNotAllowed: "Không dùng ký tự đặc biệt"
    case .spaceNotAllowed: "Không dùng dấu cách"
    case .tooFewDistinct: try "Dùng ít nhất \(words.count("min", distinct))"
    case .tooCommon: "Chọn mật khẩu ít phổ biến hơn"
    case .onlyDigits: "Dùng thêm ký tự không phải chữ số"
    case .invisibleCharacters: "Chỉ dùng ký tự hiển thị được"
    case .notBlank: "Nhập nội dung không chỉ có khoảng trắng"
    case .ascii: "Chỉ dùng ký tự ASCII"
    case .lowercase: "Chỉ dùng chữ thường"
    case .uppercase: "Chỉ dùng chữ hoa"
    case .unique: "Xóa các giá trị trùng lặp"

    // Edits and values that a field does not take
    case .noPlace: try "Nhập theo định dạng \(words.value("format"))"
    case .overflow: try "Nhập không dài hơn định dạng \(words.value("format"))"
    case .separators: "Kiểm tra dấu phân cách giữa các chữ số"
    case .filtered: "Chỉ dùng ký tự được phép ở đây"

    // Values
    case .oneOf: try "Chọn \(words.list("values", last: " hoặc "))"
    case .notOneOf: try "Nhập giá trị khác với \(words.list("values", last: " và "))"
    case .equal: try "Nhập \(words.quoted("value"))"
    case .equalTrue: "Xác nhận mục này"
    case .equalTrueLabel: try "Xác nhận mục \(words.quotedLabel)"
    case .equalFalse: "Bỏ chọn mục này"
    case .equalFalseLabel: try "Bỏ chọn mục \(words.quotedLabel)"
    case .notEqual: try "Nhập giá trị khác với \(words.quoted("value"))"

    // Numbers
    case .integer: "Nhập số nguyên"
    case .decimal: "Nhập một số"
    case .tooSmall: try "Nhập số từ \(words.value("min")) trở lên"
    case .tooLarge: try "Nhập số không lớn hơn \(words.value("max"))"
    case .notAbove: try "Nhập số lớn hơn \(words.value("min"))"
    case .notBelow: try "Nhập số nhỏ hơn \(words.value("max"))"
    case .notMultiple: try "Nhập bội số của \(words.value("step"))"
    case .tooManyFractionDigits: try "Nhập tối đa \(words.count("max", decimalPlace))"
    case .noFractionDigits: "Nhập số không có phần thập phân"
    case .tooManyDigits: try "Nhập tối đa \(words.count("max", digit))"
    case .valueTooSmall: try "Nhập giá trị từ \(words.value("min")) trở lên"
    case .valueTooLarge: try "Nhập giá trị không lớn hơn \(words.value("max"))"
    case .valueNotAbove: try "Nhập giá trị lớn hơn \(words.value("min"))"
    case .valueNotBelow: try "Nhập giá trị nhỏ hơn \(words.value("max"))"

    // Collections
    case .tooFew: try "Chọn ít nhất \(words.count("min", item))"
    case .tooMany: try "Chọn tối đa \(words.count("max", item))"
    case .wrongCount: try "Chọn đúng \(words.count("exact", item))"

    // Dates and times
    case .date: "Nhập ngày hợp lệ"
    case .dateFormat: try "Nhập ngày theo định dạng \(words.format())"
    case .dateTooEarly: try "Nhập ngày từ \(words.value("min")) trở đi"
    case .dateTooLate: try "Nhập ngày không muộn hơn \(words.value("max"))"
    case .dateNotAfter: try "Nhập ngày sau \(words.value("min"))"
    case .dateNotBefore: try "Nhập ngày trước \(words.value("max"))"
    case .time: "Nhập giờ hợp lệ"
    case .timeFormat: try "Nhập giờ theo định dạng \(words.format())"
    case .timeTooEarly: try "Nhập giờ từ \(words.value("min")) trở đi"
    case .timeTooLate: try "Nhập giờ không muộn hơn \(words.value("max"))"
    case .timeNotAfter: try "Nhập giờ sau \(words.value("min"))"
    case .timeNotBefore: try "Nhập giờ trước \(words.value("max"))"
    case .dateTime: "Nhập ngày giờ hợp lệ"
    case .dateTimeFormat: try "Nhập ngày giờ theo định dạng \(words.format())"
    case .dateTimeTooEarly: try "Nhập ngày giờ từ \(words.value("min")) trở đi"
    case .dateTimeTooLate: try "Nhập ngày giờ không muộn hơn \(words.value("max"))"
    case .durationTooShort: try "Nhập khoảng thời gian từ \(words.value("min")) trở lên"
    case .durationTooLong: try "Nhập khoảng thời gian không dài hơn \(words.value("max"))"
    case .durationNotAbove: try "Nhập khoảng thời gian dài hơn \(words.value("min"))"
    case .durationNotBelow: try "Nhập khoảng thời gian ngắn hơn \(words.value("max"))"

    // Addresses and identifiers
    case .email: "Nhập địa chỉ email hợp lệ"
    case .url: "Nhập địa chỉ web hợp lệ"
    case .schemeMissing: "Nhập địa chỉ đầy đủ, ví dụ https://example.com"
    case .schemeNotAllowed: try "Nhập địa chỉ bắt đầu bằng \(words.schemes(last: " hoặc "))"
    case .hostMissing: "Nhập địa chỉ có tên trang web, ví dụ example.com"
    case .topLevelDomainMissing: "Nhập cả phần đuôi của tên miền, ví dụ “.com”"
    case .hostname: "Nhập tên máy chủ hợp lệ"
    case .dotMissing: "Nhập tên máy chủ đầy đủ, ví dụ example.com"
    case .ipAddress: "Nhập địa chỉ IP hợp lệ"
    case .ipv4Address: "Nhập địa chỉ IPv4 hợp lệ"
    case .ipv6Address: "Nhập địa chỉ IPv6 hợp lệ"
    case .macAddress: "Nhập địa chỉ MAC hợp lệ"
    case .port: "Nhập số cổng hợp lệ, ví dụ 8080"
    case .uuid: "Nhập UUID hợp lệ"
    case .uuidVersion: try "Nhập UUID phiên bản \(words.value("version"))"
    case .slug: "Chỉ dùng chữ thường và chữ số, ngăn cách bằng dấu gạch nối"
    case .hexColor: "Nhập mã màu hợp lệ, ví dụ #3366CC"
    case .base64: "Nhập văn bản Base64 hợp lệ"
    case .json: "Nhập JSON hợp lệ"
    case .semanticVersion: "Nhập số phiên bản hợp lệ, ví dụ 1.2.3"
    case .phone: "Nhập số điện thoại hợp lệ"
    case .countryCodeMissing: "Nhập số điện thoại bắt đầu bằng dấu “+” và mã quốc gia"

    // Numbers with check digits
    case .creditCard: "Nhập số thẻ hợp lệ"
    case .creditCardChecksum: "Kiểm tra lại số thẻ"
    case .brandNotAllowed: try "Dùng thẻ \(words.brands(last: " hoặc "))"
    case .luhn: "Nhập mã số hợp lệ"
    case .luhnChecksum: "Kiểm tra lại mã số"
    case .iban: "Nhập IBAN hợp lệ"
    case .ibanCountry: "Kiểm tra mã quốc gia trong IBAN"
    case .ibanLength: try "Nhập IBAN gồm đúng \(words.length("exact"))"
    case .ibanChecksum: "Kiểm tra lại IBAN"
    case .isbn: "Nhập ISBN hợp lệ"
    case .isbnChecksum: "Kiểm tra lại ISBN"
    }
  }
}

// MARK: - How Vietnamese writes

extension VietnameseMessages {
  static let separator = ", "
  static let blank = "dấu cách"
  static let durationUnits = DurationUnits(" giờ", " phút", " giây")

  static func quoted(_ text: String) -> String { "“\(text)”" }

  static func category(of count: Int) -> PluralCategory { .unchanging(count) }

  static func noun(for unit: LengthUnit) -> Noun {
    switch unit {
    case .characters: Noun("ký tự")
    case .unicodeScalars: Noun("điểm mã")
    case .utf16: Noun("đơn vị UTF-16")
    case .utf8: Noun("byte")
    }
  }

  private static let letter = Noun("chữ cái")
  private static let lowercase = Noun("chữ thường")
  private static let uppercase = Noun("chữ hoa")
  private static let digit = Noun("chữ số")
  private static let symbol = Noun("ký tự đặc biệt")
  private static let distinct = Noun("ký tự khác nhau")
  private static let decimalPlace = Noun("chữ số thập phân")
  private static let item = Noun("mục")

  static func date(_ day: CivilDay, time: String?) -> String {
    let parts = [day.day, day.month].map { $0 < 10 ? "0\($0)" : "\($0)" } + ["\(day.year)"]
    return (time.map { "\($0), " } ?? "") + parts.joined(separator: "/")
  }

  static func continued(_ text: String) -> String { decapitalized(text) }

  /// A comma goes before the last "or" where one of the texts has a comma of its own.
  static func alternatives(_ texts: [String]) -> String {
    let hasCommas = texts.contains { $0.contains(",") }
    return joined(texts, ", ", last: hasCommas ? ", hoặc " : " hoặc ")
  }

  static func item(_ number: String, _ text: String) -> String {
    "Mục \(number): \(continued(text))"
  }
}
