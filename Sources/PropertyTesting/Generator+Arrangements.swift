extension Generator {
  /// The elements of `values` in any order, the given one being the simplest.
  public static func permutation<Element: Sendable>(
    of values: [Element]
  ) -> Generator where Value == [Element] {
    Generator(produce: { source in
      var arranged = values
      for place in values.indices.dropLast() {
        let domain = ChoiceDomain(bound: UInt64(values.count - 1 - place), kind: .position)
        guard let step = source.choose(domain) else { return nil }
        arranged.swapAt(place, place + Int(step))
      }
      return arranged
    })
  }

  /// Some of `values`, in the given order, none being the simplest.
  public static func subset<Element: Sendable>(
    of values: [Element]
  ) -> Generator where Value == [Element] {
    Generator(produce: { source in
      var chosen: [Element] = []
      for value in values {
        guard let flag = source.choose(.flag) else { return nil }
        if flag == 1 { chosen.append(value) }
      }
      return chosen
    })
  }
}
