import Foundation

/// A folder that a test fills, and that is gone behind it.
final class TemporaryFolder {
  // A class: the folder is removed once.

  let url: URL

  /// With the texts of files by their paths.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }
}
