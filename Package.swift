// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Footing",
  products: [
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "LayoutSolver", targets: ["LayoutSolver"]),
    .library(name: "TextMetrics", targets: ["TextMetrics"]),
    .library(name: "ScreenVerification", targets: ["ScreenVerification"]),
    .library(name: "FootingTool", targets: ["FootingTool"]),
    .library(name: "PropertyExpectations", targets: ["PropertyExpectations"]),
    .library(name: "HeadlessCombine", targets: ["HeadlessCombine"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "BottomLayouts", targets: ["BottomLayouts"]),
    .executable(name: "footing", targets: ["footing"]),
  ],
  targets: [
    .target(name: "PropertyTesting"),
    .target(
      name: "LayoutSolver",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(
      name: "TextMetrics",
      resources: [.embedInCode("Data/system-font.txt")],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(
      name: "HeadlessUI",
      dependencies: [
        "FootingMacros", "PreviewRecords", "HeadlessCombine", "LayoutSolver", "TextMetrics",
      ]
    ),
    .target(name: "SwiftUI", dependencies: ["HeadlessUI", "HeadlessCombine"]),
    .target(name: "UIKit", dependencies: ["HeadlessUI"]),
    .target(name: "BottomLayouts", dependencies: ["SwiftUI"]),
    .target(
      name: "ScreenVerification",
      dependencies: [
        "PropertyTesting", "LayoutSolver", "HeadlessCombine", "HeadlessUI", "SwiftUI",
      ],
      resources: [.embedInCode("Devices/Data/devices.txt")]
    ),
    .target(
      name: "ScreenProperties",
      dependencies: [
        "ScreenVerification", "PropertyTesting", "LayoutSolver", "SwiftUI", "BottomLayouts",
      ],
      path: "Properties"
    ),
    // Not all of it is imported: what view files import is built beside the tool, for "try".
    .target(
      name: "FootingTool",
      dependencies: [
        "ScreenVerification", "PropertyTesting", "LayoutSolver", "HeadlessUI", "SwiftUI", "UIKit",
        "Combine", "BottomLayouts",
      ]
    ),
    .target(name: "PropertyExpectations", dependencies: ["PropertyTesting"]),
    .target(name: "HeadlessCombine"),
    .target(name: "Combine", dependencies: ["HeadlessCombine"]),
    .target(name: "MacroExpansion"),
    .macro(name: "FootingMacros", dependencies: ["MacroExpansion"]),
    .target(name: "PreviewRecords"),
    .executableTarget(name: "footing", dependencies: ["FootingTool", "ScreenProperties"]),
    .target(
      name: "ShrinkingChallenges",
      dependencies: ["PropertyTesting"],
      path: "Benchmarks/Challenges"
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "FootingTool", "ScreenProperties", "ScreenVerification", "ShrinkingChallenges",
        "HeadlessUI",
        "PropertyTesting",
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
    .testTarget(name: "TextMetricsTests", dependencies: ["TextMetrics"]),
    .testTarget(
      name: "ScreenVerificationTests",
      dependencies: ["ScreenVerification", "PropertyTesting", "LayoutSolver"]
    ),
    .testTarget(
      name: "ScreenPropertiesTests",
      dependencies: [
        "ScreenProperties", "ScreenVerification", "PropertyTesting", "LayoutSolver",
        "PropertyExpectations", "HeadlessUI", "SwiftUI",
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
    .testTarget(name: "HeadlessCombineTests", dependencies: ["Combine", "HeadlessCombine"]),
    .testTarget(name: "HeadlessUITests", dependencies: ["HeadlessUI", "SwiftUI", "TextMetrics"]),
    .testTarget(name: "ScreensTests", dependencies: ["HeadlessUI", "SwiftUI", "UIKit", "Combine"]),
    // A test target must not depend on the macros itself: all would be built twice.
    .testTarget(
      name: "FootingMacrosTests",
      dependencies: ["SwiftUI", "HeadlessUI", "MacroExpansion"]
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

/// Targets that speak of Foundation's types in most of their public names, or that apps take as
/// they are.
let facades: Set = ["HeadlessUI", "SwiftUI", "Combine", "UIKit", "BottomLayouts"]

for target in package.targets {
  let imports: [SwiftSetting] =
    facades.contains(target.name) ? [] : [.enableUpcomingFeature("InternalImportsByDefault")]
  target.swiftSettings =
    imports + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .treatAllWarnings(as: .error),
    ]
}
