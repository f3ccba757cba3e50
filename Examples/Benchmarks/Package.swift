// swift-tools-version: 6.3

import PackageDescription

// A package of its own, so that building the library never builds its benchmarks.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "ValidationKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "Benchmarks", dependencies: [.product(name: "ValidationKit", package: "ValidationKit")])
  ],
  swiftLanguageModes: [.v6]
)
