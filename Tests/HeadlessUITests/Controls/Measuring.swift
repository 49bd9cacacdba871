import HeadlessUI
import SwiftUI

/// A frame in thousandths of a point, which literal values can be compared with.
struct Measured: Equatable {
  var x = 0.0
  var y = 0.0
  var width: Double
  var height: Double
}

extension ScreenHost {
  func measured(_ name: String) throws -> Measured {
    let frame = try element(name).frame
    return Measured(
      x: thousandths(frame.minX),
      y: thousandths(frame.minY),
      width: thousandths(frame.width),
      height: thousandths(frame.height)
    )
  }
}

private func thousandths(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }

/// The size of a view that is proposed 393 by 759 points.
@MainActor
func size<Content: View>(_ content: Content, on screen: HostScreen = .iPhone15) throws -> Measured {
  let frame = try ScreenHost(content.id("the view"), on: screen).measured("the view")
  return Measured(width: frame.width, height: frame.height)
}
