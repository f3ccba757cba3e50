import Foundation
import Testing

@testable import ValidationKit

@Suite("The civil calendar")
struct CivilCalendarTests {
  @Test("each day of four centuries and more comes after the one before, and back again")
  func everyDay() {
    var (year, month, day) = (-2, 12, 30)
    for number in CivilCalendar.dayNumber(-2, 12, 30)...CivilCalendar.dayNumber(403, 3, 2) {
      guard CivilCalendar.dayNumber(year, month, day) == number,
        CivilCalendar.date(ofDay: number) == (year, month, day)
      else {
        Issue.record("\(year)-\(month)-\(day) is not day \(number)")
        return
      }
      day += 1
      if day > CivilCalendar.days(in: month, of: year) { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
  }

  @Test(
    "days that other sources name",
    arguments: [
      ("1970-01-01", 0), ("2000-02-29", 11_016), ("2000-03-01", 11_017), ("1900-03-01", -25_508),
      ("9999-12-31", 2_932_896), ("0001-01-01", -719_162), ("2026-12-01", 20_788),
    ])
  func known(text: String, number: Int) throws {
    let date = try #require(CalendarDate(text))
    #expect(date.dayNumber == number && CalendarDate(dayNumber: number) == date)
    let instant = Date(timeIntervalSince1970: Double(number) * 86_400)
    #expect(CalendarDate(instant, in: .gmt) == date)
    let day = CivilDay(daysSince1970: number)
    #expect((day.year, day.month, day.day) == (date.year, date.month, date.day))
  }
}
