import Foundation

/// A tool that the build has made, run as a process of its own.
struct BuiltTool {
  struct Result: Equatable {
    var status: Int32
    var output: String
    var complaints: String
  }

  static let footing = BuiltTool(path: productsFolder + "/footing")
  /// The tool over properties that trap and hang.
  static let faulty = BuiltTool(path: productsFolder + "/FaultyTool")

  let path: String

  func run(_ arguments: String...) throws -> Result { try run(arguments) }

  /// Runs the tool; it reads `input`, or what the tests read where that is nil; `environment` is
  /// added to the tests' own.
  func run(
    _ arguments: [String],
    input: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ["output", "complaints"].map { try emptyFile(folder.appending(path: $0)) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = files[0]
    process.standardError = files[1]
    if let input {
      let file = folder.appending(path: "input")
      try Data(input.utf8).write(to: file)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: try String(contentsOf: folder.appending(path: "output"), encoding: .utf8),
      complaints: try String(contentsOf: folder.appending(path: "complaints"), encoding: .utf8)
    )
  }

  private func emptyFile(_ file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  /// Where the test bundle lies, the tools lie, too.
  private static let productsFolder: String = {
    let folders = [Bundle.main.bundlePath, CommandLine.arguments[0]].map { path in
      path.hasSuffix(".xctest") ? URL(filePath: path).deletingLastPathComponent().path : path
    }
    let parents = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent().path }
    let manager = FileManager.default
    return (folders + parents).first { manager.fileExists(atPath: $0 + "/footing") } ?? "."
  }()
}
