import PropertyTesting
import Testing

@Suite struct CommandsTests {
  enum Step: Sendable, Equatable, CustomStringConvertible {
    case push(Int)
    case pop

    var description: String {
      switch self {
      case .push(let value): "push \(value)"
      case .pop: "pop"
      }
    }
  }

  /// Pops only what is there; the model is the stack as it should be.
  private let commands = Commands<[Int], Step>(
    model: [],
    next: { _ in
      .oneOf(.constant(.pop), Generator<Int>.integers(in: 0...9).map(Step.push))
    },
    isAllowed: { step, stack in step != .pop || !stack.isEmpty },
    update: { stack, step in
      switch step {
      case .push(let value): stack.append(value)
      case .pop: stack.removeLast()
      }
    }
  )

  @Test func `no sequence has a command that the model does not allow`() {
    let sequences = commands.sequences(count: 0...20)
    for index in 0..<500 {
      var depth = 0
      for step in sequences.value(seed: 1, case: index) ?? [] {
        depth += step == .pop ? -1 : 1
        #expect(depth >= 0)
      }
    }
  }

  @Test func `a command that is not allowed is left out`() {
    let record = ChoiceRecord([1, 0, 1, 1, 7, 1, 0, 0])
    #expect(commands.sequences(count: 0...5).value(replaying: record) == [.push(7), .pop])
  }

  @Test(arguments: 1...20)
  func `a planted fault shrinks to the commands that it needs`(_ seed: UInt64) {
    // The fault: a third element pushed after a pop is lost.
    let property = commands.property("a stack keeps what is pushed", system: { Stack() }) {
      (stack: inout Stack, step, model) in
      stack.run(step)
      return .that(stack.values == model, otherwise: "\(stack.values) in place of \(model)")
    }
    let counterexample = property.check(RunSettings(seed: seed, cases: 0..<20_000)).counterexample
    #expect(counterexample?.values.map(\.text) == ["[push 0, pop, push 0, push 0, push 0]"])
    #expect(counterexample?.reason == "step 5, push 0: [0, 0] in place of [0, 0, 0]")
  }

  struct Stack {
    var values: [Int] = []
    var hasPopped = false

    mutating func run(_ step: Step) {
      switch step {
      case .push(let value): if values.count < 2 || !hasPopped { values.append(value) }
      case .pop:
        values.removeLast()
        hasPopped = true
      }
    }
  }
}
