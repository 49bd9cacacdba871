import PropertyTesting
import Testing

@testable import FootingTool

@Suite struct WorkerMessageTests {
  @Test(arguments: [
    WorkerTask.Work.run(cases: 0..<1),
    .trace(cases: 5..<5),
    .shrink(record: ChoiceRecord([0, .max]), firstFailingCase: 3, evaluations: 0),
  ])
  func `a task survives being sent`(_ work: WorkerTask.Work) throws {
    let task = WorkerTask(
      property: "a \"name\"\nof two lines",
      isOnDevices: true,
      seed: .max,
      work: work,
      secondsLeft: 0.5
    )
    let line = try task.line()
    #expect(line.filter { $0 == newline }.count == 1)
    #expect(try WorkerTask(line: line) == task)
  }

  @Test func `an answer survives being sent`() throws {
    let property = Property("numbers are small", Generator<Int>.integers(in: 0...9)) { number in
      .margin(number > 5 ? -Double.infinity : 0, otherwise: "\(number)")
    }
    let report = property.check(RunSettings(seed: 1))
    let answers: [WorkerAnswer] = [
      .alive, .began(case: 7), .ran(part: Part(report: report.run)), .shrunk(counterexample: nil),
      .shrunk(counterexample: report.counterexample),
    ]
    for answer in answers { #expect(try WorkerAnswer(line: answer.line()) == answer) }
  }

  @Test func `what is no message is shown in the complaint`() {
    #expect(throws: MessageProblem(line: "hello")) { _ = try WorkerTask(line: Array("hello".utf8)) }
  }

  @Test func `lines are put together from pieces`() {
    var buffer = LineBuffer()
    #expect(buffer.lines(adding: Array("ab".utf8)) == [])
    #expect(buffer.lines(adding: Array("c\n\nd".utf8)) == [Array("abc".utf8), []])
    #expect(buffer.lines(adding: Array("\n".utf8)) == [Array("d".utf8)])
  }
}
