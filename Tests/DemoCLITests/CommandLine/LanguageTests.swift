import TestSupport
import Testing

@Suite struct `The language of the demo` {
  @Test(arguments: [
    ("en", "Use 8 characters or more", "This entry does not match the one in “Password”"),
    ("th", "ใช้อย่างน้อย 8 อักขระ", "ข้อมูลนี้ไม่ตรงกับข้อมูลในช่อง “รหัสผ่าน”"),
    ("zh-Hans", "请至少输入 8 个字符", "此内容与“密码”一栏不一致"),
    ("zh-CN", "请至少输入 8 个字符", "此内容与“密码”一栏不一致"),
    ("ja", "8文字以上で入力してください", "「パスワード」の内容と一致しません"),
    ("vi", "Nhập ít nhất 8 ký tự", "Nội dung này không khớp với nội dung ở mục “Mật khẩu”"),
    (
      "ru_RU.UTF-8", "Введите не менее 8 символов",
      "Значение не совпадает со значением в поле «Пароль»"
    ),
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

  @Test(arguments: [
    ("en", "Registration", "Enter an e-mail address", "[Send code]"),
    ("th", "ลงทะเบียน", "กรอกที่อยู่อีเมล", "[ส่งรหัส]"),
    ("zh-Hans", "注册", "请输入电子邮件地址", "[发送验证码]"),
    ("ja", "新規登録", "メールアドレスを入力してください", "[認証コードを送信]"),
    ("vi", "Đăng ký", "Nhập địa chỉ email", "[Gửi mã]"),
    ("ru", "Регистрация", "Введите адрес электронной почты", "[Отправить код]"),
  ])
  func `is that of the form's own texts`(
    code: String, title: String, message: String, button: String
  ) async throws {
    let result = try await DemoRun.run(
      ["--language", code], input: "type email x\nleave email\nshow")
    #expect(result.outputLines.first == title)
    #expect(result.output.contains(": \(message)"))
    #expect(result.output.contains(button))
    #expect(code == "en" || !result.output.contains("e-mail"))
  }

  @Test func `reaches the names in the story`() async throws {
    let story = try await DemoRun.run(["--language", "ja"])
    #expect(story.output.contains("“パスワード（確認）” depends on “パスワード”"))
    #expect(!story.output.contains("{") && story.errors == "")
  }

  @Test func `leaves the words about steps in English`() async throws {
    let result = try await DemoRun.run(["--language", "ru"], input: "press register")
    #expect(result.errors.contains("“register” is disabled"))
  }
}
