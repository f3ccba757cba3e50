import Foundation
import TestSupport
import Testing

@Suite struct `Examples` {
  /// The root of the package, from where this file is.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let names = [
    "QuickStart", "SignIn", "Registration", "ReusableRows", "PromptDialog", "MaskedInput",
    "Submission", "LoadingScreen", "TextEntry",
  ]

  @Test(arguments: names)
  func `print what their transcripts say`(name: String) async throws {
    let transcript = Self.root.appendingPathComponent("Examples/\(name)/transcript.txt")
    let result = try await BuiltProduct(name).run()
    #expect(result.output == (try String(contentsOf: transcript, encoding: .utf8)))
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test func `are all tested, and short enough to be read as documentation`() throws {
    let folder = Self.root.appendingPathComponent("Examples")
    let mains = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { folder.appendingPathComponent($0).appendingPathComponent("main.swift") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    #expect(
      Set(mains.map { $0.deletingLastPathComponent().lastPathComponent })
        == Set(Self.names))
    for main in mains {
      let lines = try String(contentsOf: main, encoding: .utf8).split(separator: "\n")
      #expect(lines.count <= 60, "\(main.path)")
    }
  }

  @Test func `begin with the one that the README shows, with its real output`() throws {
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    for file in ["main.swift", "transcript.txt"] {
      let path = Self.root.appendingPathComponent("Examples/QuickStart/\(file)")
      #expect(readme.contains(try String(contentsOf: path, encoding: .utf8)), "\(file)")
    }
  }
}
