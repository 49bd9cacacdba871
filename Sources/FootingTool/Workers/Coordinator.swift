import Foundation
import PropertyTesting

/// Hands the cases of properties to workers and joins what they answer.
struct Coordinator {
  private var progress: [PropertyProgress]
  private var desks: [Desk] = []
  private let limits: Limits
  private let onDevices: Bool
  private let start = ContinuousClock.now
  /// How many properties, from the first, are done and have been passed on.
  private var passedOn = 0

  /// Budgets of a whole check.
  struct Limits {
    var jobs: Int
    /// Seconds.
    var time: Double?
    /// Seconds.
    var timeOfCase: Double
  }

  init(_ progress: [PropertyProgress], onDevices: Bool, _ limits: Limits) {
    self.progress = progress
    self.onDevices = onDevices
    self.limits = limits
  }

  /// Does all the work; passes each property on when it and those before it are done.
  ///
  /// - Parameters:
  ///   - done: Called in the order of the properties.
  ///   - tick: Called many times a second.
  /// - Throws: ``SpawnProblem`` when no worker can be started.
  mutating func run(
    done: (PropertyProgress) -> Void,
    tick: (Tally) -> Void
  ) throws(SpawnProblem) {
    defer { desks.forEach { _ = $0.worker.end() } }
    passOn(done)
    while passedOn < progress.count {
      skipWhatIsLate()
      try handOut()
      waitForNews()
      passOn(done)
      tick(tally)
    }
  }

  /// How far a check is.
  struct Tally {
    var propertiesDone: Int
    var properties: Int
    var cases: Int
  }

  private var tally: Tally {
    Tally(
      propertiesDone: passedOn,
      properties: progress.count,
      cases: progress.reduce(0) { $0 + $1.casesDone }
    )
  }

  /// What is left of the time up to the end of a property's share: each has an equal one, and what
  /// one does not need is left to those behind it.
  private func secondsLeft(for property: Int) -> Double? {
    limits.time.map { time in
      time * Double(property + 1) / Double(progress.count) - (ContinuousClock.now - start).seconds
    }
  }

  private mutating func skipWhatIsLate() {
    for index in progress.indices {
      guard let left = secondsLeft(for: index), left <= 0 else { return }
      progress[index].skipRest()
    }
  }

  private mutating func passOn(_ done: (PropertyProgress) -> Void) {
    while passedOn < progress.count, progress[passedOn].isDone {
      done(progress[passedOn])
      passedOn += 1
    }
  }
}

extension Coordinator {
  /// A worker, and what lies on its desk.
  private struct Desk {
    var worker: WorkerProcess
    var job: Job?
  }

  /// Work in progress.
  private struct Job {
    var property: Int
    var work: WorkerTask.Work
    var lastCase: Int?
    var lastSign = ContinuousClock.now
  }

  private mutating func handOut() throws(SpawnProblem) {
    for index in desks.indices where desks[index].job == nil {
      guard let job = nextJob() else { return }
      give(job, to: index)
    }
    while desks.count < limits.jobs, progress.contains(where: \.hasWork) {
      guard try hire(), let job = nextJob() else { return }
      give(job, to: desks.count - 1)
    }
  }

  /// Starts a worker; false where there is no room for another one.
  private mutating func hire() throws(SpawnProblem) -> Bool {
    do {
      desks.append(Desk(worker: try WorkerProcess()))
      return true
    } catch {
      guard desks.isEmpty else { return false }
      throw error
    }
  }

  private mutating func nextJob() -> Job? {
    for index in progress.indices.dropFirst(passedOn) {
      if let work = progress[index].next() { return Job(property: index, work: work) }
    }
    return nil
  }

  private mutating func give(_ job: Job, to desk: Int) {
    let progress = progress[job.property]
    desks[desk].job = job
    desks[desk].worker.send(
      WorkerTask(
        property: progress.property.name,
        isOnDevices: onDevices,
        seed: progress.seed,
        work: job.work,
        secondsOfCase: limits.timeOfCase,
        secondsLeft: secondsLeft(for: job.property).map { max($0, job.work.cases == nil ? 1 : 0) }
      )
    )
  }

  /// Sleeps until a worker says something, or a tenth of a second.
  private mutating func waitForNews() {
    var files = desks.flatMap { desk in
      [desk.worker.output, desk.worker.complaints].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
    }
    _ = poll(&files, nfds_t(files.count), 100)
    for (index, file) in files.enumerated().reversed() where file.revents != 0 {
      index.isMultiple(of: 2) ? hear(index / 2) : hearComplaint(index / 2)
    }
    for index in desks.indices.reversed() where isHanging(desks[index]) { endHanging(index) }
  }

  private func hearComplaint(_ desk: Int) {
    _ = desks[desk].worker.readComplaints()
  }

  private mutating func hear(_ desk: Int) {
    guard let answers = desks[desk].worker.answers() else { return bury(desk) }
    for answer in answers {
      desks[desk].job?.lastSign = ContinuousClock.now
      take(answer, from: desk)
    }
  }

  private mutating func take(_ answer: WorkerAnswer, from desk: Int) {
    guard let job = desks[desk].job else { return }
    switch answer {
    case .alive: return
    case .began(let index): desks[desk].job?.lastCase = index
    case .ran(let part):
      desks[desk].job = nil
      progress[job.property].receive(part, for: job.work)
    case .judged:
      desks[desk].job = nil
      progress[job.property].acquit(job.work)
    case .shrunk(let counterexample):
      desks[desk].job = nil
      progress[job.property].receive(counterexample)
    }
  }

  private func isHanging(_ desk: Desk) -> Bool {
    guard let job = desk.job else { return false }
    // Twice the time before the case is known: a slow but lively range says so every second.
    let allowed = limits.timeOfCase + 1
    return (ContinuousClock.now - job.lastSign).seconds > allowed
  }

  private mutating func endHanging(_ desk: Int) {
    _ = desks[desk].worker.end()
    lose(desk, .timedOut, timeoutText(limits.timeOfCase))
  }

  /// A worker's output has ended, and with it the worker.
  private mutating func bury(_ desk: Int) {
    lose(desk, .crashed, desks[desk].worker.deathText())
  }

  private mutating func lose(_ desk: Int, _ kind: Incident.Kind, _ reason: String) {
    let lost = desks.remove(at: desk)
    guard let job = lost.job else { return }
    progress[job.property].lose(
      job.work,
      lastCase: job.lastCase,
      kind,
      reason,
      journal: lost.worker.interrupted
    )
  }
}

extension Duration {
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
