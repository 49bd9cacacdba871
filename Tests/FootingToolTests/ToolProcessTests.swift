import Foundation
import PropertyTesting
import Testing

@testable import FootingTool

/// The built tools as their users run them.
@Suite struct ToolProcessTests {
  @Test func `a report is the same for every number of jobs and on every run`() throws {
    let arguments = ["check", "--seed", "1", "--case-time-limit", "0.5", "--format", "json"]
    let one = try BuiltTool.faulty.run(arguments + ["--jobs", "1"])
    let two = try BuiltTool.faulty.run(arguments + ["--jobs", "2"])
    let again = try BuiltTool.faulty.run(arguments + ["--jobs", "2"])
    #expect(one == two)
    #expect(two == again)
    #expect(one.status == 1)
  }

  @Test func `a report of screens is the same for every number of jobs`() throws {
    let arguments = ["check", "filling", "--seed", "1", "--cases", "60", "--format", "json"]
    let one = try BuiltTool.footing.run(arguments + ["--jobs", "1"])
    let two = try BuiltTool.footing.run(arguments + ["--jobs", "2"])
    #expect(one == two)
    #expect(one.status == 0)
    #expect(one.output.hasPrefix("{\n  \"format\" : \"footing-report/1\","))
  }

  @Test func `what is broken as expected is drawn at most 12 rows high`() throws {
    let name = "filling scroll view, keyboard ignored/the button is never under the keyboard"
    let result = try BuiltTool.footing.run("check", name, "--seed", "1")
    let lines = result.output.split(separator: "\n")
    let top = try #require(lines.firstIndex { $0.hasPrefix("      ┌──") })
    let bottom = try #require(lines.firstIndex { $0.hasPrefix("      └──") })
    #expect((6...12).contains(bottom - top - 1))
    #expect(lines[1] == "ok    \(name.dropLast(9))")
    #expect(lines[2].hasPrefix("        keyboard: broken as expected, by "))
    #expect(lines[3].hasPrefix("      smallest: "))
    #expect(result.status == 0)
  }

  @Test func `a worker that traps is reported with its case, which traps again`() throws {
    let first = try BuiltTool.faulty.run("check", "fatal", "--seed", "1", "--format", "json")
    let incident = try #require(self.incident(in: first))
    #expect(incident.reason.hasSuffix("Fatal error: 9998 is too much"))
    #expect(first.status == 1)
    let again = try BuiltTool.faulty.run(
      ["check", "fatal", "--seed", "1", "--case", "\(incident.firstFailingCase)"]
        + ["--format", "json"]
    )
    #expect(self.incident(in: again) == incident)
  }

  @Test func `a worker that hangs is reported with its case`() throws {
    let result = try BuiltTool.faulty.run(
      ["check", "forever", "--seed", "1", "--case-time-limit", "0.3", "--format", "json"]
    )
    let incident = try #require(self.incident(in: result))
    #expect(incident.reason == "the case did not end within 0.3 s")
    #expect(result.status == 1)
  }

