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

  /// How many runs may write at the same time, or have left a draft when they were killed.
  static let mostAtOnce = 1000

  /// What is kept for a property.
  public enum Entry: Hashable, Sendable {
    case none
    case failure(Token)
    /// The file could not be used; the sentence says what was done with it.
    case unusable(String)
  }

  /// The failure kept for the property of this name; a damaged file is set aside.
  public func entry(for name: String) -> Entry {
    let file = StoredFile(path: path(for: name))
    do {
      guard let bytes = try file.bytes(limit: Token.maximumLength + 1) else { return .none }
      return entry(of: bytes, for: name)
    } catch {
      let advice = "check that it is a file to be read"
      return .unusable("\(file.path): it can't be read (\(error)); \(advice)")
    }
  }

  private func entry(of bytes: [UInt8], for name: String) -> Entry {
    do {
      let token = try Token(parsing: String(decoding: bytes, as: UTF8.self))
      return token.belongs(to: name) ? .failure(token) : setAside(name, "it is of \(token.slug)")
    } catch {
      return setAside(name, "\(error)")
    }
  }

  /// Keeps `token` for the property of this name, in place of what was kept before.
  ///
  /// - Returns: What went wrong, if anything did.
  public func keep(_ token: Token, for name: String) -> String? {
    complaint(about: name, "kept") { file throws(StoredFile.Problem) in
      makeFolder(folder)
      let drafts = (0..<Self.mostAtOnce).lazy.map { "\(stem(for: name)).\($0).draft" }
      try file.replace(with: Array("\(token)\n".utf8), drafts: drafts)
    }
  }

  /// Forgets what is kept for the property of this name.
  ///
  /// - Returns: What went wrong, if anything did.
  public func forget(_ name: String) -> String? {
    complaint(about: name, "removed") { file throws(StoredFile.Problem) in try file.remove() }
  }

  /// The file that keeps the failure of the property of this name.
  public func path(for name: String) -> String { "\(stem(for: name)).failure" }

  /// The path of a property's files, without what they end in.
  func stem(for name: String) -> String {
    let token = Token(property: name, record: ChoiceRecord([]))
    return "\(folder)/\(token.slug)-\(String(token.nameHash, radix: 16))"
  }

  private func setAside(_ name: String, _ reason: String) -> Entry {
    let aside = path(for: name) + ".unreadable"
    let problem = complaint(about: name, "set aside") { file throws(StoredFile.Problem) in
      try file.move(to: aside)
    }
    return .unusable(problem ?? "\(path(for: name)): \(reason); it was set aside as \(aside)")
  }

  private func complaint(
    about name: String,
    _ aim: String,
    _ action: (StoredFile) throws(StoredFile.Problem) -> Void
  ) -> String? {
    let file = StoredFile(path: path(for: name))
    do {
      try action(file)
      return nil
    } catch {
      return "\(file.path): it can't be \(aim) (\(error)); check that \(folder) can be written to"
    }
  }
}
