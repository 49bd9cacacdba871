import Foundation
import Synchronization

/// Where a worker's answers go.
struct Answers: Sendable {
  let descriptor: Int32

  /// Ends the process when nobody listens any more.
  func send(_ answer: WorkerAnswer) {
    guard let line = try? answer.line(), writeAll(line, to: descriptor) else { exit(0) }
  }
}

/// A thread that counts tenths of a second, and ends the process once nobody can give it tasks.
final class Heart: Sendable {
  // A class, since the counting thread and the working one share it.
  let beats = Atomic<Int>(0)

  /// Starts counting for as long as the process lives.
  func start() {
    Thread.detachNewThread { [self] in
      while true { beat() }
    }
  }

  private func beat() {
    var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
    let count = poll(&input, 1, 100)
    if count > 0 { endSoon() }
    beats.add(1, ordering: .relaxed)
  }

  /// Leaves the working thread a second to end the process by itself, with a status that says more.
  private func endSoon() -> Never {
    sleep(1)
    _exit(ExitStatus.unexpected)
  }
}

/// Says ten times a second that cases are being done, and knows when time is over.
///
/// Asked before each case, it costs a nanosecond unless the heart has beaten.
final class Pulse: Sendable {
  // A class, since the copies of a run's settings share it.
  private let heart: Heart
  private let answers: Answers
  private let end: ContinuousClock.Instant?
  private let beatsSeen: Atomic<Int>
  private let isOver: Atomic<Bool>

  init(of heart: Heart, _ answers: Answers, secondsLeft: Double?) {
    self.heart = heart
    self.answers = answers
    end = secondsLeft.map { .now + .seconds($0) }
    beatsSeen = Atomic(heart.beats.load(ordering: .relaxed))
    isOver = Atomic(secondsLeft.map { $0 <= 0 } ?? false)
  }

  func isOutOfTime() -> Bool {
    let beats = heart.beats.load(ordering: .relaxed)
    if beats != beatsSeen.load(ordering: .relaxed) { beat(beats) }
    return isOver.load(ordering: .relaxed)
  }

  private func beat(_ beats: Int) {
    beatsSeen.store(beats, ordering: .relaxed)
    answers.send(.alive)
    if let end, ContinuousClock.now > end { isOver.store(true, ordering: .relaxed) }
  }
}
