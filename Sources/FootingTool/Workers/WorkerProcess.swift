import Foundation

/// The tool, started again as a worker, with what it is being asked and has said.
final class WorkerProcess {
  // A class, since it stands for a process, which is ended once.

  /// What a process left when it ended.
  enum Death: Hashable {
    case exited(status: Int32)
    case signalled(Int32)
  }

  let pid: pid_t
  /// Where its answers come from.
  let output: Int32
  /// Where its complaints come from.
  let complaints: Int32
  private let input: Int32
  private var lines = LineBuffer()
  private var complaint: [UInt8] = []
  private var isReaped = false

  /// - Throws: ``SpawnProblem`` when there is no further process or descriptor to be had.
  init(executable: String = ownExecutable) throws(SpawnProblem) {
    let (input, output, complaints) = try (Channel(), Channel(), Channel())
    let files = FileActions([input.reading, output.writing, complaints.writing])
    defer { [input.reading, output.writing, complaints.writing].forEach { close($0) } }
    self.input = input.writing
    self.output = output.reading
    self.complaints = complaints.reading
    pid = try files.spawn(executable, [CommandLine.arguments[0], Command.worker.rawValue])
  }

  func send(_ task: WorkerTask) {
    // A worker that no longer listens is found when its output ends.
    if let line = try? task.line() { _ = writeAll(line, to: input) }
  }

  /// The answers that have come; `nil` when no more will.
  func answers() -> [WorkerAnswer]? {
    guard let bytes = readSome(from: output) else { return nil }
    return lines.lines(adding: bytes).compactMap { try? WorkerAnswer(line: $0) }
  }

  /// Reads complaints, so that the worker never waits; keeps the last ones.
  func readComplaints() -> Bool {
    guard let bytes = readSome(from: complaints) else { return false }
    complaint = Array((complaint + bytes).suffix(4096))
    return true
  }

  /// Ends the process if it has not ended, and tells how it did.
  func end() -> Death {
    kill(pid, SIGKILL)
    return reap()
  }

  /// Waits for the process, whose output has ended, to end.
  func reap() -> Death {
    var status: Int32 = 0
    while !isReaped && waitpid(pid, &status, 0) < 0 && errno == EINTR {}
    if !isReaped { [input, output, complaints].forEach { close($0) } }
    isReaped = true
    return status & 0x7F == 0 ? .exited(status: status >> 8 & 0xFF) : .signalled(status & 0x7F)
  }

  /// What the process complained about last: the line of a fatal error where there is one.
  var lastComplaint: String? {
    let lines = String(decoding: complaint, as: UTF8.self).split(whereSeparator: \.isNewline)
    let fatal = lines.last { $0.contains("Fatal error") } ?? lines.last
    return fatal.map { String($0.prefix(300)) }
  }
}

extension WorkerProcess.Death: CustomStringConvertible {
  var description: String {
    switch self {
    case .exited(let status): "exit status \(status)"
    case .signalled(let number): "signal \(number) (\(String(cString: strsignal(number))))"
    }
  }
}

/// A process that can't be started.
struct SpawnProblem: Error, Hashable, CustomStringConvertible {
  var code: Int32

  var description: String {
    "no worker can be started (\(String(cString: strerror(code)))); give fewer --jobs"
  }
}

/// The running program, wherever it was copied to, and even when its file has been replaced.
let ownExecutable: String =
  FileManager.default.fileExists(atPath: "/proc/self/exe")
  ? "/proc/self/exe" : Bundle.main.executablePath ?? CommandLine.arguments[0]

/// A pipe whose ends no other process inherits.
private struct Channel {
  let reading: Int32
  let writing: Int32

  init() throws(SpawnProblem) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SpawnProblem(code: errno) }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { closeWhenSpawning(end) }
  }
}

private func closeWhenSpawning(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
}

/// What a new process gets as its standard input, output and error.
private struct FileActions {
  private let standardFiles: [Int32]

  init(_ standardFiles: [Int32]) {
    self.standardFiles = standardFiles
  }

  func spawn(_ executable: String, _ arguments: [String]) throws(SpawnProblem) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, file) in standardFiles.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file, Int32(number))
    }
    var pid: pid_t = 0
    let code = withCStrings(arguments) { arguments in
      withCStrings(workerEnvironment) { environment in
        posix_spawn(&pid, executable, &actions, nil, arguments, environment)
      }
    }
    guard code == 0 else { throw SpawnProblem(code: code) }
    return pid
  }

  /// A dying worker says why and no more: it does not spend seconds on a backtrace.
  private var workerEnvironment: [String] {
    let inherited = ProcessInfo.processInfo.environment.filter { $0.key != "SWIFT_BACKTRACE" }
    return inherited.map { "\($0.key)=\($0.value)" } + ["SWIFT_BACKTRACE=enable=no"]
  }

  private func withCStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}
