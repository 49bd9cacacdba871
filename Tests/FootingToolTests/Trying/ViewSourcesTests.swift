import Foundation
import Testing

@testable import FootingTool

@Suite struct ViewSourcesTests {
  @Test func `a folder stands for the Swift files in it, each once`() throws {
    let folder = try TemporaryFolder([
      "B.swift": "b", "A.swift": "a", "deep/C.swift": "c", "Package.swift": "", "notes.txt": "",
      ".hidden/D.swift": "",
    ])
    let sources = try ViewSources([folder.url.path, folder.path("A.swift")])
    #expect(
      sources.files.map(\.path) == ["A.swift", "B.swift", "deep/C.swift"].map(folder.path)
    )
    #expect(sources.files.map(\.text) == ["a", "b", "c"].map { Data($0.utf8) })
  }

  @Test(arguments: [
    ("missing.swift", "it is not there; give a Swift file or a folder"),
    ("notes.txt", "it is no Swift file; give one, or a folder"),
    ("empty", "no Swift file is in it; give a folder with views"),
  ])
  func `what holds no Swift file is refused`(_ name: String, _ reason: String) throws {
    let folder = try TemporaryFolder(["notes.txt": "", "empty/notes.txt": ""])
    let path = folder.path(name)
    #expect(throws: InputProblem(place: path, reason: reason)) { _ = try ViewSources([path]) }
  }

  @Test func `a pipe is not waited for`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("Pipe.swift")
    #expect(mkfifo(path, 0o600) == 0)
    let problem = InputProblem(place: path, reason: "it can't be read; give a file that can")
    #expect(throws: problem) { _ = try ViewSources([path]) }
  }

  @Test(arguments: [
    ("#Preview { Pay() }", true),
    ("#Preview(\"a\", traits: .portrait) {\n  Pay()\n}", true),
    ("static var previews: some View { Pay() }", true),
    ("#Preview { Pay().padding() }", false),
    ("#Preview { Repay() }", false),
    ("WindowGroup { Pay() }", false),
    ("#Preview { VStack { Pay() } }", false),
    ("#Preview(\"a\") { Stack(spacing: 4) { Pay() } }", false),
  ])
  func `a preview of a view alone is known`(_ text: String, _ isKnown: Bool) throws {
    let folder = try TemporaryFolder(["A.swift": text])
    #expect(try ViewSources([folder.url.path]).havePreview(of: "Pay") == isKnown)
  }

  @Test(arguments: [
    ("#Preview { VStack { Pay(4) } }", true),
    ("struct A: PreviewProvider {\n  static var previews: some View { Pay(4).padding() }\n}", true),
    ("Pay(4)\n#Preview { Other() }", false),
    ("#Preview { Repay(4) }", false),
  ])
  func `a view in a preview is seen`(_ text: String, _ isSeen: Bool) throws {
    let folder = try TemporaryFolder(["A.swift": text])
    #expect(try ViewSources([folder.url.path]).mayPreview("Pay") == isSeen)
  }
}
