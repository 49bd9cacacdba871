import Foundation
import PropertyTesting
import Testing

@Suite struct FailureStoreTests {
  private let name = "numbers are small"
  private let token = Token(property: "numbers are small", record: ChoiceRecord([7]))

  /// Runs `body` with a store in a folder of its own, which is removed afterwards.
  private func withStore(_ body: (FailureStore) throws -> Void) rethrows {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "failure-store-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(FailureStore(folder: folder.path()))
  }

  @Test func `nothing is kept at first`() {
    withStore { #expect($0.entry(for: name) == .none) }
  }

  @Test func `what is kept is found again until it is forgotten`() {
    withStore { store in
      #expect(store.keep(token, for: name) == nil)
      #expect(store.entry(for: name) == .failure(token))
      #expect(store.forget(name) == nil)
      #expect(store.entry(for: name) == .none)
      #expect(store.forget(name) == nil)
    }
  }

  @Test func `each property has a file of its own`() {
    let store = FailureStore(folder: "f")
    #expect(
      store.path(for: name) == "f/numbers-are-small-\(String(token.nameHash, radix: 16)).failure"
    )
    #expect(store.path(for: name) != store.path(for: "numbers are small!"))
  }

  @Test func `a damaged file is set aside, and the next run starts afresh`() throws {
    try withStore { store in
      _ = store.keep(token, for: name)
      let file = store.path(for: name)
      try "\(token)".dropLast(3).write(toFile: file, atomically: true, encoding: .utf8)
      #expect(
        store.entry(for: name)
          == .unusable(
            "\(file): the token is cut off after 12 of 15 characters; "
              + "copy it whole; it was set aside as \(file).unreadable"
          )
      )
      #expect(store.entry(for: name) == .none)
      #expect(FileManager.default.fileExists(atPath: file + ".unreadable"))
    }
  }

  @Test func `a file that is not text is set aside`() throws {
    try withStore { store in
      _ = store.keep(token, for: name)
      try Data([0xFF, 0xFE, 0x00, 0xD8]).write(to: URL(filePath: store.path(for: name)))
      let file = store.path(for: name)
      #expect(
        store.entry(for: name)
          == .unusable(
            "\(file): this is not a token; copy the whole text behind \"replay\" in the report; "
              + "it was set aside as \(file).unreadable"
          )
      )
      #expect(store.entry(for: name) == .none)
    }
  }

  @Test func `a folder that can't be made is a complaint, not an error`() {
    withStore { store in
      _ = store.keep(token, for: name)
      let inside = FailureStore(folder: store.path(for: name))
      let file = inside.path(for: name)
      #expect(
        inside.keep(token, for: name)
          == "\(file): it can't be kept (Not a directory); "
          + "check that \(inside.folder) can be written to"
      )
    }
  }

  @Test func `a folder in the file's place is a complaint, and the run goes on`() throws {
    try withStore { store in
      let file = store.path(for: name)
      try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: true)
      #expect(
        store.entry(for: name)
          == .unusable(
            "\(file): it can't be read (Is a directory); check that it is a file to be read"
          )
      )
      let property = Property(name, .integers(in: 0...999)) { (number: Int) in
        .that(number < 7, otherwise: "\(number)")
      }
      let report = property.check(RunSettings(seed: 1, cases: 0..<50), store: store)
      #expect(report.counterexample?.reason == "7")
      #expect(
        report.remarks == [
          "\(file): it can't be read (Is a directory); check that it is a file to be read",
          "\(file): it can't be kept (Is a directory); "
            + "check that \(store.folder) can be written to",
        ]
      )
    }
  }

  @Test func `an entry cut at any byte is set aside, or still whole`() throws {
    try withStore { store in
      _ = store.keep(token, for: name)
      let file = URL(filePath: store.path(for: name))
      let whole = try Data(contentsOf: file)
      for count in 0..<whole.count {
        try whole.prefix(count).write(to: file)
        let entry = store.entry(for: name)
        // Without the line's end, the token is whole.
        let isWhole = count == whole.count - 1
        #expect((entry == .failure(token)) == isWhole, "\(count)")
        #expect(entry != .none, "\(count)")
      }
    }
  }

  @Test func `an entry damaged at any byte is never another failure`() throws {
    try withStore { store in
      _ = store.keep(token, for: name)
      let file = URL(filePath: store.path(for: name))
      let whole = try Data(contentsOf: file)
      for place in whole.indices {
        for byte in [0, 0x20, 0x2D, 0x30, 0x61, 0xFF] as [UInt8] where byte != whole[place] {
          var damaged = whole
          damaged[place] = byte
          try damaged.write(to: file)
          if case .failure(let found) = store.entry(for: name) { #expect(found == token) }
        }
      }
    }
  }

  @Test func `a longer file than any token is not read whole`() {
    withStore { store in
      _ = store.keep(token, for: name)
      let file = store.path(for: name)
      truncate(file, 1 << 40)
      guard case .unusable(let problem) = store.entry(for: name) else {
        Issue.record("the file was used")
        return
      }
      #expect(problem.contains("the text has 1200001 characters, a token has at most 1200000"))
    }
  }

  @Test func `runs at the same time find a whole failure or none`() async {
    let folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = FailureStore(folder: folder)
    await withTaskGroup(of: [String].self) { group in
      for number in 0..<8 {
        group.addTask { [name] in
          let record = ChoiceRecord([UInt64](repeating: UInt64(number), count: 1 + 90 * number))
          return (0..<100).compactMap { _ in
            let problem = store.keep(Token(property: name, record: record), for: name)
            if case .unusable(let text) = store.entry(for: name) { return text }
            return problem ?? (number == 0 ? store.forget(name) : nil)
          }
        }
      }
      for await problems in group { #expect(problems == []) }
    }
    _ = store.keep(token, for: name)
    #expect(store.entry(for: name) == .failure(token))
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files == [URL(filePath: store.path(for: name)).lastPathComponent])
  }

  @Test func `a run that is killed while it writes leaves a whole failure`() async {
    let folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = FailureStore(folder: folder)
    #expect(store.keep(token, for: name) == nil)
    for delay in 0..<12 {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [folder = folder as String, name = name as String, delay = delay as Int] in
        Thread.detachNewThread {
          usleep(UInt32(1000 + delay * 537))
          raise(SIGKILL)
          kill(getpid(), SIGKILL)
        }
        let store = FailureStore(folder: folder)
        for number in 0... {
          let record = ChoiceRecord([UInt64](repeating: .max, count: 500 + number % 500))
          _ = store.keep(Token(property: name, record: record), for: name)
        }
      }
      guard case .failure = store.entry(for: name) else {
        Issue.record("\(store.entry(for: name))")
        return
      }
    }
  }

  @Test func `a full disk is reported, keeps the old failure, and the run goes on`() async {
    let folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let store = FailureStore(folder: folder)
    #expect(store.keep(token, for: name) == nil)
    await #expect(processExitsWith: .success) {
      [folder = folder as String, name = name as String, token = token as Token] in
      // No file may grow beyond its first byte, as on a disk without room.
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 1, rlim_max: 1)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let store = FailureStore(folder: folder)
      let file = store.path(for: name)
      let problem =
        "\(file): it can't be kept (File too large); check that \(folder) can be written to"
      let other = Token(property: name, record: ChoiceRecord([8]))
      guard store.keep(other, for: name) == problem else { exit(1) }
      guard store.entry(for: name) == .failure(token) else { exit(2) }
      let property = Property(name, .integers(in: 0...999)) { (number: Int) in
        .that(number < 50, otherwise: "\(number)")
      }
      let report = property.check(RunSettings(seed: 1, cases: 0..<500), store: store)
      guard report.counterexample?.reason == "50", report.remarks == [problem] else { exit(3) }
      guard (try? store.beginJournal(for: name)) == nil else { exit(4) }
      guard try FileManager.default.contentsOfDirectory(atPath: folder) == [] else { exit(5) }
    }
  }

  @Test func `a failure is tried first by the next run, and forgotten once it is mended`() {
    withStore { store in
      let broken = Property(name, .integers(in: 0...999)) { (number: Int) in
        .that(number < 7, otherwise: "\(number)")
      }
      let mended = Property(name, .integers(in: 0...999)) { (_: Int) in .holds() }
      let settings = RunSettings(seed: 1, cases: 0..<50)
      #expect(broken.check(settings, store: store).counterexample?.firstFailingCase != nil)
      #expect(store.entry(for: name) == .failure(token))

      let again = broken.check(settings, store: store)
      #expect(again.run.casesRun == 0)
      #expect(again.outcome == .broken)
      #expect(again.counterexample?.record == ChoiceRecord([7]))

      #expect(mended.check(settings, store: store).outcome == .holds)
      #expect(store.entry(for: name) == .none)
    }
  }
}
