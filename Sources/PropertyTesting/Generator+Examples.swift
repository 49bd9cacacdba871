extension Generator {
  /// The same values, a `share` of which are those that `examples` stand for.
  ///
  /// An example is a record of what this generator chooses for a value that is worth meeting. It only steers
  /// random choices: a case that began as an example is recorded, and shrinks, as any other.
  public func imitating(_ examples: [ChoiceRecord], share: Double = 0.25) -> Generator {
    guard !examples.isEmpty else { return self }
    let produce = produce
    let threshold = UInt16(min(max(share, 0), 1) * Double(UInt16.max))
    return Generator(produce: { source in
      source.imitate(oneOf: examples, threshold)
      let value = produce(&source)
      source.imitated = []
      return value
    })
  }
}

extension ChoiceSource {
  /// Lets the next random choices be those of an example, as often as `threshold` says.
  fileprivate mutating func imitate(oneOf examples: [ChoiceRecord], _ threshold: UInt16) {
    guard isRandom, random.happens(threshold) else { return }
    imitated = examples[Int(random.next(upTo: UInt64(examples.count - 1)))].indices[...]
  }

  /// The next index of the example that is imitated, lowered to what is possible; nil where choices are free.
  mutating func imitatedIndex(in domain: ChoiceDomain) -> UInt64? {
    guard !imitated.isEmpty else { return nil }
    return min(imitated.removeFirst(), domain.bound)
  }
}
