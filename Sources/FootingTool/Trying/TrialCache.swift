import Foundation

/// Where programs that try views are kept, so that files which have not changed are compiled once.
struct TrialCache {
  /// `footing` in the user's cache folder.
  let folder: URL

  /// How many programs are kept.
  private static let most = 8

  /// - Throws: ``InputProblem`` where `environment` names no folder, or one that can't be written to.
  init(of environment: [String: String]) throws(InputProblem) {
    let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let ofUser = environment["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/.cache" }
    guard let path = named ?? ofUser else {
      throw InputProblem(
        place: "XDG_CACHE_HOME",
        reason: "neither it nor HOME is set; set it to a folder that can be written to"
      )
    }
    folder = URL(filePath: path).appending(path: "footing")
    try makeFolder(programs)
  }

  /// What the compiler keeps of the modules of the system.
  var modules: URL { folder.appending(path: "ModuleCache") }

  private var programs: URL { folder.appending(path: "tried") }

  /// The program kept under `key`; it may not be there.
  func program(_ key: String) -> URL { programs.appending(path: "\(key)/try") }

  /// Builds what is to be kept under `key` in a folder of its own, which takes its place when all is
  /// done: whoever does the same at the same time sees nothing half done.
  func keep(_ key: String, build: (URL) throws(InputProblem) -> Void) throws(InputProblem) {
    removeOldest()
    let draft = programs.appending(path: "draft-\(UUID().uuidString)")
    try makeFolder(draft)
    defer { try? FileManager.default.removeItem(at: draft) }
    try build(draft)
    let place = programs.appending(path: key)
    guard rename(draft.path, place.path) != 0 else { return }
    guard FileManager.default.fileExists(atPath: program(key).path) else {
      throw unusable(place, String(cString: strerror(errno)))
    }
  }

  private func removeOldest() {
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let manager = FileManager.default
    let kept = try? manager.contentsOfDirectory(
      at: programs,
      includingPropertiesForKeys: Array(keys)
    )
    let dated = (kept ?? []).map { file in
      (file, (try? file.resourceValues(forKeys: keys))?.contentModificationDate ?? .distantPast)
    }
    for (file, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(Self.most - 1) {
      try? manager.removeItem(at: file)
    }
  }

  private func makeFolder(_ folder: URL) throws(InputProblem) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw unusable(folder, error.localizedDescription)
    }
  }

  private func unusable(_ place: URL, _ reason: String) -> InputProblem {
    InputProblem(
      place: place.path,
      reason: "it can't be made (\(reason)); set XDG_CACHE_HOME to a folder that can be written to"
    )
  }
}
