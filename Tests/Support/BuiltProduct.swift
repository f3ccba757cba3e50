package import Foundation

/// A program that this package builds, to be run as its users run it.
package struct BuiltProduct: Sendable {
  /// Where the program is.
  package let url: URL

  /// Finds a program of this package beside the test runner.
  ///
  /// - Throws: A ``Missing`` that says where it was looked for.
  package init(_ name: String) throws {
    let folders = Self.folders
    let urls = folders.map { $0.appendingPathComponent(name) }
    guard let found = urls.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) })
    else { throw Missing(name: name, folders: folders.map(\.path)) }
    url = found
  }

  /// Takes any program of the system, such as a shell.
  package init(at path: String) { url = URL(fileURLWithPath: path) }

  /// A program was not built, or not where tests look for it.
  package struct Missing: Error, CustomStringConvertible {
    package let name: String
    package let folders: [String]

    package var description: String {
      "\(name) is not in \(folders.joined(separator: ", ")); build it with “swift build”"
    }
  }

  /// Where products are: beside the test bundle (Apple's systems) or the test runner (elsewhere).
  private static var folders: [URL] {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let runners = [
      Bundle.main.executableURL, CommandLine.arguments.first.map(URL.init(fileURLWithPath:)),
    ]
    let urls = bundles + runners.compactMap { $0 }
    return urls.map { $0.resolvingSymlinksInPath().deletingLastPathComponent() }
  }
}

/// What came of running a program.
package struct ProductResult: Sendable {
  /// What it wrote to standard output.
  package var outputBytes: Data
  /// What it wrote to standard error.
  package var errorBytes: Data
  /// The exit status, or the negated number of the signal that ended it.
  package var status: Int32
  /// Whether it was killed because it did not end before the ``Backstop``.
  package var timedOut: Bool

  /// Standard output as text; what is not UTF-8 is repaired.
  package var output: String { String(decoding: outputBytes, as: UTF8.self) }

  /// Standard error as text; what is not UTF-8 is repaired.
  package var errors: String { String(decoding: errorBytes, as: UTF8.self) }

  /// The lines of standard output.
  package var outputLines: [String] { lines(of: output) }

  /// The lines of standard error.
  package var errorLines: [String] { lines(of: errors) }

  private func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
