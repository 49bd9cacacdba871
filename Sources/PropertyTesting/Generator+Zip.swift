/// A generator of tuples, one value of each of `parts`; later parts are made simpler last.
///
///     zip(.integers(in: 0...9), .booleans).map { width, isTall in Box(width, isTall) }
@inlinable
public func zip<each Part>(
  _ parts: repeat Generator<each Part>
) -> Generator<(repeat each Part)> {
  Generator<(repeat each Part)>(produce: { source in
    try? (repeat source.part(each parts))
  })
}

extension ChoiceSource {
  @inlinable
  mutating func part<Part>(_ generator: Generator<Part>) throws(Rejection) -> Part {
    open(.part)
    let start = count
    beginPart()
    guard let value = generator.produce(&self) else { throw Rejection() }
    endPart(value, from: start)
    close()
    return value
  }
}
