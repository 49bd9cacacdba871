import Foundation

/// Swift files with views.
struct ViewSources: Hashable {
  struct File: Hashable {
    /// Absolute.
    var path: String
    var text: Data
  }

  /// Each once, by path.
  let files: [File]

  /// The files at `paths`, and those in the folders among them, but for package manifests and what is
  /// hidden.
  ///
  /// - Throws: ``InputProblem`` for what is no Swift file that can be read, and no folder of some.
  init(_ paths: [String]) throws(InputProblem) {
    var found: Set<String> = []
    for path in paths {
      found.formUnion(try Self.swiftFiles(at: path))
      guard found.count <= Self.mostFiles else {
        let reason = "that makes more than \(Self.mostFiles) Swift files; give a smaller folder"
        throw InputProblem(place: path, reason: reason)
      }
    }
    files = try found.sorted().map { path throws(InputProblem) in
      guard Self.isRegular(path), let text = FileManager.default.contents(atPath: path) else {
        throw InputProblem(place: path, reason: "it can't be read; give a file that can")
      }
      return File(path: path, text: text)
    }
  }

  private static let mostFiles = 2000

  /// Whether it is no pipe or device, which might never end.
  private static func isRegular(_ path: String) -> Bool {
    let file = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  private static func swiftFiles(at path: String) throws(InputProblem) -> [String] {
    let file = URL(filePath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
      throw InputProblem(place: path, reason: "it is not there; give a Swift file or a folder")
    }
    guard isFolder.boolValue else {
      guard file.pathExtension == "swift" else {
        throw InputProblem(place: path, reason: "it is no Swift file; give one, or a folder")
      }
      return [file.path]
    }
    let found = swiftFiles(in: file)
    guard !found.isEmpty else {
      throw InputProblem(place: path, reason: "no Swift file is in it; give a folder with views")
    }
    return found
  }

  private static func swiftFiles(in folder: URL) -> [String] {
    let contents = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )
    return (contents?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
      .map(\.standardizedFileURL.path)
  }
}
