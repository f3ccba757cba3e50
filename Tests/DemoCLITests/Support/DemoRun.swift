import Foundation
import TestSupport
import Testing

/// The built program, and shorthands for running it.
enum DemoRun {
  /// Steps that make the whole form valid.
  static let complete = [
    "type email ann@example.com", "type password 12345678", "type repeat 12345678",
    "type phone +79991234567",
  ]

  static func run(
    _ arguments: [String] = [], input: String = "", environment: [String: String?] = [:]
  ) async throws -> ProductResult {
    try await BuiltProduct("DemoCLI").run(arguments, input: input, environment: environment)
  }

  /// Plays steps for a program, and expects that all of them can be done.
  static func states(
    _ steps: [String], location: SourceLocation = #_sourceLocation
  ) async throws -> [DemoState] {
    let result = try await run(["--json"], input: steps.joined(separator: "\n"))
    #expect(result.errors == "", sourceLocation: location)
    #expect(result.status == 0, sourceLocation: location)
    return try states(of: result)
  }

  /// The state after the last of some steps.
  static func state(
    after steps: [String], location: SourceLocation = #_sourceLocation
  ) async throws -> DemoState {
    try #require(try await states(steps, location: location).last, sourceLocation: location)
  }

  static func states(of result: ProductResult) throws -> [DemoState] {
    let decoder = JSONDecoder()
    return try result.outputLines.map { try decoder.decode(DemoState.self, from: Data($0.utf8)) }
  }

  /// What the transcript says of the last of some steps.
  static func transcript(of steps: [String]) async throws -> [String] {
    let result = try await run(input: steps.joined(separator: "\n"))
    let blocks = result.output.split(separator: "\n\n").map(String.init)
    return blocks.last?.split(separator: "\n").map(String.init) ?? []
  }
}
