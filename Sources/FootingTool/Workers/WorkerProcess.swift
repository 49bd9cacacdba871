import Foundation
import PropertyTesting

/// The tool, started again as a worker, with what it is being asked and has said.
final class WorkerProcess {
  // A class, since it stands for a process, which is ended once.

  /// What a process left when it ended.
  enum Death: Hashable {
    case exited(status: Int32)
    case signalled(Int32)
  }

  let pid: pid_t
  /// The case that it is at; `nil` where there is no room for a journal.
  let journal: CaseJournal?
  /// Where its answers come from.
  let output: Int32
  /// Where its complaints come from.
  let complaints: Int32
  private let input: Int32
  private var lines = LineBuffer()
  private var complaint: [UInt8] = []
  private var isReaped = false
  /// Whether its answers have come to an end.
  private(set) var hasEnded = false

  /// - Throws: ``SpawnProblem`` when there is no further process or descriptor to be had.
  init(executable: String = ownExecutable) throws(SpawnProblem) {
    let (input, output, complaints) = try (Channel(), Channel(), Channel())
    journal = try? CaseJournal(creatingIn: FileManager.default.temporaryDirectory)
    let standardFiles = [input.reading, output.writing, complaints.writing]
    // The journal comes last: it takes the place of no descriptor that is still needed.
    let files = FileActions(standardFiles + [journal?.descriptor].compactMap(\.self))
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
    guard let bytes = readSome(from: output) else {
      hasEnded = true
      return nil
    }
    return lines.lines(adding: bytes).compactMap { try? WorkerAnswer(line: $0) }
  }

  /// The answers that come within a tenth of a second.
  func waitForAnswers() -> [WorkerAnswer] {
    var files = [output, complaints].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&files, nfds_t(files.count), 100)
    if files[1].revents != 0 { _ = readComplaints() }
    return files[0].revents == 0 ? [] : answers() ?? []
  }

  /// How a process whose answers have ended died, and what it said last.
  func deathText() -> String {
    while readComplaints() {}
    let complaint = lastComplaint
    return ["\(reap())", complaint].compactMap(\.self).joined(separator: ": ")
  }

  /// The case that the process was at when it ended; `nil` where it was at none.
  var interrupted: CaseJournal.Entry? {
    journal?.entry.flatMap { $0.isRunning && $0.isWhole ? $0 : nil }
  }

  /// Reads complaints, so that the worker never waits; keeps the last ones.
  func readComplaints() -> Bool {
    guard let bytes = readSome(from: complaints) else { return false }
    // Long enough for the message of a fatal error and the stack that may be printed behind it.
    complaint = Array((complaint + bytes).suffix(65_536))
    return true
  }

  /// Ends the process if it has not ended, and tells how it did.
  func end() -> Death {
    if !isReaped { kill(pid, SIGKILL) }
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
    let signs = ["Fatal error", "Precondition failed", "Assertion failed"]
    let fatal = lines.last { line in signs.contains { line.contains($0) } } ?? lines.last
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

extension CaseJournal {
  /// Where a worker finds its journal.
  static let descriptorInWorker: Int32 = 3

  /// A journal in a file without a name, which is gone with the last process that has it open.
  convenience init(creatingIn folder: URL) throws(JournalProblem) {
    let path = folder.appending(path: "footing-\(UUID().uuidString).journal").path
    defer { unlink(path) }
    try self.init(creating: path)
  }

  /// The journal that a worker was given; `nil` where it was not.
  static var ofWorker: CaseJournal? {
    closeWhenSpawning(descriptorInWorker)
    return CaseJournal(descriptor: descriptorInWorker)
  }
}

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

func closeWhenSpawning(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
}

/// What a new process gets as its standard input, output and error, and as the next descriptors.
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
