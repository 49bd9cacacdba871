import Foundation

/// The compiler of the toolchain that the tool was built with.
struct SwiftCompiler {
  let path: String

  /// What it said, and whether that was the end of it.
  struct Outcome {
    var isSuccess: Bool
    var messages: String
  }

  /// - Throws: ``InputProblem`` where none is on the search path of `environment`.
  init(of environment: [String: String], place: String) throws(InputProblem) {
    let folders = environment["PATH", default: ""].split(separator: ":")
    let candidates = folders.map { "\($0)/swiftc" }
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw InputProblem(
        place: place,
        reason: "swiftc is not on the PATH; add the folder usr/bin of the Swift toolchain to it"
      )
    }
    path = found
  }

  /// Runs it in `folder`.
  func run(_ arguments: [String], in folder: URL) throws(InputProblem) -> Outcome {
    let process = Process()
    let messages = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = messages
    process.standardError = messages
    do {
      try process.run()
    } catch {
      throw InputProblem(place: path, reason: "it can't be started (\(error.localizedDescription))")
    }
    let text = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      isSuccess: process.terminationReason == .exit && process.terminationStatus == 0,
      messages: String(decoding: text, as: UTF8.self)
    )
  }
}
