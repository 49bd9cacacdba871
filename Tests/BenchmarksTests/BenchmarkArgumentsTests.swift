import Testing

@testable import Benchmarks

@Suite struct BenchmarkArgumentsTests {
  @Test func `options are read in any order`() throws {
    let arguments = try BenchmarkArguments(["--smoke", "--format", "json", "--filter", "solve/"])
    #expect(arguments.filter == "solve/")
    #expect(arguments.isJSON)
    #expect(arguments.isSmoke)
    #expect(arguments.command == .times)
  }

  @Test func `a command comes first`() throws {
    let arguments = try BenchmarkArguments(["challenges", "--seeds", "20"])
    #expect(arguments.command == .challenges)
    #expect(arguments.seeds == 20)
  }

  @Test(arguments: [
    (["--filter"], "--filter: there is no value; give one after it"),
    (["--format", "xml"], "--format: xml; give text or json"),
    (["solve"], "solve: unknown; see --help"),
    (["--seeds", "0"], "--seeds: 0; give a number, 1 or more"),
  ])
  func `arguments that can't be used are named`(_ arguments: [String], _ message: String) {
    #expect(throws: BenchmarkArgumentProblem(message)) { try BenchmarkArguments(arguments) }
  }

  @Test func `a report has stable keys`() {
    var report = BenchmarkReport()
    report.results = [
      BenchmarkReport.Result(
        name: "solve/screen-8",
        nodes: 8,
        nanoseconds: Measurement(median: 2, min: 1, max: 3),
        floorRatio: 2.5,
        bytesPerNode: nil
      )
    ]
    #expect(
      report.json == """
        {
          "format" : "footing-benchmarks/1",
          "results" : [
            {
              "floorRatio" : 2.5,
              "name" : "solve/screen-8",
              "nanoseconds" : {
                "max" : 3,
                "median" : 2,
                "min" : 1
              },
              "nodes" : 8
            }
          ]
        }
        """
    )
  }
}