  @Test func `a list that traps is shrunk, each try in a process of its own`() throws {
    let result = try BuiltTool.faulty.run("check", "no list traps", "--seed", "1")
    let lines = result.output.split(separator: "\n").dropLast()
    #expect(
      lines.dropFirst(2).dropLast(3) == [
        "\"no list traps\" crashes",
        "  reason: signal 4 (Illegal instruction): Swift/ContiguousArrayBuffer.swift:692:",
        "    Fatal error: Index out of range",
        "  smallest: [3, 9999, 9999]",
      ]
    )
    let origin = "  shrunk from: [5338, 794, 5907, 1, 9388, 5584, 7955] ("
    #expect(lines.dropLast(2).last?.hasPrefix(origin) == true)
    #expect(lines.dropLast().last?.hasSuffix("; case 14)") == true)
    let token = "no-list-traps-t1-28-875r0bg10c0rykg1hx7014knsvq0"
    #expect(lines.last?.hasSuffix(" replay \(token)") == true)
    #expect(result.status == 1)
  }

  @Test(arguments: [
    SmallestCrash("no number is too deep", "9000", because: "signal 11 (Segmentation fault)"),
    SmallestCrash("no number kills", "8001", because: "signal 9 (Killed)"),
    SmallestCrash(
      "no number fills the memory",
      "8001",
      because: "signal 6 (Aborted): Fatal error: failed to allocate 72057594037927936 bytes "
        + "of memory with alignment 0"
    ),
    SmallestCrash(
      "no pair is fatal",
      "first 51, second 71",
      because: "signal 4 (Illegal instruction): FaultyTool/main.swift:73: "
        + "Fatal error: 51 and 71 are too much"
    ),
    SmallestCrash(
      "no generator is fatal",
      "the choices [9500]",
      because: "signal 4 (Illegal instruction): FaultyTool/main.swift:15: "
        + "Precondition failed: 9500 can't be drawn"
    ),
  ])
  func `whatever ends a process is shrunk to its smallest case, and replays`(
    _ crash: SmallestCrash
  ) throws {
    let report = try report(from: ["check", crash.name, "--seed", "1"])
    #expect(report.outcome == .crashed)
    let counterexample = try #require(report.counterexample)
    #expect(counterexample.words == crash.words)
    #expect(counterexample.reason == crash.reason)
    #expect(!counterexample.isCutShort)
    let again = try BuiltTool.faulty.run("replay", counterexample.token)
    #expect(again.status == 1)
    let lines = "  reason: \(crash.reason)\n  case: \(crash.words)"
    #expect(again.output == wrapped("\"\(crash.name)\" crashes\n\(lines)") + "\n")
  }

  struct SmallestCrash: CustomTestStringConvertible, Sendable {
    var name: String
    var words: String
    var reason: String

    init(_ name: String, _ words: String, because reason: String) {
      (self.name, self.words, self.reason) = (name, words, reason)
    }

    var testDescription: String { name }
  }

  @Test func `without room for journals, the case is still found by running it again`() throws {
    let result = try BuiltTool.faulty.run(
      ["check", "no number is fatal", "--seed", "1", "--format", "json"],
      environment: ["TMPDIR": "/dev/null"]
    )
    let incident = try #require(self.incident(in: result))
    #expect(incident.firstFailingCase == 9)
    #expect(incident.reason.hasSuffix("Fatal error: 9998 is too much"))
  }

  @Test func `a case that hangs is shrunk and ends in a token`() throws {
    let report = try report(
      from: ["check", "forever", "--seed", "1", "--case-time-limit", "0.5"]
    )
    #expect(report.outcome == .timedOut)
    #expect(report.counterexample?.words == "9501")
    #expect(report.counterexample?.token == "no-number-takes-forever-t1-16-fkk8xjwx9abwzy9g")
    #expect(report.counterexample?.reason == "the case did not end within 0.5 s")
  }

  @Test func `a law that waits for the main actor is checked, shrunk and replayed`() throws {
    let report = try report(from: ["check", "main actor", "--seed", "1"])
    #expect(report.outcome == .broken)
    #expect(report.counterexample?.words == "9000")
    let token = try #require(report.counterexample?.token)
    let again = try BuiltTool.faulty.run("replay", token)
    #expect(again.status == 1)
    #expect(again.output.contains("reason: 9000 is not below 9000"))
  }

  @Test func `a worker that is given what is no task says so`() throws {
    let result = try BuiltTool.faulty.run(["worker"], input: "hello\n")
    #expect(result.status == 3)
    #expect(
      result.complaints
        == "FaultyTool worker: \"hello\" is no message; use one version of the tool\n"
    )
    #expect(try BuiltTool.faulty.run(["worker"], input: "").status == 0)
  }

  private func report(from arguments: [String]) throws -> PropertyReport {
    let result = try BuiltTool.faulty.run(arguments + ["--format", "json"])
    let report = try CheckReport(line: result.output.utf8)
    return try #require(report.properties.first)
  }

  @Test func `what a property prints does not get into the report`() throws {
    let result = try BuiltTool.faulty.run("check", "printed", "--seed", "1", "--cases", "100")
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").count == 3)
    #expect(result.complaints == "")
  }

  @Test func `a replay fails while the case breaks its property`() throws {
    let token = "numbers-are-below-9000-t1-16-2vxzc3588vm4ftbz"
    let broken = try BuiltTool.faulty.run("replay", token)
    #expect(broken.status == 1)
    #expect(broken.complaints == "")
    #expect(
      broken.output == """
        "numbers are below 9000" is broken, by 1
          reason: 9000 is not below 9000
          case: 9000

        """
    )
  }

  @Test func `a replay whose record no longer fits says so`() throws {
    let record = ChoiceRecord([10_000])
    let token = Token(property: "numbers are below 9000", record: record)
    #expect(
      try BuiltTool.faulty.run("replay", "\(token)").output == """
        "numbers are below 9000" is broken, by 1000
          reason: 9999 is not below 9000
          case: 9999
          note: the record no longer fits: choice 0 is above what can be drawn now

        """
    )
  }

  @Test func `tokens that can't be replayed are told apart`() throws {
    let text = "numbers-are-below-9000-t1-16-2vxzc3588vm4ftba"
    let damaged = try BuiltTool.faulty.run("replay", text)
    #expect(damaged.status == 2)
    #expect(damaged.output == "")
    #expect(
      damaged.complaints == """
        FaultyTool replay: "numbers-are-below-9000-t1-16-2vxzc3588vm4ftba": the token is damaged: \
        its checksum does not match; copy it again from the report

        """
    )
    let token = "numbers-are-below-9000-t1-16-2vxzc3588vm4ftbz"
    let foreign = try BuiltTool.footing.run("replay", token)
    #expect(foreign.status == 2)
    #expect(
      foreign.complaints == """
        footing replay: the token is of the property numbers-are-below-9000, which is not here; \
        replay it with the tool that printed it

        """
    )
  }

  @Test func `a name that nothing has is answered with the nearest one`() throws {
    let result = try BuiltTool.faulty.run("check", "doubling is addign")
    #expect(result.status == 2)
    #expect(
      result.complaints == """
        FaultyTool check: no property's name contains "doubling is addign"; \
        did you mean "doubling is adding"?

        """
    )
  }

  @Test(arguments: ["check", "show"])
  func `an empty name is refused`(_ command: String) throws {
    let result = try BuiltTool.faulty.run(command, "")
    #expect(result.status == 2)
    #expect(
      result.complaints
        == "FaultyTool \(command): the name is empty; give a part of a name\n"
    )
  }

  @Test func `a name that is like no other is answered without a guess`() throws {
    let result = try BuiltTool.faulty.run("check", "zzz")
    #expect(result.status == 2)
    #expect(
      result.complaints == """
        FaultyTool check: no property's name contains "zzz"; give a part of one that is listed

        """
    )
  }

  @Test func `laws have nothing to show`() throws {
    let result = try BuiltTool.faulty.run("show", "doubling")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.complaints == """
        FaultyTool show: "doubling is adding" is a law and has no screen; \
        give a screen's property

        """
    )
  }

  @Test func `the list says which properties are expected to be broken`() throws {
    let lines = try BuiltTool.faulty.run("list").output.split(separator: "\n")
    #expect(lines[1] == "  doubling is adding")
    #expect(lines[2] == "  numbers are below 9000  (expected to be broken)")
  }

  @Test func `laws have no devices`() throws {
    let result = try BuiltTool.faulty.run("check", "--devices")
    #expect(result.status == 2)
    #expect(
      result.complaints == """
        FaultyTool check: no screen is among the properties; leave --devices out

        """
    )
  }

  @Test func `time that is over before the first case leaves nothing claimed`() throws {
    let result = try BuiltTool.faulty.run("check", "forever", "--time-limit", "0.001")
    #expect(result.status == 1)
    #expect(result.output.contains("no number takes forever: not checked, 0 cases, out of time"))
  }

  @Test func `a copy alone in another folder is the whole tool`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = BuiltTool(path: folder.appending(path: "renamed").path)
    try FileManager.default.copyItem(atPath: BuiltTool.footing.path, toPath: copy.path)
    let arguments = ["check", "spacer", "--seed", "1", "--cases", "20", "--format", "json"]
    #expect(try copy.run(arguments) == BuiltTool.footing.run(arguments))
  }

  @Test func `merged shards are the run`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let arguments = ["check", "below", "doubling", "few", "--seed", "1", "--format", "json"]
    let files = try (1...3).map { number in
      let file = folder.appending(path: "\(number).json").path
      let shard = try BuiltTool.faulty.run(arguments + ["--shard", "\(number)/3"])
      try shard.output.write(toFile: file, atomically: true, encoding: .utf8)
      return file
    }
    let merged = try BuiltTool.faulty.run(["merge"] + files.reversed())
    let whole = try BuiltTool.faulty.run(arguments)
    #expect(merged == whole)
    let missing = try BuiltTool.faulty.run(["merge"] + files.dropLast())
    #expect(missing.status == 3)
    #expect(
      missing.complaints == "FaultyTool merge: shard 3 of 3 is missing; give its report\n"
    )
  }

  @Test(arguments: [1, 2, 7])
  func `shards told by the environment merge to the run, crashes and all`(_ count: Int) throws {
    let arguments = [
      "check", "fatal", "few", "doubling", "--seed", "2", "--cases", "70", "--format",
      "json",
    ]
    let shards = try (0..<count).map { index in
      try BuiltTool.faulty.run(
        arguments + ["--shard", "auto"],
        environment: ["JOB_COMPLETION_INDEX": "\(index)", "FOOTING_SHARD_COUNT": "\(count)"]
      ).output
    }
    #expect(try merge(shards) == BuiltTool.faulty.run(arguments))
  }

  @Test func `an environment that tells no shard is refused`() throws {
    let result = try BuiltTool.faulty.run(
      ["check", "--seed", "1", "--shard", "auto"],
      environment: ["JOB_COMPLETION_INDEX": "2", "FOOTING_SHARD_COUNT": "2"]
    )
    #expect(result.status == 2)
    #expect(
      result.complaints == """
        FaultyTool check --shard: JOB_COMPLETION_INDEX is 2 and FOOTING_SHARD_COUNT is 2, \
        which is no shard; give I/N

        """
    )
  }

  @Test(arguments: [
    ("9223372036854775807", "0"), ("1000000000001", "0"), ("-1", "0"), ("5", "6"), ("5", "-1"),
  ])
  func `counts that no run has are refused`(_ cases: String, _ discarded: String) throws {
    let shard = CheckReport(
      seed: 1,
      shard: "1/1",
      properties: [CheckReportTests.holding(cases: 77, discarded: 66)]
    )
    let text = try jsonText(shard)
      .replacingOccurrences(of: "\"cases\" : 77", with: "\"cases\" : \(cases)")
      .replacingOccurrences(of: "\"discarded\" : 66", with: "\"discarded\" : \(discarded)")
    let result = try merge([text])
    #expect(result.status == 3)
    #expect(
      result.complaints.hasSuffix(
        """
        1.json: the counts of "it holds" can't be right; give what check --format json has written

        """
      )
    )
  }

  @Test func `shards know how many cases the whole run has`() throws {
    let arguments = ["check", "doubling", "--seed", "1", "--format", "json"]
    let shards = try [("100", "1/2"), ("4000", "2/2")].map { cases, shard in
      try BuiltTool.faulty.run(arguments + ["--cases", cases, "--shard", shard]).output
    }
    let result = try merge(shards)
    #expect(result.status == 3)
    #expect(result.complaints.contains("2.json: it is a shard of another run; "))
  }

  @Test func `control characters of files do not reach the terminal`() throws {
    var property = CheckReportTests.holding(cases: 1)
    property.name = "it \u{1B}[2Jholds"
    let shard = CheckReport(seed: 1, shard: "1/1", properties: [property])
    let merged = try merge([try jsonText(shard)], as: "text")
    #expect(merged.output.contains(#"ok    it \u001B[2Jholds: holds, 1 case"#))
    #expect(!merged.output.contains("\u{1B}"))
    let missing = try BuiltTool.faulty.run("merge", "no\u{1B}[2J.json")
    #expect(
      missing.complaints == #"no\u001B[2J.json: it can't be read; give a file that exists"# + "\n"
    )
  }

  private func merge(_ reports: [String], as format: String = "json") throws -> BuiltTool.Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try reports.enumerated().map { position, report in
      let file = folder.appending(path: "\(position + 1).json").path
      try report.write(toFile: file, atomically: true, encoding: .utf8)
      return file
    }
    return try BuiltTool.faulty.run(["merge", "--format", format] + files)
  }

  private func incident(in result: BuiltTool.Result) -> IncidentReport? {
    (try? CheckReport(line: result.output.utf8))?.properties.first?.incident
  }
}
