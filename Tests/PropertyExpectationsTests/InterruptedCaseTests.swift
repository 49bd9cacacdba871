import Foundation
import PropertyExpectations
import PropertyTesting
import Testing

@Suite struct InterruptedCaseTests {
  private static let fatal = Property("no number is fatal", .integers(in: 0...9999)) {
    (number: Int) in
    if number > 9500 { fatalError("\(number)") }
    return .holds()
  }
  private static let pairs = Property("no pair is fatal") { source in
    let first = try source.draw(.integers(in: 0...9), as: "first")
    let second = try source.draw(.integers(in: 0...9), as: "second")
    if first + second > 12 { raise(SIGKILL) }
    return .holds()
  }
  private static let settings = RunSettings(seed: 1)

  /// Runs `body` with a folder that is not there yet, and removes it afterwards.
  private func withFolder(_ body: (String) async -> Void) async {
    let folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await body(folder)
  }

  @Test func `the run after one that trapped tells the case and its token, once`() async {
    await withFolder { folder in
      await #expect(processExitsWith: .failure) { [folder = folder as String] in
        expectHolds(
          InterruptedCaseTests.fatal,
          store: FailureStore(folder: folder),
          settings: InterruptedCaseTests.settings
        )
      }
      let store = FailureStore(folder: folder)
      withKnownIssue {
        expectHolds(Self.fatal, store: store, settings: Self.settings)
      } matching: { issue in
        issue.comments.map(\.rawValue) == [
          """
          "no number is fatal" was at this case when the process of an earlier run ended
            value: 9998
            replay: expectHolds(property, replaying: "no-number-is-fatal-t1-16-2bcayhwe9rm88jr7")
            note: nothing was run; the next run checks all cases again
          """
        ]
      }
      #expect(store.takeInterruptedCases(of: Self.fatal.name) == [])
    }
  }

  @Test func `a property that draws as it checks is told by its choices`() async {
    await withFolder { folder in
      await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder as String] in
        expectHolds(
          InterruptedCaseTests.pairs,
          store: FailureStore(folder: folder),
          settings: InterruptedCaseTests.settings
        )
      }
      withKnownIssue {
        expectHolds(Self.pairs, store: FailureStore(folder: folder), settings: Self.settings)
      } matching: { issue in
        issue.comments.map(\.rawValue) == [
          """
          "no pair is fatal" was at this case when the process of an earlier run ended
            choices: [8 9]
            replay: expectHolds(property, replaying: "no-pair-is-fatal-t1-16-mrzp99g81402aa4t")
            note: nothing was run; the next run checks all cases again
          """
        ]
      }
    }
  }

  @Test func `a run that comes to its end leaves no journal`() async {
    await withFolder { folder in
      let property = Property("numbers are small", .integers(in: 0...9)) { (number: Int) in
        .that(number < 10, otherwise: "\(number)")
      }
      expectHolds(property, store: FailureStore(folder: folder))
      #expect((try? FileManager.default.contentsOfDirectory(atPath: folder)) == [])
    }
  }

  @Test func `a folder that can't be written to is a warning, and the run goes on`() {
    let property = Property("numbers are small", .integers(in: 0...9)) { (number: Int) in
      .that(number < 10, otherwise: "\(number)")
    }
    withKnownIssue {
      expectHolds(property, store: FailureStore(folder: "/dev/null/store"))
    } matching: { issue in
      issue.severity == .warning
        && issue.comments.map(\.rawValue) == [
          "/dev/null/store/numbers-are-small-bd75f129.0.journal: no journal can be kept "
            + "(Not a directory), so that a case which ends the process is lost; "
            + "check that its folder can be written to"
        ]
    }
  }
}
