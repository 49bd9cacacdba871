import Foundation
import PropertyTesting
import Testing

@Suite struct CaseJournalTests {
  private let lists = Generator<[Int]>.array(of: .integers(in: -9...9), count: 0...9)

  /// Runs `body` with the path of a journal that is not there yet, and removes the file afterwards.
  private func withPath(_ body: (String) throws -> Void) rethrows {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).journal").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test func `a check finds its own case in the journal, and no later reader finds one`() throws {
    try withPath { path in
      let journal = try CaseJournal(creating: path)
      let reader = try reader(of: path)
      let property = Property("the journal knows the case", lists) { list in
        let entry = try #require(reader.entry)
        #expect(entry.isRunning && entry.isDrawn && entry.isWhole)
        let caseIndex = try #require(entry.caseIndex)
        #expect(lists.value(replaying: entry.record) == list)
        #expect(lists.value(seed: 5, case: caseIndex) == list)
        return .holds()
      }
      #expect(run(property.journalled(in: journal), RunSettings(seed: 5)).casesRun == 1000)
      #expect(reader.entry?.isRunning == false)
      #expect(reader.entry?.caseIndex == 999)
    }
  }

  @Test func `a generator that has not come to its end is told from a check`() throws {
    try withPath { path in
      let journal = try CaseJournal(creating: path)
      let reader = try reader(of: path)
      let watched = Generator<Int>.integers(in: 0...9).map { number in
        #expect(reader.entry?.isRunning == true)
        #expect(reader.entry?.isDrawn == false)
        #expect(reader.entry?.record == ChoiceRecord([4]))
        return number
      }
      let property = Property("numbers are drawn", watched) { _ in .holds() }
      #expect(verdict(of: property.journalled(in: journal), on: ChoiceRecord([4])) == .holds())
    }
  }

  @Test func `choices that are made while checking are in the journal as they are made`() throws {
    try withPath { path in
      let journal = try CaseJournal(creating: path)
      let reader = try reader(of: path)
      let property = Property("pairs are drawn") { source in
        _ = try source.draw(.integers(in: -5...5), as: "first")
        let first = reader.entry
        _ = try source.draw(.booleans, as: "second")
        #expect(first?.record == ChoiceRecord([3]))
        #expect(first?.choices.map(\.domain.bound) == [10])
        #expect(first?.choices.map(\.domain.below) == [5])
        #expect(reader.entry?.record == ChoiceRecord([3, 1]))
        #expect(reader.entry?.values == [NotedValue(label: "first", text: "2"), reader.second])
        return .holds()
      }
      let outcome = replay(property.journalled(in: journal), ChoiceRecord([3, 1]))
      #expect(outcome.values.map(\.text) == ["2", "true"])
    }
  }

  @Test func `a case of more choices than fit says so`() throws {
    try withPath { path in
      let journal = try CaseJournal(creating: path)
      let long = Generator<[Int]>.array(of: .integers(in: 0...9), count: 9000)
      let property = Property("lists are long", long) { _ in .holds() }.journalled(in: journal)
      #expect(replay(property, ChoiceRecord([1]), maximumChoices: 10_000).verdict == .holds())
      #expect(journal.entry?.isWhole == false)
      #expect(journal.entry?.choices.count == 8192)
    }
  }

  @Test func `a file that is no journal is not read as one`() throws {
    try withPath { path in
      let journal = try CaseJournal(creating: path)
      let size = try #require(FileManager.default.contents(atPath: path)?.count)
      for content in [Data(), Data(count: 100), Data(count: size), Data(count: size + 1)] {
        try content.write(to: URL(filePath: path))
        #expect(CaseJournal(descriptor: open(path, O_RDWR)) == nil)
      }
      _ = journal
    }
  }

  @Test func `wild words are read without a trap`() throws {
    try withPath { path in
      let journal = try CaseJournal(creating: path)
      let size = try #require(FileManager.default.contents(atPath: path)?.count)
      let file = open(path, O_RDWR)
      defer { close(file) }
      for place in stride(from: 8, to: 72, by: 8) {
        let words = [UInt8](repeating: 0xFF, count: 8)
        #expect(pwrite(file, words, 8, off_t(place)) == 8)
      }
      for place in stride(from: size - 64, to: size, by: 8) {
        #expect(pwrite(file, [UInt8](repeating: 0xFF, count: 8), 8, off_t(place)) == 8)
      }
      #expect(journal.entry?.choices.count == 8192)
      #expect(journal.entry?.isRunning == true)
    }
  }

  @Test func `a journal that can't be kept says why`() throws {
    try withPath { path in
      let journal = try CaseJournal(creating: path)
      #expect(throws: JournalProblem(path: path, code: EEXIST)) {
        try CaseJournal(creating: path)
      }
      #expect(throws: JournalProblem(path: path + "/x", code: ENOTDIR)) {
        try CaseJournal(creating: path + "/x")
      }
      #expect(
        JournalProblem(path: "j", code: ENOSPC).description
          == "j: no journal can be kept (No space left on device), so that a case which ends the "
          + "process is lost; check that its folder can be written to"
      )
      _ = journal
    }
  }

  private func reader(of path: String) throws -> CaseJournal {
    try #require(CaseJournal(descriptor: open(path, O_RDWR)))
  }
}

extension CaseJournal {
  fileprivate var second: NotedValue { NotedValue(label: "second", text: "true") }
}
