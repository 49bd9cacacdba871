import PropertyTesting

extension Challenge {
  static let halfNumber = Challenge(
    "half number",
    .doubles(in: -1000...1000),
    "10.5"
  ) { $0 < 10 || $0 == $0.rounded() }

  static let squareRoot = Challenge("square root", .doubles(in: 0...1000), "2.0") {
    $0.squareRoot() * $0.squareRoot() == $0
  }

  static let closeNumbers = Challenge(
    "close numbers",
    zip(.doubles(in: -100...100), .doubles(in: -100...100)),
    "(0.0, 0.3333333333333333)"
  ) { low, high in !(high - low > 0 && high - low < 0.5) }

  static let halves = Challenge(
    "halves",
    .array(of: .doubles(in: 0...100), count: 0...10),
    "[0.5, 0.5]"
  ) { list in list.count { $0 != $0.rounded() } < 2 }

  static let tallBox = Challenge(
    "tall box",
    zip(.doubles(in: 1...500), .doubles(in: 1...500)),
    "(1.0, 101.0)"
  ) { width, height in height <= width + 99.5 }

  static let negativeDuration = Challenge(
    "negative duration",
    zip(Generator<Int>.integers(in: 0...1439), Generator<Int>.integers(in: 0...1439)),
    "(61, 0)"
  ) { $0 - $1 <= 60 }

  /// Every fourth year is taken for a leap year, full centuries among them.
  static let leapDay = Challenge(
    "leap day",
    zip(
      Generator<Int>.integers(in: 1600...2400, simplest: 2000),
      Generator<Int>.integers(in: 1...12),
      Generator<Int>.integers(in: 1...31)
    ),
    "(2100, 2, 29)"
  ) { year, month, day in
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return !(month == 2 && day == 29 && year % 4 == 0 && !isLeap)
  }

  static let longScalar = Challenge(
    "long scalar",
    Generator<[Unicode.Scalar]>.array(of: .scalars, count: 0...20).map { $0.map(\.value) },
    "[2048]"
  ) { $0.allSatisfy { $0 < 0x800 } }
}
