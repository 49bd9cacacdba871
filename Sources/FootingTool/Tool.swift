import Foundation
import PropertyTesting
import ScreenVerification

/// Runs the tool over `properties`, as the process's arguments ask, and ends the process.
///
/// The whole of an executable over screens of one's own:
///
///     runTool(checking: [.screen(try ScreenProperty(screen, invariant))])
///
/// - Parameter properties: What is checked; two of one name are refused, with exit status 2.
public func runTool(checking properties: [CheckedProperty]) -> Never {
  signal(SIGPIPE, SIG_IGN)
  let program = CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent } ?? "footing"
  let tool = Tool(properties, program: program)
  exit(tool.run(Array(CommandLine.arguments.dropFirst())))
}

/// The tool over a list of properties.
struct Tool {
  let properties: [CheckedProperty]
  let program: String
  /// The screens that this program was built to try; `nil` for every other tool.
  let trial: Trial?
  var terminal = Terminal()

  init(
    _ properties: [CheckedProperty],
    program: String,
    trial: Trial? = nil
  ) {
    self.properties = properties
    self.program = program
    self.trial = trial
  }

  /// - Returns: The exit status.
  func run(_ arguments: [String]) -> Int32 {
    if let nameClash {
      terminal.complain("\(program): \(nameClash)")
      return ExitStatus.wrongArguments
    }
    do {
      return try run(Invocation(arguments, program: program))
    } catch {
      terminal.complain("\(error)")
      return error.exitStatus
    }
  }

  private func run(_ invocation: Invocation) throws -> Int32 {
    switch invocation {
    case .help(let command):
      terminal.print(helpText(for: command, program: program))
      return ExitStatus.expected
    case .check(let settings): return try check(settings)
    case .try(let settings): return try tryViews(settings)
    case .compare(let settings): return try compare(settings)
    case .replay(let tokens, let format): return try replay(tokens, format)
    case .show(let name): return try show(name)
    case .list(let format): return try list(format)
    case .merge(let files, let format): return try merge(files, format)
    case .worker: return work()
    }
  }

  /// Where the memory of the machine runs out, Linux ends a worker and not the tool, which can tell of it.
  private func offerToBeEndedFirst() {
    let file = open("/proc/self/oom_score_adj", O_WRONLY)
    guard file >= 0 else { return }
    _ = writeAll(Array("1000".utf8), to: file)
    close(file)
  }

  /// Standard output belongs to the answers, so that properties print to standard error.
  private func work() -> Int32 {
    // First, while its descriptor can't be anything that was opened here.
    let journal = CaseJournal.ofWorker
    let heart = Heart()
    let answers = Answers(descriptor: dup(STDOUT_FILENO))
    closeWhenSpawning(answers.descriptor)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    offerToBeEndedFirst()
    heart.start()
    var loop = WorkerLoop(properties, answers: answers, heart: heart, journal: journal)
    if let trial { loop.further = trial.remainder }
    do {
      try loop.run()
      return ExitStatus.expected
    } catch {
      terminal.complain("\(program) worker: \(error)")
      return ExitStatus.wrongInput
    }
  }
}

extension Tool {
  /// Which two properties have one name, and what to do; `nil` where no two have.
  ///
  /// A worker finds its property by the name.
  var nameClash: String? {
    var positions: [String: Int] = [:]
    for (position, property) in properties.enumerated() {
      if let first = positions.updateValue(position, forKey: property.name) {
        let name = quoted(property.name)
        return "properties \(first + 1) and \(position + 1) are both called \(name); rename one"
      }
    }
    return nil
  }

  /// The properties whose name contains one of `names`, or all where none is given.
  ///
  /// - Throws: ``ArgumentProblem`` for a name that is empty, or that no property's contains.
  func properties(named names: [String], for command: Command) throws -> [CheckedProperty] {
    guard !names.contains("") else { throw problem(command, .emptyName) }
    for name in names where !properties.contains(where: { $0.isNamed(name) }) {
      throw problem(command, .unknownName(name, among: properties.map(\.name)))
    }
    guard !names.isEmpty else { return properties }
    return properties.filter { property in names.contains { property.isNamed($0) } }
  }

  /// The properties on random screens, and those of screens on every catalogued device.
  var allProperties: [CheckedProperty] {
    properties + properties.onDevices()
  }

  func problem(_ command: Command, _ reason: ArgumentProblem.Reason) -> ArgumentProblem {
    ArgumentProblem(place: "\(program) \(command.rawValue)", reason: reason)
  }
}

extension CheckedProperty {
  /// Whether the name contains `part`, in whatever case.
  func isNamed(_ part: String) -> Bool {
    name.lowercased().contains(part.lowercased())
  }
}

extension Error {
  fileprivate var exitStatus: Int32 {
    switch self {
    case is ArgumentProblem: ExitStatus.wrongArguments
    case is InputProblem: ExitStatus.wrongInput
    default: ExitStatus.unexpected
    }
  }
}
