import TestSupport
import Testing

@Suite struct `The language of the demo` {
  @Test(arguments: [
    ("en", "Use 8 characters or more", "This does not match “Password”"),
    ("th", "ใช้อย่างน้อย 8 อักขระ", "ข้อมูลนี้ไม่ตรงกับ “Password”"),
    ("zh-Hans", "请至少输入 8 个字符", "此内容与“Password”不一致"),
    ("zh-CN", "请至少输入 8 个字符", "此内容与“Password”不一致"),
    ("ja", "8文字以上で入力してください", "「Password」と一致しません"),
    ("vi", "Nhập ít nhất 8 ký tự", "Nội dung này không khớp với “Password”"),
    ("ru_RU.UTF-8", "Введите не менее 8 символов", "Значение не совпадает с полем «Password»"),
  ])
  func `is that of the library's messages`(code: String, short: String, other: String) async throws
  {
    let steps = ["type password a", "leave password", "type repeat b", "leave repeat"]
    let result = try await DemoRun.run(
      ["--json", "--language", code], input: steps.joined(separator: "\n"))
    #expect(result.errors == "")
    #expect(result.status == 0)
    let state = try #require(try DemoRun.states(of: result).last)
    #expect(state.password.message == short)
    #expect(state.password.issues == [short])
    #expect(state.again.message == other)
  }

  @Test func `leaves the demo's own words in English`() async throws {
    let result = try await DemoRun.run(
      ["--language", "ru"], input: "type email x\nleave email\npress register")
    #expect(result.output.contains("Enter an e-mail address"))
    #expect(result.errors.contains("“register” is disabled"))
  }
}
