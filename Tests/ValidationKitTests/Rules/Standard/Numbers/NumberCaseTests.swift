import Testing
@testable import ValidationKit

@Suite("Rule.integer and Rule.decimal beside the public suites")
struct NumberCaseTests {
  struct Row: Decodable {
    struct Arguments: Decodable {
      let kind: String?
      let min: Double?
      let max: Double?
      let gt: Double?
      let lt: Double?
      let exclusive_min: Double?
      let multiple_of: Double?
      let step: Double?
      let allow_leading_zeroes: Bool?
      let no_symbols: Bool?
      let decimal_digits: String?
      let force_decimal: Bool?
    }
    let id: String
    let args: Arguments
    let input: String
    let valid: Bool
    let disputed: Bool
  }

  static func number(_ value: Double?) -> DecimalNumber? { value.flatMap { DecimalNumber($0) } }

  /// The rule that a row is about.
  static func rule(_ arguments: Row.Arguments, notation: NumberNotation) -> Rule<String> {
    let digits = arguments.decimal_digits?.split(separator: ",").compactMap { Int($0) }
    return .decimal(
      min: number(arguments.min), above: number(arguments.gt ?? arguments.exclusive_min),
      max: number(arguments.max), below: number(arguments.lt),
      step: number(arguments.multiple_of ?? arguments.step), minFractionDigits: digits?.first,
      maxFractionDigits: digits?.last, notation: notation)
  }

  static func rule(_ arguments: Row.Arguments) -> Rule<String> {
    switch arguments.kind {
    case "int":
      .integer(
        min: arguments.min.map { Int($0) }, above: arguments.gt.map { Int($0) },
        max: arguments.max.map { Int($0) }, below: arguments.lt.map { Int($0) },
        notation: arguments.allow_leading_zeroes == false ? [.minusSign, .plusSign] : .integer)
    case "html-float": rule(arguments, notation: .html)
    case "float": rule(arguments, notation: .scientific)
    case "numeric" where arguments.no_symbols == true: rule(arguments, notation: .digits)
    case "decimal" where arguments.force_decimal == true:
      rule(arguments, notation: [.decimal, .requiredFraction])
    default: rule(arguments, notation: .decimal)
    }
  }

  @Test("They agree with every row on numbers")
  func numbers() throws {
    let rows = try cases("number", as: Row.self)
    for row in rows {
      let rule = Self.rule(row.args)
      #expect(rule.isValid(row.input) == row.valid, "\(row.id) \(rule) \(row.input)")
      if row.valid {
        expectPrefixesNeverWrong(of: [row.input], by: rule)
        expectNoIntrusion(into: [row.input], by: rule)
      }
    }
    #expect(rows.count == 158 && !rows.contains(where: \.disputed))
    let integers = rows.count { $0.args.kind == "int" }
    reportAgreement(rule: "integer", file: "number", agreed: integers, of: integers)
    let others = rows.count - integers
    reportAgreement(rule: "decimal", file: "number", agreed: others, of: others)
  }

  @Test("decimal agrees with every row on limits and steps, with exponents and without")
  func ranges() throws {
    let rows = try cases("number_range", as: Row.self)
    for row in rows {
      for notation in [NumberNotation.decimal, .scientific, .json, .html] {
        let rule = Self.rule(row.args, notation: notation)
        let isWritten = Rule.decimal(notation: notation).isValid(row.input)
        #expect(rule.isValid(row.input) == (row.valid && isWritten), "\(row.id) \(rule)")
        if row.valid, isWritten {
          expectPrefixesNeverWrong(of: [row.input], by: rule)
          expectNoIntrusion(into: [row.input], by: rule)
        }
      }
    }
    #expect(rows.count == 45 && !rows.contains(where: \.disputed))
    reportAgreement(rule: "decimal", file: "number_range", agreed: rows.count, of: rows.count)
  }
}
