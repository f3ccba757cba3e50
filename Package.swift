// swift-tools-version: 6.3
// 6.3 is the first version with every language feature that is used here, `weak let` among them.

import PackageDescription

/// Features of later language modes, on everywhere so that the package needs no change when they
/// become the default.
let settings: [SwiftSetting] = [
  "ExistentialAny",  // `any` marks every dynamic dispatch through a protocol
  "ImmutableWeakCaptures",  // weak captures cannot be reassigned behind a closure's back
  "InferIsolatedConformances",  // a main-actor class conforms to a protocol on the main actor
  "InternalImportsByDefault",  // what we import does not leak into our users' sources
  "MemberImportVisibility",  // every file states what it uses
  "NonisolatedNonsendingByDefault",  // async functions stay with their caller
].map { .enableUpcomingFeature($0) }

/// One runnable program under `Examples/`, read as documentation and tested as a binary.
func example(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["ValidationKit"], path: "Examples/\(name)",
    exclude: ["transcript.txt"], swiftSettings: settings)
}

/// What is compiled of the library's tests, everything by default.
///
/// `.ci/sanitize` names a few folders, since it compiles them anew, and goes without the programs.
let testFolders = Context.environment["VALIDATIONKIT_TESTS"]?.split(separator: ",").map(String.init)

let examples = [
  "QuickStart", "SignIn", "Registration", "ReusableRows", "PromptDialog", "MaskedInput",
  "Submission", "LoadingScreen", "TextEntry",
]

let package = Package(
  name: "ValidationKit",
  platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "ValidationKit", targets: ["ValidationKit"]),
    .executable(name: "DemoCLI", targets: ["DemoCLI"]),
  ],
  targets: [
    .target(name: "ValidationKit", swiftSettings: settings),
    .executableTarget(name: "DemoCLI", dependencies: ["ValidationKit"], swiftSettings: settings),
    // Helpers that more than one test target needs; no product, so nobody else sees them.
    .target(
      name: "TestSupport", dependencies: ["ValidationKit"], path: "Tests/Support",
      swiftSettings: settings),
    .testTarget(
      name: "ValidationKitTests", dependencies: ["ValidationKit", "TestSupport"],
      exclude: ["Fixtures"], sources: testFolders,
      swiftSettings: settings),
    .testTarget(
      name: "DemoCLITests", dependencies: ["DemoCLI", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "ExamplesTests",
      dependencies: ["TestSupport"] + examples.map { .init(stringLiteral: $0) },
      swiftSettings: settings),
  ] + examples.map(example),
  swiftLanguageModes: [.v6]
)

if testFolders != nil {
  let programs = ["DemoCLI", "DemoCLITests", "ExamplesTests"] + examples
  package.targets.removeAll { programs.contains($0.name) }
  package.products.removeAll { programs.contains($0.name) }
}
