#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A small file that is read and replaced as a whole.
struct StoredFile {
  let path: String

  /// An error of the system.
  struct Problem: Error, Hashable, CustomStringConvertible {
    /// As the system counts its errors.
    var code: Int32

    var description: String { String(cString: strerror(code)) }
  }

  /// The file's bytes, at most `limit` of them; nil where there is no file.
  func bytes(limit: Int) throws(Problem) -> [UInt8]? {
    // Does not wait: something else than a file may lie in its place.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw Problem(code: errno)
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      let count = read(file, &buffer, buffer.count)
      guard count >= 0 else { throw Problem(code: errno) }
      if count == 0 { break }
      bytes += buffer.prefix(count)
    }
    return Array(bytes.prefix(limit))
  }

  /// Puts a file of these bytes in place of what is there: whenever the process ends, the old file or the new one
  /// is there, whole. It is first written to the one of `drafts` that is free; what a killed process leaves there is
  /// of no use.
  func replace(with bytes: [UInt8], drafts: some Sequence<String>) throws(Problem) {
    var problem = Problem(code: EEXIST)
    for draft in drafts where problem.code == EEXIST {
      do {
        return try replace(with: bytes, draft: draft)
      } catch {
        problem = error
      }
    }
    throw problem
  }

  private func replace(with bytes: [UInt8], draft: String) throws(Problem) {
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Problem(code: errno) }
    defer { close(file) }
    do {
      try write(bytes, to: file)
      try StoredFile(path: draft).move(to: path)
    } catch {
      unlink(draft)
      throw error
    }
  }

  func remove() throws(Problem) {
    guard unlink(path) == 0 || errno == ENOENT else { throw Problem(code: errno) }
  }

  func move(to other: String) throws(Problem) {
    guard rename(path, other) == 0 else { throw Problem(code: errno) }
  }

  private func write(_ bytes: [UInt8], to file: Int32) throws(Problem) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Problem(code: errno) }
      rest = rest.dropFirst(count)
    }
    guard fsync(file) == 0 else { throw Problem(code: errno) }
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}

/// Makes the folder, and those around it, where they are missing; what goes wrong shows when a file is made there.
func makeFolder(_ path: String) {
  var end = path.startIndex
  while end < path.endIndex {
    end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
    mkdir(String(path[..<end]), 0o777)
  }
}
