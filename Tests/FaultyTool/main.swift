import FootingTool
import PropertyTesting

// A tool over properties that do what properties should not: the tests' workers die and hang of them.

let numbers = Generator<Int>.integers(in: 0...9999)

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
])
