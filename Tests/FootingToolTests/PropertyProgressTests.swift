import PropertyTesting
import Testing

@testable import FootingTool

@Suite struct PropertyProgressTests {
  private static let property = CheckedProperty.law(
    Property("numbers are below 9900", Generator<Int>.integers(in: 0...9999)) { number in
      number == 17 ? .discarded : .that(number < 9900, otherwise: "\(number) is not")
    }
  )

  /// Does the work as workers would; `order` picks which piece of work ends next.
  private func report(
    cases: Range<Int>,
    seed: UInt64,
    culprit: Int? = nil,
    order: (Int) -> Int
  ) -> PropertyReport {
    var progress = PropertyProgress(Self.property, seed: seed, cases: cases)
    var pending: [WorkerTask.Work] = []
    while !progress.isDone {
      while let work = progress.next() { pending.append(work) }
      let work = pending.remove(at: order(pending.count))
      finish(work, &progress, seed: seed, culprit: culprit)
    }
    return PropertyReport(progress)
  }

  private func finish(
    _ work: WorkerTask.Work,
    _ progress: inout PropertyProgress,
    seed: UInt64,
    culprit: Int?
  ) {
    switch work {
    case .run(let cases), .trace(let cases):
      if let culprit, cases.contains(culprit) {
        progress.lose(work, lastCase: culprit, .crashed, "signal 5")
      } else {
        let settings = RunSettings(seed: seed, cases: cases)
        progress.receive(Self.property.part(settings), for: work)
      }
    case .judge: progress.acquit(work)
    case .shrinkIncident: progress.receive(nil)
    case .shrink(let record, let firstFailingCase, let evaluations):
      var settings = RunSettings(seed: seed)
      settings.maximumShrinkEvaluations = evaluations
      progress.receive(
        shrink(Self.property.property, from: record, firstFailingCase: firstFailingCase, settings)
      )
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `the outcome is the same in whatever order ranges end`(_ seed: UInt64) {
    let whole = Self.property.property.check(RunSettings(seed: seed, cases: 0..<700))
    let reports = [
      report(cases: 0..<700, seed: seed) { _ in 0 },
      report(cases: 0..<700, seed: seed) { $0 - 1 },
      report(cases: 0..<700, seed: seed) { $0 / 2 },
    ]
    for report in reports {
      #expect(report.cases == whole.run.casesRun)
      #expect(report.discarded == whole.run.discarded)
      #expect(report.evaluations == whole.run.evaluations)
      #expect(report.counterexample?.token == whole.counterexample.map { "\($0.token)" })
      #expect(report.counterexample?.firstFailingCase == whole.run.failure?.caseIndex)
    }
  }

  @Test func `a case that ends its worker ends the run, and those before it count`() {
    for order in [{ (_: Int) in 0 }, { (count: Int) in count - 1 }] {
      let report = report(cases: 0..<200, seed: 3, culprit: 12, order: order)
      #expect(report.outcome == .crashed)
      #expect(report.cases == 13)
      #expect(report.incident == IncidentReport(firstFailingCase: 12, reason: "signal 5"))
      #expect(report.counterexample == nil)
    }
  }

  @Test func `a worker that dies only once is a remark`() {
    var progress = PropertyProgress(Self.property, seed: 3, cases: 0..<20)
    let settings = RunSettings(seed: 3, cases: 0..<20)
    #expect(progress.next() == .run(cases: 0..<20))
    progress.lose(.run(cases: 0..<20), lastCase: nil, .crashed, "signal 9")
    #expect(progress.next() == .trace(cases: 0..<20))
    progress.receive(Self.property.part(settings), for: .trace(cases: 0..<20))
    #expect(
      progress.remarks == ["a worker ended in cases 0 to 19, and not when they were run again"]
    )
  }

  @Test func `a case that its worker's journal names is run again alone, and then blamed`() {
    var progress = PropertyProgress(Self.property, seed: 3, cases: 0..<20)
    let again = WorkerTask.Work.judge(record: ChoiceRecord([9]), case: 12, of: 0..<20)
    #expect(progress.next() == .run(cases: 0..<20))
    progress.lose(.run(cases: 0..<20), lastCase: nil, .crashed, "signal 4", journal: Self.entry)
    #expect(progress.next() == again)
    progress.lose(again, lastCase: 12, .crashed, "signal 4: deep", journal: Self.entry)
    #expect(progress.next() == .run(cases: 0..<12))
    #expect(progress.next() == nil)
    let settings = RunSettings(seed: 3, cases: 0..<12)
    progress.receive(Self.property.part(settings), for: .run(cases: 0..<12))
    let incident = Incident(
      caseIndex: 12,
      kind: .crashed,
      reason: "signal 4: deep",
      record: ChoiceRecord([9]),
      values: [NotedValue(label: nil, text: "9")],
      isDrawn: true
    )
    #expect(progress.next() == .shrinkIncident(incident))
    progress.lose(.shrinkIncident(incident), lastCase: nil, .crashed, "signal 4: deeper")
    #expect(progress.isDone)
    let report = PropertyReport(progress)
    #expect(report.outcome == .crashed)
    #expect(report.cases == 13)
    #expect(report.counterexample?.words == "9")
    #expect(report.counterexample?.token == "numbers-are-below-9900-t1-15-\(Self.bodyOfNine)")
    #expect(report.remarks == ["shrinking was cut short: a worker ended by signal 4: deeper"])
  }

  @Test func `a case that ends its worker only once is kept in a remark, and blamed the next time`()
  {
    var progress = PropertyProgress(Self.property, seed: 3, cases: 0..<20)
    let range = WorkerTask.Work.run(cases: 0..<20)
    let again = WorkerTask.Work.judge(record: ChoiceRecord([9]), case: 12, of: 0..<20)
    #expect(progress.next() == range)
    progress.lose(range, lastCase: nil, .crashed, "signal 9", journal: Self.entry)
    #expect(progress.next() == again)
    progress.acquit(again)
    #expect(
      progress.remarks == [
        "a worker ended in case 12, and not when it was run again: "
          + "numbers-are-below-9900-t1-15-\(Self.bodyOfNine)"
      ]
    )
    #expect(progress.next() == range)
    progress.lose(range, lastCase: nil, .crashed, "signal 9", journal: Self.entry)
    #expect(progress.next() == .run(cases: 0..<12))
  }

