#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder that keeps the failures of properties, one file each, so that the next run tries them first.
///
/// Files are replaced as a whole, so that a run that is killed, or another one at the same time, leaves either
/// the old failure or the new one. No problem with the folder stops a run: each is handed back as a sentence.
public struct FailureStore: Hashable, Sendable {
  /// The folder's path; it is made when the first failure is kept.
  public let folder: String

  public init(folder: String) {
    self.folder = folder
  }

  /// What is kept for a property.
  public enum Entry: Hashable, Sendable {
    case none
    case failure(Token)
    /// The file could not be used; the sentence says what was done with it.
    case unusable(String)
  }

  /// The failure kept for the property of this name; a damaged file is set aside.
  public func entry(for name: String) -> Entry {
    let file = path(for: name)
    guard FileManager.default.fileExists(atPath: file) else { return .none }
    do {
      let token = try Token(parsing: String(contentsOfFile: file, encoding: .utf8))
      return token.belongs(to: name) ? .failure(token) : setAside(file, "it is of \(token.slug)")
    } catch {
      return setAside(file, "\(error)")
    }
  }

  /// Keeps `token` for the property of this name, in place of what was kept before.
  ///
  /// - Returns: What went wrong, if anything did.
  public func keep(_ token: Token, for name: String) -> String? {
    complaint(about: path(for: name), "kept") { file in
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data("\(token)\n".utf8).write(to: URL(filePath: file), options: .atomic)
    }
  }

  /// Forgets what is kept for the property of this name.
  ///
  /// - Returns: What went wrong, if anything did.
  public func forget(_ name: String) -> String? {
    let file = path(for: name)
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    return complaint(about: file, "removed") { try FileManager.default.removeItem(atPath: $0) }
  }

  /// The file that keeps the failure of the property of this name.
  public func path(for name: String) -> String {
    let token = Token(property: name, record: ChoiceRecord([]))
    return "\(folder)/\(token.slug)-\(String(token.nameHash, radix: 16)).failure"
  }

  private func setAside(_ file: String, _ reason: String) -> Entry {
    let aside = file + ".unreadable"
    let problem = complaint(about: file, "set aside") { file in
      try? FileManager.default.removeItem(atPath: aside)
      try FileManager.default.moveItem(atPath: file, toPath: aside)
    }
    return .unusable(problem ?? "\(file): \(reason); it was set aside as \(aside)")
  }

  private func complaint(
    about file: String,
    _ aim: String,
    _ action: (String) throws -> Void
  ) -> String? {
    do {
      try action(file)
      return nil
    } catch {
      return "\(file): it can't be \(aim); check that \(folder) can be written to"
    }
  }
}
