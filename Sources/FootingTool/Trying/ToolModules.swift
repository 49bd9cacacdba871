import Foundation

/// What lies beside the tool where it was built: the modules that view files import, the plug-in that
/// expands their macros, and the objects that a program over them is linked with.
struct ToolModules: Hashable {
  /// The running tool.
  let tool: URL
  let objects: [String]

  var modules: URL { folder.appending(path: "Modules") }
  var macros: URL { folder.appending(path: "FootingMacros-tool") }
  private var folder: URL { tool.deletingLastPathComponent() }

  /// The targets that make up the tool and what view files import.
  private static let targets: Set = [
    "BottomLayouts", "Combine", "FootingTool", "HeadlessCombine", "HeadlessUI", "LayoutSolver",
    "PreviewRecords", "PropertyTesting", "ScreenVerification", "SwiftUI", "TextMetrics", "UIKit",
  ]

  /// - Throws: ``InputProblem`` where the tool has been copied elsewhere, at `place`.
  init(besideToolOf place: String) throws(InputProblem) {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    tool = URL(filePath: path).resolvingSymlinksInPath()
    let folder = tool.deletingLastPathComponent()
    // The package manager's own list of what it has linked.
    let list = folder.appending(path: "\(tool.lastPathComponent).product/Objects.LinkFileList")
    let text = try? String(contentsOf: list, encoding: .utf8)
    objects = text.map(Self.objects) ?? []
    let needed = [modules.appending(path: "SwiftUI.swiftmodule"), macros].map(\.path)
    let isBuilt = needed.allSatisfy { FileManager.default.fileExists(atPath: $0) }
    guard isBuilt, !objects.isEmpty else {
      throw InputProblem(
        place: place,
        reason: "what the tool was built from is not in \(folder.path); "
          + "use the tool where it was built: swift run -c release footing try"
      )
    }
  }

  private static func objects(listedIn text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { line in
      let folder = URL(filePath: line).deletingLastPathComponent()
      return folder.pathExtension == "build"
        && targets.contains(folder.deletingPathExtension().lastPathComponent)
    }
  }
}