  @Test(arguments: [-1, 20, Int.min, Int.max])
  func `a journal that names a case of another range is not believed`(_ index: Int) {
    var progress = PropertyProgress(Self.property, seed: 3, cases: 0..<20)
    var entry = Self.entry
    entry.caseIndex = index
    #expect(progress.next() == .run(cases: 0..<20))
    progress.lose(.run(cases: 0..<20), lastCase: nil, .crashed, "signal 11", journal: entry)
    #expect(progress.next() == .trace(cases: 0..<20))
    progress.lose(.trace(cases: 0..<20), lastCase: nil, .crashed, "signal 11", journal: entry)
    #expect(progress.result().incident?.caseIndex == 0)
  }

  private static let entry = CaseJournal.Entry(
    isRunning: true,
    isDrawn: true,
    caseIndex: 12,
    choices: [Choice(index: 9, domain: ChoiceDomain(bound: 9999, kind: .integer))],
    values: [NotedValue(label: nil, text: "9")]
  )
  private static let bodyOfNine = "pmdj39r9d825d6r"

  @Test func `what time does not allow is skipped, and says nothing`() {
    var progress = PropertyProgress(Self.property, seed: 1, cases: 0..<100)
    progress.skipRest()
    #expect(progress.isDone)
    let report = PropertyReport(progress)
    #expect(report.outcome == .gaveUp)
    #expect(report.isOutOfTime)
    #expect(report.cases == 0)
  }
}
