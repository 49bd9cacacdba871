import PropertyTesting
import ScreenVerification
import SwiftUI

extension Techniques {
  static let bars =
    claims(
      publishedBar,
      holds: Invariant.ofBars + [.comesToRest],
      broken: [.restOfBar]
    )
    + claims(publishedDistance, holds: [], broken: [.distanceOfBar])
    + claims(
      repairedBar,
      holds: Invariant.ofBars + [.restOfBar, .comesToRest]
    )
    + claims(repairedDistance, holds: [.distanceOfBar])

  static let publishedBar = ScreenUnderTest(
    "bar technique: as published",
    content: BarContent.bars(minimum: 0),
    grid: BarContent.grid(minimum: 0)
  ) { MinimumInsetPage($0) }

  static let publishedDistance = ScreenUnderTest(
    "bar technique: as published, 16 pt",
    content: BarContent.bars(minimum: 16),
    grid: BarContent.grid(minimum: 16)
  ) { MinimumInsetPage($0) }

  static let repairedBar = ScreenUnderTest(
    "bar technique: repaired",
    content: BarContent.bars(minimum: 0),
    grid: BarContent.grid(minimum: 0)
  ) { RepairedInsetPage($0) }

  static let repairedDistance = ScreenUnderTest(
    "bar technique: repaired, 16 pt",
    content: BarContent.bars(minimum: 16),
    grid: BarContent.grid(minimum: 16)
  ) { RepairedInsetPage($0) }
}

extension BarContent {
  /// Pages of up to 20 rows over a bar that keeps `minimum` points; an empty one over a bar of one
  /// point is the simplest.
  static func bars(minimum: Int) -> Generator<BarContent> {
    zip(.integers(in: 0...20), .integers(in: 1...200), .integers(in: 1...100))
      .map { rows, rowHeight, bar in
        BarContent(rows: rows, rowHeight: rowHeight, bar: bar, minimum: minimum)
      }
  }

  static func grid(minimum: Int) -> [BarContent] {
    [0, 30].map { BarContent(rows: $0, rowHeight: 44, bar: 50, minimum: minimum) }
  }
}
