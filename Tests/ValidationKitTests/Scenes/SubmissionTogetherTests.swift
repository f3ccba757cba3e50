import TestSupport
import Testing

@testable import ValidationKit

@Suite("Issues of a submission that land on several fields")
@MainActor
struct SubmissionTogetherTests {
  let login = Field("ann", label: "Login")
  let password = Field("secret")
  let age = Field(7)
  let other = Field("outside")
  let form: ValidationManager

  init() { form = ValidationManager(verifying: [login, password, age]) }

  /// Submits the form, and has it refused.
  @discardableResult
  private func refuse(
    with failure: SubmissionFailure, meanwhile: @MainActor @escaping () -> Void = {}
  ) async -> SubmissionResult<Int> {
    await Submission<Int>(of: form) { _ in
      meanwhile()
      throw failure
    }.submit()
  }

  private var messages: [String?] { [login, password, age, other].map(\.visibleMessage) }

  @Test("A5: pairs are given as a literal, of fields of any type, and keep their order")
  func literal() async {
    let failure = SubmissionFailure(
      on: [age: "Too young", login: "Taken", other: "Odd"])
    #expect(failure.fieldIssues.map { $0.field === age } == [true, false, false])
    let result = await refuse(with: failure)
    #expect(result.words == "failed Too young at a field" && result.first === login)
    #expect(messages == ["Taken", nil, "Too young", "Odd"])
    login.value = "bob"
    #expect(messages == [nil, nil, "Too young", "Odd"])
    let texts: KeyValuePairs<AnyField, IssueMessage> = [
      login: "A", password: ["ja": "い", "en": "B"],
    ]
    await refuse(with: SubmissionFailure("No", on: texts))
    #expect(messages == ["A", "B", nil, "Odd"])
    password.presentation.messages = .japanese
    #expect(messages == ["A", "い", nil, "Odd"])
  }

  @Test("A5: several issues of one field land on it in order")
  func several() async {
    await refuse(
      with: SubmissionFailure(on: [login: "One", age: "Two", login: "Three"]))
    let texts = login.issues.map { MessageCatalog.english.message(for: $0) }
    #expect(texts == ["One", "Three"] && age.issues.count == 1)
  }

  @Test("V7: one that only stands with others keeps what the app imposed on it")
  func heldBeside() async {
    var failure = SubmissionFailure(on: [password: "Wrong"])
    failure.together = [login, password]
    await refuse(with: failure) { [login] in login.impose("Held") }
    #expect(messages == ["Held", "Wrong", nil, nil])
    password.value = "other"
    #expect(messages == ["Held", nil, nil, nil])
  }

  @Test("V7: issues that fall together fall at the edit of either", arguments: [true, false])
  func together(isFirst: Bool) async {
    let button = Button()
    form.manage(button)
    let pair: KeyValuePairs<AnyField, IssueMessage> = [login: "", password: "Wrong"]
    let result = await refuse(with: SubmissionFailure(together: pair))
    #expect(result.words == "failed Wrong at a field" && result.first === login)
    #expect(login.shown == "i" && password.shown == "I" && !button.isEnabled)
    Validation.batch {
      if isFirst { login.value = "bob" } else { password.value = "other" }
      #expect(login.isValid && password.isValid && form.isValid)
    }
    #expect(messages == [nil, nil, nil, nil] && button.isEnabled)
  }

  @Test("V7: a field beside them stands by itself")
  func beside() async {
    var failure = SubmissionFailure(together: [login: "A", password: "B"])
    failure.add("C", on: age)
    await refuse(with: failure)
    age.value = 8
    #expect(messages == ["A", "B", nil, nil])
    await refuse(with: failure)
    login.value = "bob"
    #expect(messages == [nil, nil, "C", nil])
  }

  @Test("V7: what was imposed anew on one of them is not ended by the other's edit")
  func ownersSlot() async {
    await refuse(with: SubmissionFailure(together: [login: "A", password: "B"]))
    password.impose("By hand")
    login.value = "bob"
    #expect(messages == [nil, "By hand", nil, nil])
    await refuse(with: SubmissionFailure(together: [login: "A", password: "B"]))
    login.impose([])
    #expect(messages == [nil, "B", nil, nil])
    login.value = "eve"
    #expect(messages == [nil, "B", nil, nil])
  }

  @Test("V7: a reset of one that changes its value ends the other's too")
  func reset() async {
    login.value = "bob"
    await refuse(with: SubmissionFailure(together: [login: "A", password: "B"]))
    login.reset()
    #expect(messages == [nil, nil, nil, nil])
  }

  @Test("A5: nothing lands on fields that fall together if one was edited meanwhile")
  func outdatedTogether() async {
    let failure = SubmissionFailure("No", together: [login: "A", password: "B"])
    await refuse(with: failure) { [login] in login.value = "bob" }
    #expect(messages == [nil, nil, nil, nil])
  }

  @Test("A5: nothing lands on a field outside the form that was edited since")
  func outside() async {
    await refuse(with: SubmissionFailure(on: [other: "Odd"])) { [other] in
      other.value = "x"
      other.value = "outside"
    }
    #expect(other.issues.isEmpty)
    await refuse(with: SubmissionFailure(on: [other: "Odd"]))
    #expect(messages == [nil, nil, nil, "Odd"])
    // A field that is made or reset meanwhile was not what the submission saw either.
    other.value = "y"
    await refuse(with: SubmissionFailure(on: [other: "Odd"])) { [other] in other.reset() }
    #expect(other.issues.isEmpty)
  }

  @Test("V7: what landed outside the form falls at the next press and at a reset too")
  func outsideFalls() async {
    var failures = Array(repeating: SubmissionFailure(on: [other: "Odd"]), count: 2)
    let submission = Submission(of: form) { _ in
      if !failures.isEmpty { throw failures.removeFirst() }
      return 1
    }
    await submission.submit()
    #expect(other.visibleMessage == "Odd")
    form.reset()
    #expect(other.issues.isEmpty)
    await submission.submit()
    #expect(other.visibleMessage == "Odd")
    #expect(await submission.submit().words == "loaded 1" && other.issues.isEmpty)
  }

  @Test("T8: fields that an issue landed on are kept alive by nobody for it")
  func lifetimes() async {
    weak let gone: Field<String>?
    let submission: Submission<Int>
    do {
      let field = Field("x")
      gone = field
      var failure: SubmissionFailure? = SubmissionFailure(together: [field: "A", login: "B"])
      submission = Submission(of: form) { _ in
        defer { failure = nil }
        if let failure { throw failure }
        return 1
      }
      let result = await submission.submit()
      #expect(result.words == "failed A at a field")
    }
    submission.reset()
    #expect(gone == nil)
    login.value = "bob"
    #expect(login.isValid)
  }
}
