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
      guard case .unusable = store.entry(for: name) else {
        Issue.record("the file was used")
        return
      }
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
          == "\(file): it can't be kept; check that \(inside.folder) can be written to"
      )
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
