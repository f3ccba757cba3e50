import Foundation
import Testing

@Suite("The notice of the case files")
struct FixtureNoticeTests {
  struct Row: Decodable {
    let source: String

    /// The repository that a row comes from.
    var repository: String { String(source.prefix { $0 != " " }) }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Fixtures")

  /// The paragraphs of a part of the notice: a name, and the lines below it.
  static func part(_ name: String) throws -> [String: [String]] {
    let notice = try String(contentsOf: folder.appending(path: "NOTICE"), encoding: .utf8)
    let paragraphs = notice.split(separator: "\n\n").map { $0.split(separator: "\n") }
    let start = try #require(paragraphs.firstIndex { $0 == [name[...]] })
    let end = paragraphs[(start + 1)...].firstIndex { $0.count == 1 } ?? paragraphs.endIndex
    var part: [String: [String]] = [:]
    for paragraph in paragraphs[(start + 1)..<end] {
      part[String(paragraph[0])] = paragraph.dropFirst().map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
    return part
  }

  @Test("It names each file's sources and how many rows come from each")
  func files() throws {
    let part = try Self.part("FILES")
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".jsonl") }
    #expect(Set(part.keys) == Set(files))
    for file in files {
      let rows = try cases(String(file.dropLast(6)), as: Row.self)
      var counts: [String: Int] = [:]
      for row in rows { counts[row.repository, default: 0] += 1 }
      let expected = counts.map { "\($0.key) \($0.value) \($0.value == 1 ? "row" : "rows")" }
      let lines = part[file, default: []].map {
        $0.split(separator: " ").joined(separator: " ")
      }
      #expect(Set(expected).isSubset(of: lines), "\(file)")
      #expect(lines.count { $0.hasSuffix(" rows") || $0.hasSuffix(" row") } == counts.count)
    }
  }

  @Test("It gives each source's licence and copyright, and each licence's text")
  func sources() throws {
    let sources = try Self.part("SOURCES")
    let licences = try Self.part("LICENCES")
    for (file, lines) in try Self.part("FILES") {
      for line in lines where line.hasSuffix(" rows") || line.hasSuffix(" row") {
        let name = String(line.prefix { $0 != " " })
        let source = try #require(sources[name], "\(file) \(name)")
        #expect(source.count >= 2, "\(name)")
        for licence in source[0].components(separatedBy: " OR ") {
          #expect(licences[licence]?.isEmpty == false, "\(name) \(licence)")
        }
      }
    }
  }
}
