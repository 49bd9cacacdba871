#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FailureStore {
  /// Begins a journal of a run of the property of this name: should the process end in a case, the next run finds it.
  ///
  /// It is locked for as long as it lives, so that runs at the same time tell their journals from those of ended ones.
  public func beginJournal(for name: String) throws(JournalProblem) -> CaseJournal {
    makeFolder(folder)
    var problem = JournalProblem(path: folder, code: EEXIST)
    for number in 0..<Self.mostAtOnce {
      do {
        let journal = try CaseJournal(creating: "\(stem(for: name)).\(number).journal")
        if journal.isLocked { return journal }
      } catch {
        problem = error
        guard error.code == EEXIST else { break }
      }
    }
    throw problem
  }

  /// The cases at which processes have ended that ran the property of this name; they are told once.
  public func takeInterruptedCases(of name: String) -> [CaseJournal.Entry] {
    journals(of: name).compactMap { path in
      let file = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
      guard file >= 0 else { return nil }
      guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
        close(file)
        return nil
      }
      defer { unlink(path) }
      guard let entry = CaseJournal(descriptor: file)?.entry, entry.isRunning else { return nil }
      return entry
    }
  }

  private func journals(of name: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let stem = stem(for: name) + "."
    return names.sorted().map { "\(folder)/\($0)" }
      .filter { $0.hasPrefix(stem) && $0.hasSuffix(".journal") }
  }
}

extension CaseJournal {
  /// Locks a new journal; false where another run took it for one that was left, and removed it, just before.
  fileprivate var isLocked: Bool {
    var status = stat()
    return flock(descriptor, LOCK_EX) == 0 && fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }
}
