import PropertyTesting
import ScreenVerification

/// Reads tasks from standard input until it ends, and answers each: the worker command.
///
/// Properties run on the calling thread. What they print goes to standard error, since standard output
/// belongs to the answers.
struct WorkerLoop {
  private let list: [CheckedProperty]
  private let properties: [String: CheckedProperty]
  /// Makes a property of its name where none of those above has it.
  var further: (String) -> CheckedProperty? = { _ in nil }
  private let answers: Answers
  private let heart: Heart
  private let journal: CaseJournal?
  private var onDevices: [String: CheckedProperty] = [:]

  init(
    _ properties: [CheckedProperty],
    answers: Answers,
    heart: Heart,
    journal: CaseJournal?
  ) {
    list = properties
    self.properties = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    self.answers = answers
    self.heart = heart
    self.journal = journal
  }

  /// - Throws: ``MessageProblem`` for a line that is no task.
  mutating func run() throws(MessageProblem) {
    while let line = readLine() {
      let task = try WorkerTask(line: line.utf8)
      guard let property = property(for: task) else { throw MessageProblem(line: line) }
      answers.send(answer(to: task, property))
    }
  }

  private mutating func property(for task: WorkerTask) -> CheckedProperty? {
    guard task.isOnDevices else { return properties[task.property] ?? further(task.property) }
    if onDevices.isEmpty {
      for property in list.onDevices() { onDevices[property.name] = property }
    }
    return onDevices[task.property]
  }

  private func answer(to task: WorkerTask, _ property: CheckedProperty) -> WorkerAnswer {
    let pulse = Pulse(of: heart, answers, secondsLeft: task.secondsLeft)
    var settings = RunSettings(seed: task.seed, isOutOfTime: { pulse.isOutOfTime() })
    switch task.work {
    case .run(let cases):
      settings.cases = cases
      return .ran(part: property.part(settings, journal))
    case .trace(let cases):
      return .ran(part: traced(cases, property, settings))
    case .shrink(let record, let firstFailingCase, let evaluations):
      settings.maximumShrinkEvaluations = evaluations
      return .shrunk(
        counterexample: shrink(
          property.journalled(in: journal),
          from: record,
          firstFailingCase: firstFailingCase,
          settings
        )
      )
    case .judge(let record, let index, _):
      answers.send(.began(case: index))
      return .judged(replay(property.journalled(in: journal), record).verdict)
    case .shrinkIncident(let incident):
      let shrinking = IncidentShrinking(
        property: property.journalled(in: journal),
        incident: incident,
        trial: CaseTrial(
          property: task.property,
          isOnDevices: task.isOnDevices,
          limit: task.secondsOfCase,
          tick: { _ = pulse.isOutOfTime() }
        )
      )
      return .shrunk(counterexample: shrinking.counterexample(settings))
    }
  }

  private func traced(
    _ cases: Range<Int>,
    _ property: CheckedProperty,
    _ settings: RunSettings
  ) -> Part {
    var settings = settings
    settings.cases = cases.lowerBound..<cases.lowerBound
    var whole = property.part(settings, journal)
    for index in cases where whole.stop == nil && whole.report.ending == .allCasesRun {
      answers.send(.began(case: index))
      settings.cases = index..<index + 1
      whole = whole.followed(by: property.part(settings, journal))
    }
    return whole
  }
}
