/// Times of one operation, in nanoseconds.
struct Measurement: Codable {
  var median: Double
  var min: Double
  var max: Double

  /// Measures `operation` in `samples` samples, each long enough for the clock.
  ///
  /// What it returns is given to `consume`, so that the work can't be left out.
  static func of(
    samples: Int,
    nanoseconds: Double,
    consume: (Double) -> Void,
    _ operation: (Int) -> Double
  ) -> Measurement {
    let count = repetitions(filling: nanoseconds, consume, operation)
    let times = (0..<samples).map { _ in time(count, consume, operation) / Double(count) }
    return Measurement(of: times.sorted())
  }

  /// How often an operation fits into a sample.
  private static func repetitions(
    filling nanoseconds: Double,
    _ consume: (Double) -> Void,
    _ operation: (Int) -> Double
  ) -> Int {
    var count = 1
    while count < 1 << 40 {
      let elapsed = time(count, consume, operation)
      if elapsed >= nanoseconds { return count }
      count = Swift.max(count * 2, Int(Double(count) * nanoseconds / Swift.max(elapsed, 1)))
    }
    return count
  }

  private static func time(
    _ count: Int,
    _ consume: (Double) -> Void,
    _ operation: (Int) -> Double
  ) -> Double {
    let start = ContinuousClock.now
    consume(operation(count))
    let elapsed = start.duration(to: .now).components
    return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9
  }
}

extension Measurement {
  /// What times, from the shortest to the longest, come to.
  init(of sorted: [Double]) {
    self.init(median: sorted[sorted.count / 2], min: sorted[0], max: sorted[sorted.count - 1])
  }
}
