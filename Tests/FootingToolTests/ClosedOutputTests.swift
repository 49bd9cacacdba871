import Foundation
import Testing

/// The tool where what it prints can't be written.
@Suite struct ClosedOutputTests {
  @Test(arguments: [["list"], ["check", "doubling", "--seed", "1", "--cases", "10"]])
  func `a pipe that nobody reads ends the tool as it ends others`(_ arguments: [String]) throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    let process = try run(arguments, output: FileHandle(fileDescriptor: ends[1]))
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGPIPE)
  }

  @Test func `a full disk is a complaint, and no outcome of a property`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let complaints = Pipe()
    let process = try run(["list"], output: full, complaints: complaints)
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 3)
    let text = String(decoding: complaints.fileHandleForReading.availableData, as: UTF8.self)
    #expect(
      text
        == "standard output: it can't be written to (No space left on device); "
        + "check where it goes\n"
    )
  }

  private func run(
    _ arguments: [String],
    output: FileHandle,
    complaints: Pipe = Pipe()
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: BuiltTool.faulty.path)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
    process.waitUntilExit()
    return process
  }
}
