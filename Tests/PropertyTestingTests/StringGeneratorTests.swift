import PropertyTesting
import Testing

@Suite struct StringGeneratorTests {
  @Test func `small letters come before digits, capitals, signs and controls`() {
    let text = [0, 25, 26, 36, 62, 63, 94, 95, 127].map { index in
      Generator<Character>.ascii.value(replaying: ChoiceRecord([index]))
    }
    #expect(text == ["a", "z", "0", "A", " ", "!", "~", "\0", "\u{7F}"])
  }

  @Test func `all characters of ASCII come up`() {
    let characters = Set(
      (0..<5000).compactMap { Generator<Character>.ascii.value(seed: 1, case: $0) }
    )
    #expect(characters.count == 128)
  }

  @Test func `scalars reach both sides of the surrogates and the last one`() {
    let values = [0, 128, 0xD7FF, 0xD800, 0x10F7FF].map { index in
      Generator<Unicode.Scalar>.scalars.value(replaying: ChoiceRecord([index]))?.value
    }
    #expect(values == [0x61, 0x80, 0xD7FF, 0xE000, 0x10FFFF])
  }

  @Test func `a cluster is one character, of several scalars at times`() {
    let clusters = (0..<2000).compactMap { index in
      Generator<Character>.graphemeClusters.value(seed: 1, case: index)
    }
    #expect(clusters.count == 2000)
    #expect(clusters.contains("👨‍👩‍👧‍👦"))
    #expect(clusters.contains("\r\n"))
    #expect(clusters.count { $0.unicodeScalars.count > 1 } > 300)
  }

  @Test func `text has as many characters as asked for`() {
    let texts = Generator<String>.strings(of: .ascii, count: 2...3)
    #expect(texts.value(replaying: ChoiceRecord([0, 1, 0])) == "ab")
    #expect(texts.value(replaying: ChoiceRecord([0, 1, 1, 2])) == "abc")
  }
}
