// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Footing",
  products: [
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "LayoutSolver", targets: ["LayoutSolver"]),
    .library(name: "ScreenVerification", targets: ["ScreenVerification"]),
    .library(name: "FootingTool", targets: ["FootingTool"]),
    .library(name: "PropertyExpectations", targets: ["PropertyExpectations"]),
    .executable(name: "footing", targets: ["footing"]),
  ],
  targets: [
    .target(name: "PropertyTesting"),
    .target(
      name: "LayoutSolver",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(
      name: "ScreenVerification",
      dependencies: ["PropertyTesting", "LayoutSolver"],
      resources: [.embedInCode("Devices/Data/devices.txt")]
    ),
    .target(
      name: "ScreenProperties",
      dependencies: ["ScreenVerification", "PropertyTesting", "LayoutSolver"],
      path: "Properties"
    ),
    .target(
      name: "FootingTool",
      dependencies: ["ScreenVerification", "PropertyTesting", "LayoutSolver"]
    ),
    .target(name: "PropertyExpectations", dependencies: ["PropertyTesting"]),
    .executableTarget(name: "footing", dependencies: ["FootingTool", "ScreenProperties"]),
    .target(
      name: "ShrinkingChallenges",
      dependencies: ["PropertyTesting"],
      path: "Benchmarks/Challenges"
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "ScreenProperties", "ScreenVerification", "ShrinkingChallenges", "PropertyTesting",
        "LayoutSolver",
      ],
      path: "Benchmarks",
      exclude: ["Challenges"]
    ),
    .testTarget(
      name: "PropertyTestingTests",
      dependencies: ["PropertyTesting", "ShrinkingChallenges"]
    ),
    .testTarget(
      name: "LayoutSolverTests",
      dependencies: ["LayoutSolver"],
      resources: [.copy("Fixtures")]
    ),
    .testTarget(
      name: "ScreenVerificationTests",
      dependencies: ["ScreenVerification", "PropertyTesting", "LayoutSolver"]
    ),
    .testTarget(
      name: "ScreenPropertiesTests",
      dependencies: [
        "ScreenProperties", "ScreenVerification", "PropertyTesting", "LayoutSolver",
        "PropertyExpectations",
      ]
    ),
    .testTarget(
      name: "FootingToolTests",
      dependencies: [
        "FootingTool", "footing", "FaultyTool", "ScreenProperties", "ScreenVerification",
        "PropertyTesting", "LayoutSolver",
      ]
    ),
    .executableTarget(
      name: "FaultyTool",
      dependencies: ["FootingTool", "PropertyTesting"],
      path: "Tests/FaultyTool"
    ),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: ["Benchmarks", "ShrinkingChallenges", "LayoutSolver"]
    ),
    .testTarget(
      name: "PropertyExpectationsTests",
      dependencies: ["PropertyExpectations", "PropertyTesting"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
