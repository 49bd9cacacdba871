import HeadlessUI
import SwiftUI

/// What geometry readers read while a screen ran, by the name that each reads under.
@MainActor
final class Readings {
  private(set) var frames: [String: CGRect] = [:]
  private(set) var insets: [String: EdgeInsets] = [:]

  func note(_ name: String, _ proxy: GeometryProxy) {
    frames[name] = proxy.frame(in: .global)
    insets[name] = proxy.safeAreaInsets
  }
}

/// A view that fills its room and notes what it reads.
struct Reader: View {
  var name = "reader"
  let readings: Readings

  var body: some View {
    GeometryReader { proxy in
      let _: Void = readings.note(name, proxy)
      Color.clear
    }
  }
}

/// The frames of elements, and what readers read, on one screen.
@MainActor
struct GoldenScreen {
  let readings = Readings()
  let host: ScreenHost

  init<Root: View>(
    on screen: HostScreen = .iPhone14,
    keyboard: CGFloat = 0,
    @ViewBuilder _ root: (Readings) -> Root
  ) {
    let readings = readings
    host = ScreenHost(root(readings), on: screen)
    if keyboard > 0 { host.showKeyboard(keyboard) }
  }

  func frame(_ name: String) throws -> CGRect { try host.element(name).frame }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Whether the corners are the same to half a thousandth of a point.
  func isClose(to other: CGRect) -> Bool {
    let pairs = [
      (minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height),
    ]
    return pairs.allSatisfy { ($0.0 - $0.1).magnitude < 0.0006 }
  }
}
