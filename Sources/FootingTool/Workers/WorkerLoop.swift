import PropertyTesting
import ScreenVerification

/// Reads tasks from standard input until it ends, and answers each: the worker command.
///
/// Properties run on the calling thread. What they print goes to standard error, since standard output
/// belongs to the answers.
struct WorkerLoop {
  private let properties: [String: CheckedProperty]
  private let answers: Answers
  private let heart: Heart
  private var onDevices: [String: CheckedProperty] = [:]

  init(_ properties: [CheckedProperty], answers: Answers, heart: Heart) {
    self.properties = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    self.answers = answers
    self.heart = heart
  }

  mutating func run() {
    while let line = readLine() {
      guard let task = try? WorkerTask(line: line.utf8), let property = property(for: task) else {
        return
      }
      answers.send(answer(to: task, property))
    }
  }

  private mutating func property(for task: WorkerTask) -> CheckedProperty? {
    guard task.isOnDevices else { return properties[task.property] }
    if onDevices.isEmpty {
      let environments = DeviceCatalogue.standard.environments
      for property in properties.values.compactMap({ $0.on(environments) }) {
        onDevices[property.name] = property
      }
    }
    return onDevices[task.property]
  }

  private func answer(to task: WorkerTask, _ property: CheckedProperty) -> WorkerAnswer {
    let pulse = Pulse(of: heart, answers, secondsLeft: task.secondsLeft)
    var settings = RunSettings(seed: task.seed, isOutOfTime: { pulse.isOutOfTime() })
    switch task.work {
    case .run(let cases):
      settings.cases = cases
      return .ran(part: property.part(settings))
    case .trace(let cases):
      return .ran(part: traced(cases, property, settings))
    case .shrink(let record, let firstFailingCase, let evaluations):
      settings.maximumShrinkEvaluations = evaluations
      return .shrunk(
        counterexample: shrink(
          property.property,
          from: record,
          firstFailingCase: firstFailingCase,
          settings
        )
      )
    }
  }

  private func traced(
    _ cases: Range<Int>,
    _ property: CheckedProperty,
    _ settings: RunSettings
  ) -> Part {
    var settings = settings
    settings.cases = cases.lowerBound..<cases.lowerBound
    var whole = property.part(settings)
    for index in cases where whole.stop == nil && whole.report.ending == .allCasesRun {
      answers.send(.began(case: index))
      settings.cases = index..<index + 1
      whole = whole.followed(by: property.part(settings))
    }
    return whole
  }
}
