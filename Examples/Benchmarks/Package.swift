// swift-tools-version: 6.3

import PackageDescription

/// The library that is measured; `compare` names those of other checkouts.
let library = Context.environment["VALIDATIONKIT_CHECKOUT"] ?? "../.."

// A package of its own, so that building the library never builds its benchmarks.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "ValidationKit", path: library)],
  targets: [
    // What Swift cannot see of the C library.
    .target(name: "CMeasuring"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CMeasuring", .product(name: "ValidationKit", package: "ValidationKit")]),
  ],
  swiftLanguageModes: [.v6]
)
