import Testing

@testable import FootingTool

@Suite struct ShardTests {
  @Test(arguments: [1, 2, 3, 7, 10, 11, 100_000])
  func `shards cover every case once, in order, in parts that differ by one at most`(_ count: Int)
    throws
  {
    let parts = try (1...count).map { number in
      try #require(Shard("\(number)/\(count)")).part(of: 5..<15)
    }
    #expect(parts.flatMap { Array($0) } == Array(5..<15))
    let lengths = parts.map(\.count)
    #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) <= 1)
  }

  @Test(arguments: [
    (["JOB_COMPLETION_INDEX": "0", "FOOTING_SHARD_COUNT": "4"], "1/4"),
    (["JOB_COMPLETION_INDEX": "3", "FOOTING_SHARD_COUNT": "4"], "4/4"),
    (slurm("7", "7", "3"), "1/3"),
    (slurm("9", "7", "3"), "3/3"),
    (slurm("9", "1", "3", step: "4"), "3/3"),
    (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "5"], "2/5"),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"], "1/1"),
    (["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], "2/2"),
    (["BITBUCKET_PARALLEL_STEP": "1", "BITBUCKET_PARALLEL_STEP_COUNT": "2"], "2/2"),
    (["SEMAPHORE_JOB_INDEX": "1", "SEMAPHORE_JOB_COUNT": "2"], "1/2"),
    (["SYSTEM_JOBPOSITIONINPHASE": "2", "SYSTEM_TOTALJOBSINPHASE": "2"], "2/2"),
    (["PARALLEL_SEQ": "3", "FOOTING_SHARD_COUNT": "3", "CI_NODE_TOTAL": "1"], "3/3"),
  ])
  func `the environment tells the shard`(_ variables: [String: String], _ text: String) throws {
    #expect(try Shard(of: variables).text == text)
  }

  @Test(arguments: [
    ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "5"],
    ["CI_NODE_INDEX": "6", "CI_NODE_TOTAL": "5"],
    ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "0"],
    ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "100001"],
    ["JOB_COMPLETION_INDEX": "4", "FOOTING_SHARD_COUNT": "4"],
    slurm("6", "7", "3"), slurm("10", "7", "3"), slurm("8", "7", "3", step: "2"),
    slurm("8", "7", "3", step: "0"),
  ])
  func `a place that is no shard is refused`(_ variables: [String: String]) throws {
    let problem = #expect(throws: ShardProblem.self) { try Shard(of: variables) }
    guard case .outside = problem else {
      Issue.record("\(variables)")
      return
    }
  }

  @Test(arguments: [
    "", " 1", "-1", "+1", "1.0", "1e3", "0x1", "٣", "1234567890", "1\n", "\u{1B}[2J",
  ])
  func `a variable that is no plain number is refused`(_ text: String) {
    #expect(throws: ShardProblem.notANumber(variable: "CI_NODE_INDEX", text)) {
      try Shard(of: ["CI_NODE_INDEX": text, "CI_NODE_TOTAL": "3"])
    }
    #expect(throws: ShardProblem.notANumber(variable: "CI_NODE_TOTAL", text)) {
      try Shard(of: ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": text])
    }
  }

  @Test func `each problem says what to do`() {
    #expect(
      Self.problem(of: [:])?.hasPrefix(
        "no variable of the environment tells the shard; give I/N, or run it under "
          + "Kubernetes indexed Job (JOB_COMPLETION_INDEX), Slurm array (SLURM_ARRAY_TASK_ID), "
      ) == true
    )
    #expect(
      Self.problem(of: ["PARALLEL_SEQ": "1"])
        == "PARALLEL_SEQ is there, and FOOTING_SHARD_COUNT is not; set it to the number of shards"
    )
    #expect(
      Self.problem(of: ["CI_NODE_INDEX": "1"])
        == "CI_NODE_INDEX is there, and CI_NODE_TOTAL is not; give I/N"
    )
    #expect(
      Self.problem(of: ["CI_NODE_INDEX": "1", "PARALLEL_SEQ": "1"])
        == "CI_NODE_INDEX and PARALLEL_SEQ each tell a shard; give I/N"
    )
    #expect(
      Self.problem(of: ["CI_NODE_INDEX": "\u{1B}[2J", "CI_NODE_TOTAL": "2"])
        == "CI_NODE_INDEX is \"\u{FFFD}[2J\", which is no whole number of up to nine digits; "
        + "give I/N"
    )
    #expect(
      Self.problem(of: ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "2"])
        == "CI_NODE_INDEX is 3 and CI_NODE_TOTAL is 2, which is no shard; give I/N"
    )
  }

  private static func problem(of variables: [String: String]) -> String? {
    do {
      _ = try Shard(of: variables)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func slurm(
    _ place: String,
    _ first: String,
    _ count: String,
    step: String? = nil
  ) -> [String: String] {
    [
      "SLURM_ARRAY_TASK_ID": place, "SLURM_ARRAY_TASK_MIN": first,
      "SLURM_ARRAY_TASK_COUNT": count, "SLURM_ARRAY_TASK_STEP": step,
    ].compactMapValues(\.self)
  }
}
