import TestSupport
import Testing

@testable import ValidationKit

@Suite("Fields that count, or are required, on a condition")
@MainActor
struct ConditionTests {
  let isBusiness = Field(false)
  let company = Field("", label: "Company")
  let button = Button()
  let form: ValidationManager

  init() { form = ValidationManager(verifying: [isBusiness, company], managing: [button]) }

  @Test("V4 A4: the company counts only if it is a business, at once")
  func included() {
    company.include(when: isBusiness) { $0 }
    #expect(company.isExcluded && form.isValid && button.isEnabled)
    isBusiness.value = true
    #expect(!company.isExcluded && !form.isValid && !button.isEnabled)
    company.value = "Acme"
    #expect(form.isValid)
    company.value = ""
    isBusiness.value = false
    #expect(form.isValid && company.shown == "n")
  }

  @Test("V4: conditions add up with each other and with the app's own reasons")
  func several() {
    let country = Field("de")
    company.include(when: isBusiness) { $0 }
    company.include(when: country) { $0 == "fr" }
    company.exclude(.hidden)
    isBusiness.value = true
    #expect(company.isExcluded)
    country.value = "fr"
    #expect(company.isExcluded)
    company.include(.hidden)
    #expect(!company.isExcluded && !form.isValid)
    country.value = "de"
    #expect(company.isExcluded && form.isValid)
  }

  @Test("V4: a whole manager can be included on a condition")
  func manager() {
    let address = ValidationManager("address", verifying: [Field("")])
    form.remove(company)
    form.add(address)
    address.include(when: isBusiness) { $0 }
    #expect(form.isValid && button.isEnabled)
    isBusiness.value = true
    #expect(form.status == .invalid && !button.isEnabled)
  }

  @Test("V2 A4: a value is required while a condition holds")
  func required() {
    company.require(when: isBusiness) { $0 }
    #expect(form.isValid)
    isBusiness.value = true
    #expect(!form.isValid && company.issues.map(\.rule) == ["required"])
    #expect(company.shown == "n")
    company.value = "Acme"
    #expect(form.isValid)
    company.value = ""
    isBusiness.value = false
    #expect(form.isValid)
  }

  @Test("T2 T3: a condition tells net changes, with everything right")
  func telling() {
    company.include(when: isBusiness) { $0 }
    let recorder = Recorder()
    recorder.watch(form, as: "form")
    recorder.keep(
      company.onStatusChange { [form, button] in
        recorder.note("company \($0.new) \(form.status) \(button.isEnabled)")
      })
    isBusiness.value = true
    #expect(recorder.take() == ["company invalid invalid false", "form valid → invalid"])
    Validation.batch {
      isBusiness.value = false
      isBusiness.value = true
    }
    #expect(recorder.take().isEmpty)
  }

  @Test("V4 A1: exclusion on a condition cancels a check, and inclusion asks again")
  func asking() async {
    let desk = Desk<String>()
    company.criteria.asyncRules = [desk.rule()]
    company.include(when: isBusiness) { $0 }
    isBusiness.value = true
    company.value = "Acme"
    await turns { desk.waiting == ["Acme"] }
    isBusiness.value = false
    #expect(form.isValid)
    desk.answer("Acme", false)
    await idle()
    #expect(form.isValid && company.issues.isEmpty)
    isBusiness.value = true
    #expect(form.status == .pending)
    await turns { desk.waiting == ["Acme"] }
    desk.answer("Acme", true)
    #expect(await turns { form.isValid })
  }

  @Test("A5: a field that is required on a condition is not asked about again at each submission")
  func askedOnce() async {
    let desk = Desk<String>()
    company.criteria.asyncRules = [desk.rule()]
    company.require(when: isBusiness) { $0 }
    company.value = "Acme"
    await turns { desk.waiting == ["Acme"] }
    desk.answer("Acme", true)
    await turns { form.isValid }
    #expect(form.attemptSubmission())
    #expect(desk.asked == ["Acme"])
  }

  @Test("T8: neither side of a condition is kept alive by it")
  func lifetimes() {
    weak var goneSource: Field<Bool>?
    weak var goneMember: Field<String>?
    do {
      let source = Field(true)
      company.include(when: source) { $0 }
      let member = Field("")
      member.include(when: isBusiness) { $0 }
      member.require(when: isBusiness) { $0 }
      (goneSource, goneMember) = (source, member)
    }
    #expect(goneSource == nil && goneMember == nil)
    isBusiness.value = true
    #expect(!company.isExcluded)
  }

  @Test("V4: a condition holds and fails as often as its source changes")
  func often() {
    company.include(when: isBusiness) { $0 }
    let found = collectingDiagnostics {
      for _ in 0..<Validation.settlingLimit + 2 {
        isBusiness.value.toggle()
        #expect(company.isExcluded != isBusiness.value)
      }
    }
    #expect(found.isEmpty)
  }
}
