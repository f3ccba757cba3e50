import Foundation

/// Where a run took place.
struct Machine: Codable {
  var cores: Int = ProcessInfo.processInfo.activeProcessorCount
  var processor: String = Self.processorName
  var swift: String = Self.compilerVersion
  /// Whether the optimiser was off, which makes every figure worthless.
  var isDebug: Bool = Self.isDebugBuild

  private static var processorName: String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces) ?? "unknown"
  }

  /// The compiler's version, which the build leaves beside the program; else the library's.
  private static var compilerVersion: String {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    let folder = program?.deletingLastPathComponent().path ?? ""
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    if let file = files.first(where: { $0.hasPrefix("swift-version-") }),
      let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8),
      let version = text.firstMatch(of: /Swift version (\S+)/)
    {
      return String(version.1)
    }
    return "\(_SwiftStdlibVersion.current)"
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}
