import PropertyTesting
import Testing

@Suite struct SearchTests {
  @Test(arguments: 0...40)
  func `the largest number that works is found`(_ answer: Int) {
    #expect(largest(upTo: 40) { $0 <= answer } == answer)
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 9, 10, 31, 32, 900, 999, 1000] as [UInt64])
  func `the smallest number that works is found`(_ answer: UInt64) {
    #expect(smallest(from: 1000) { $0 >= answer } == answer)
  }

  @Test func `few questions find a small number below a large one`() {
    var questions = 0
    let answer = smallest(from: .max) { number in
      questions += 1
      return number >= 10
    }
    #expect(answer == 10)
    #expect(questions == 14)
  }

  @Test func `few questions give up on a number that is tied to others`() {
    var questions = 0
    let answer = smallest(from: 1_000_000) { _ in
      questions += 1
      return false
    }
    #expect(answer == 1_000_000)
    #expect(questions == 5)
  }

  @Test func `a rough search ends within four times the answer`() {
    let answer = smallest(from: 1 << 60, isExact: false) { $0 >= 1 << 40 + 1 }
    #expect((1 << 40 + 1...1 << 42 + 4).contains(answer))
  }
}
