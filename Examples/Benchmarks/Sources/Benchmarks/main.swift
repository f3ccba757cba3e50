// What the library costs, as ratios to what is measured beside it. `swift run -c release` in this
// folder measures everything; `--help` says what else there is.

import Foundation

/// Prints a line for somebody who waits, where somebody does.
@MainActor func showProgress(_ text: String) {
  guard isatty(2) == 1 else { return }
  FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
}

/// Measures what the options ask for.
@MainActor func measure(_ options: Options) async throws(UsageError) -> Report {
  let cases = Suite.cases(filters: options.filters, most: options.most)
  let chosen = memoryCases.filter { item in
    options.filters.isEmpty || options.filters.contains { item.name.contains($0) }
  }
  if cases.isEmpty && chosen.isEmpty {
    throw UsageError("no case has such a name; --list shows them")
  }
  let start = ContinuousClock.now
  // Before anything else is in the allocator's hands.
  showProgress("memory")
  let memory = chosen.compactMap { $0.measure() }
  let runner = Runner(cases: cases, effort: options.effort, progress: showProgress)
  let (measured, references) = await runner.run()
  showProgress("")
  return Report(
    rounds: options.effort.rounds, seconds: (ContinuousClock.now - start) / .seconds(1),
    references: references, cases: measured, memory: memory)
}

@MainActor func run(_ options: Options) async throws(UsageError) {
  if options.isHelp { return print(helpText) }
  if options.isList {
    let cases = Suite.cases(filters: options.filters, most: options.most)
    return print(cases.map(\.name).joined(separator: "\n"))
  }
  for name in options.probes {
    guard let item = Suite.all.first(where: { $0.name == name }) else {
      throw UsageError("there is no case \(name); --list shows them")
    }
    await Probe.run(item, count: options.count, isTwice: options.isTwice)
  }
  guard options.probes.isEmpty else { return }
  let before = options.before.isEmpty ? nil : try Report(files: options.before)
  let report =
    options.measured.isEmpty ? try await measure(options) : try Report(files: options.measured)
  if options.isJSON {
    print(report.json)
  } else if let before {
    print(Comparison(before: before, after: report).text)
  } else {
    print(report.text)
  }
}

do {
  try await run(try Options(Array(CommandLine.arguments.dropFirst())))
} catch {
  FileHandle.standardError.write(Data("Benchmarks: \(error.text)\n".utf8))
  exit(2)
}
