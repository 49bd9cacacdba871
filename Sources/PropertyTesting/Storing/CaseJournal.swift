#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The case that a process is at, in a file that outlives it: what is left of a case that traps, hangs or is killed.
///
/// Choices are written as they are made, into memory that the file shares: no call into the system is made for a
/// case. One thread writes at a time; anyone may read once it is known to have stopped.
public final class CaseJournal: Sendable {
  // A class, since it stands for a mapping and a descriptor, which are given back once.

  /// Where the file was made; nil for one that was opened by its descriptor.
  public let path: String?
  /// The file, open for as long as the journal lives.
  public let descriptor: Int32
  // An address and no pointer, which could not be sent to the closure of a property.
  private let address: Int

  /// What a journal says of the case that was at work last.
  public struct Entry: Hashable, Sendable {
    /// The case has not come to its end.
    public var isRunning: Bool
    /// All values were drawn, and the check had begun; false for a property that draws as it checks.
    public var isDrawn: Bool
    /// Its place among the cases of the seed; nil for one that was played again.
    public var caseIndex: Int?
    /// What was chosen, in order.
    package var choices: [Choice]
    /// False where a case made more choices than a journal holds.
    public var isWhole: Bool
    /// The values as text, where they were asked for.
    public var values: [NotedValue]

    package init(
      isRunning: Bool,
      isDrawn: Bool,
      caseIndex: Int?,
      choices: [Choice],
      isWhole: Bool = true,
      values: [NotedValue] = []
    ) {
      self.isRunning = isRunning
      self.isDrawn = isDrawn
      self.caseIndex = caseIndex
      self.choices = choices
      self.isWhole = isWhole
      self.values = values
    }

    /// The choices that replay the case.
    public var record: ChoiceRecord { ChoiceRecord(choices.map(\.index)) }
  }

  /// Makes a file for a journal of its own.
  ///
  /// - Throws: ``JournalProblem`` where there is such a file, or no room for one.
  public init(creating path: String) throws(JournalProblem) {
    let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw JournalProblem(path: path, code: errno) }
    // Written and not only made longer: a page without room on the disk would end the process later.
    guard writeZeros(JournalPage.byteCount, to: file), let address = map(file) else {
      let problem = JournalProblem(path: path, code: errno)
      close(file)
      unlink(path)
      throw problem
    }
    descriptor = file
    self.path = path
    self.address = address
    page?.format()
  }

  /// Opens a journal by its file's descriptor, which is the journal's from here on.
  ///
  /// - Returns: nil where the file is no journal; the descriptor is closed.
  public init?(descriptor: Int32) {
    guard isOfJournalSize(descriptor), let address = map(descriptor) else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    path = nil
    self.address = address
    guard page?.isJournal == true else { return nil }
  }

  deinit {
    munmap(UnsafeMutableRawPointer(bitPattern: address), JournalPage.byteCount)
    close(descriptor)
  }

  /// Removes the file, as a run does that has come to its end; the journal can still be written to.
  public func removeFile() {
    if let path { unlink(path) }
  }

  /// The case that was at work last; changes while one is.
  public var entry: Entry? { page?.entry }

  var page: JournalPage? { JournalPage(address: address) }
}

/// Why there is no journal.
public struct JournalProblem: Error, Hashable, Sendable, CustomStringConvertible {
  public var path: String
  /// As the system counts its errors.
  public var code: Int32

  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  public var description: String {
    "\(path): no journal can be kept (\(String(cString: strerror(code)))), so that a case which ends the "
      + "process is lost; check that its folder can be written to"
  }
}

private func map(_ file: Int32) -> Int? {
  let pages = mmap(nil, JournalPage.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
  guard let pages, pages != MAP_FAILED else { return nil }
  return Int(bitPattern: pages)
}

private func writeZeros(_ count: Int, to file: Int32) -> Bool {
  let zeros = [UInt8](repeating: 0, count: count)
  return zeros.withUnsafeBytes { write(file, $0.baseAddress, count) } == count
}

private func isOfJournalSize(_ file: Int32) -> Bool {
  var status = stat()
  guard fstat(file, &status) == 0 else { return false }
  return status.st_mode & S_IFMT == S_IFREG && status.st_size == off_t(JournalPage.byteCount)
}
