import Foundation
import FootingTool
import PropertyTesting

// A tool over properties that do what properties should not: the tests' workers die and hang of them.

let numbers = Generator<Int>.integers(in: 0...9999)

/// Ends the process by its stack's end.
func depth(below number: Int) -> Int {
  number < 0 ? 0 : depth(below: number + 1) + number % 3
}

func trapping(_ number: Int) -> Int {
  precondition(number < 9500, "\(number) can't be drawn")
  return number
}

runTool(checking: [
  .law(Property("doubling is adding", numbers) { .that($0 * 2 == $0 + $0, otherwise: "\($0)") }),
  .law(
    Property("numbers are below 9000", numbers, expectation: .broken) { number in
      .margin(Double(8999 - number), otherwise: "\(number) is not below 9000")
    }
  ),
  .law(
    Property("no number is fatal", numbers) { number in
      if number > 9500 { fatalError("\(number) is too much") }
      return .holds()
    }
  ),
  .law(
    Property("no number takes forever", numbers) { number in
      while number > 9500 {}
      return .holds()
    }
  ),
  .law(
    Property("numbers can be printed", numbers) { number in
      print(number)
      return .holds()
    }
  ),
  .law(Property("few numbers count", numbers) { $0 == 5000 ? .holds() : .discarded }),
  .law(
    Property("no list traps", Generator<[Int]>.array(of: numbers, count: 0...9)) { list in
      list.reduce(0, +) > 20_000 ? .that(list[99] == 0, otherwise: "") : .holds()
    }
  ),
  .law(
    Property("no number is too deep", numbers) { number in
      .that(number < 9000 || depth(below: number) > 0, otherwise: "")
    }
  ),
  .law(
    Property("no number kills", numbers) { number in
      if number > 8000 { raise(SIGKILL) }
      return .holds()
    }
  ),
  .law(
    Property("no number fills the memory", numbers) { number in
      let count = number > 8000 ? 1 << 56 : 1
      let bytes = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
      defer { bytes.deallocate() }
      return .holds()
    }
  ),
  .law(
    Property("no pair is fatal") { source in
      let first = try source.draw(numbers, as: "first")
      let second = try source.draw(numbers, as: "second")
      if first > 50 && second > 70 { fatalError("\(first) and \(second) are too much") }
      return .holds()
    }
  ),
  .law(
    Property("no generator is fatal", numbers.map(trapping)) { number in
      .that(number >= 0, otherwise: "\(number)")
    }
  ),
  .asyncLaw(
    AsyncProperty("no number keeps the main actor waiting", numbers) { @MainActor number in
      await Task.yield()
      MainActor.assertIsolated()
      return .that(number < 9000, otherwise: "\(number) is not below 9000")
    }
  ),
])
