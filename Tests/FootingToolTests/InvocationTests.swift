import Testing

@testable import FootingTool

@Suite struct InvocationTests {
  struct Example: CustomTestStringConvertible {
    var arguments: [String]
    var invocation: Invocation
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String, _ invocation: Invocation) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.invocation = invocation
    }
  }

  @Test(arguments: [
    Example("", .help(nil)),
    Example("--help", .help(nil)),
    Example("help", .help(nil)),
    Example("help check", .help(.check)),
    Example("check --help", .help(.check)),
    Example("replay abc -h", .help(.replay)),
    Example("check", .check(CheckSettings())),
    Example("check a b", .check(CheckSettings(names: ["a", "b"]))),
    Example("check --cases 1 --jobs 256", .check(CheckSettings(cases: 1, jobs: 256))),
    Example("check --seed=0xFf", .check(CheckSettings(seed: 255))),
    Example(
      "check --seed 18446744073709551615",
      .check(CheckSettings(seed: 18_446_744_073_709_551_615))
    ),
    Example("check --devices x", .check(CheckSettings(names: ["x"], isOnDevices: true))),
    Example("check --format json", .check(CheckSettings(format: .json))),
    Example("check --time-limit 0.5", .check(CheckSettings(timeLimit: 0.5))),
    Example("check --case-time-limit 2", .check(CheckSettings(caseTimeLimit: 2))),
    Example("check --case 7", .check(CheckSettings(onlyCase: 7))),
    Example("check --shard 2/4", .check(CheckSettings(shard: Shard(number: 2, count: 4)))),
    Example("check --shard auto --seed 1", .check(CheckSettings(seed: 1, isShardAutomatic: true))),
    Example("check -- --seed", .check(CheckSettings(names: ["--seed"]))),
    Example("help try", .help(.try)),
    Example("try a.swift b", .try(TrySettings(files: ["a.swift", "b"]))),
    Example(
      "try a --cases 5 --seed 1 --jobs 2 --format json",
      .try(TrySettings(files: ["a"], cases: 5, seed: 1, jobs: 2, format: .json))
    ),
    Example(
      "try a --time-limit 9 --case-time-limit 2",
      .try(TrySettings(files: ["a"], timeLimit: 9, caseTimeLimit: 2))
    ),
    Example("try --replay abc a", .try(TrySettings(files: ["a"], replayed: "abc"))),
    Example("replay abc def", .replay(tokens: ["abc", "def"], .text)),
    Example("show name", .show("name")),
    Example("list --format json", .list(.json)),
    Example("merge a.json b.json", .merge(files: ["a.json", "b.json"], .json)),
    Example("worker", .worker),
  ])
  func `arguments become settings`(_ example: Example) throws {
    #expect(try Invocation(example.arguments, program: "footing") == example.invocation)
  }

  struct WrongExample: CustomTestStringConvertible {
    var arguments: [String]
    var message: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String, _ message: String) {
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.message = message
    }
  }

  @Test(arguments: [
    WrongExample("chekc", #"footing: there is no command "chekc"; did you mean check?"#),
    WrongExample("help lst", #"footing help: there is no command "lst"; did you mean list?"#),
    WrongExample(
      "check --job 2",
      #"footing check: there is no option "--job"; did you mean --jobs?"#
    ),
    WrongExample(
      "list --formt text",
      #"footing list: there is no option "--formt"; did you mean --format?"#
    ),
    WrongExample("check --cases", "footing check --cases: the value is missing; give N behind it"),
    WrongExample("check --cases=", "footing check --cases: the value is missing; give N behind it"),
    WrongExample(
      "check --cases 0",
      #"footing check --cases: "0" can't be used; give a whole number from 1 to 1000000000000"#
    ),
    WrongExample(
      "check --cases +5",
      #"footing check --cases: "+5" can't be used; give a whole number from 1 to 1000000000000"#
    ),
    WrongExample(
      "check --cases ٥",
      #"footing check --cases: "٥" can't be used; give a whole number from 1 to 1000000000000"#
    ),
    WrongExample(
      "check --jobs 257",
      #"footing check --jobs: "257" can't be used; give a whole number from 1 to 256"#
    ),
    WrongExample(
      "check --seed 18446744073709551616",
      #"footing check --seed: "18446744073709551616" can't be used; give a number below 2^64, "#
        + "decimal or 0x and hexadecimal digits"
    ),
    WrongExample(
      "check --seed -1",
      #"footing check --seed: "-1" can't be used; give a number below 2^64, "#
        + "decimal or 0x and hexadecimal digits"
    ),
    WrongExample(
      "check --time-limit inf",
      #"footing check --time-limit: "inf" can't be used; give seconds from 0.001 to 1000000"#
    ),
    WrongExample(
      "check --format xml",
      #"footing check --format: "xml" can't be used; give text or json"#
    ),
    WrongExample(
      "check --shard auto",
      "footing check --shard: the shards of a run share its seed; give --seed, too"
    ),
    WrongExample(
      "check --shard 5/4",
      #"footing check --shard: "5/4" is no shard; "#
        + "give auto, or I/N with I from 1 to N and N up to 100000"
    ),
    WrongExample(
      "check --devices=yes",
      #"footing check --devices: it takes no value, not "yes"; remove it"#
    ),
    WrongExample(
      "check --seed 1 --seed 2",
      "footing check --seed: it is given twice; give it once"
    ),
    WrongExample(
      "check --devices --cases 5",
      "footing check --cases: it can't be used with --devices; give one of them"
    ),
    WrongExample("replay", "footing replay: nothing is given; give TOKEN…"),
    WrongExample("try", "footing try: nothing is given; give FILE|FOLDER…"),
    WrongExample(
      "try --replay",
      "footing try --replay: the value is missing; give TOKEN behind it"
    ),
    WrongExample(
      "try a --replay abc --seed 1",
      "footing try --seed: it can't be used with --replay; give one of them"
    ),
    WrongExample("show a b", #"footing show: "b" is one too many; remove it"#),
  ])
  func `what can't be used is answered with what to do`(_ example: WrongExample) {
    #expect(throws: (any Error).self) {
      do {
        _ = try Invocation(example.arguments, program: "footing")
      } catch {
        #expect("\(error)" == example.message)
        throw error
      }
    }
  }

  @Test func `an argument has a greatest length`() {
    let long = String(repeating: "x", count: 1_200_001)
    let problem = ArgumentProblem(
      place: "footing check",
      reason: .tooLong(1_200_001, limit: 1_200_000)
    )
    #expect(throws: problem) { _ = try Invocation(["check", long], program: "footing") }
  }

  @Test func `text from outside is shown on one line without control characters`() {
    #expect(quoted("a\u{1B}[31m\nb\u{202E}") == "\"a\u{FFFD}[31m\u{FFFD}b\u{FFFD}\"")
    let long = String(repeating: "y", count: 60)
    #expect(quoted(long + "y") == "\"\(long)…\"")
  }

  @Test(arguments: [
    (1, 3, 0..<4), (2, 3, 4..<7), (3, 3, 7..<10), (1, 1, 0..<10), (11, 12, 10..<10),
  ])
  func `shards cut the cases without gaps`(_ number: Int, _ count: Int, _ part: Range<Int>) {
    #expect(Shard(number: number, count: count).part(of: 0..<10) == part)
  }
}
