import Testing

@testable import FootingTool

@Suite struct ShellTextTests {
  @Test(arguments: [
    ("footing", "footing"),
    ("/opt/my_tools-1.0/footing", "/opt/my_tools-1.0/footing"),
    ("my tools/footing", "'my tools/footing'"),
    ("it's", #"'it'\''s'"#),
    ("$(rm)", "'$(rm)'"),
    ("ä", "'ä'"),
    ("", "''"),
  ])
  func `a word is quoted where a shell would not take it for itself`(
    _ word: String,
    _ typed: String
  ) {
    #expect(shellQuoted(word) == typed)
  }

  @Test(arguments: [
    (".build/release/footing", "swift run -c release footing"),
    ("/a b/.build/release/footing", "swift run -c release footing"),
    (".build/x86_64-unknown-linux-gnu/release/footing", "swift run -c release footing"),
    (".build/debug/footing", ".build/debug/footing"),
    (".build/release/other", ".build/release/other"),
    (".build/a/b/release/footing", ".build/a/b/release/footing"),
    ("my.build/release/footing", "my.build/release/footing"),
    ("/opt/footing", "/opt/footing"),
  ])
  func `only the package's own tool is run by the package manager`(
    _ path: String,
    _ command: String
  ) {
    #expect(typedCommand(at: path) == command)
  }

  @Test func `what is run again is typed as it was`() {
    let own = TypedLines(tool: "footing")
    #expect(own.replay("a-t1-0") == "footing replay a-t1-0")
    #expect(own.again("a b", seed: "0x1", case: 7) == "footing check 'a b' --seed 0x1 --case 7")
    let tried = TypedLines(tool: "footing", files: ["A.swift", "my views"])
    #expect(tried.replay("a-t1-0") == "footing try --replay a-t1-0 A.swift 'my views'")
    #expect(tried.again("a", seed: "0x1", case: 7) == "footing try --seed 0x1 A.swift 'my views'")
  }
}
