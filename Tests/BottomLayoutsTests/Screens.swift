import Foundation
import HeadlessUI
import SwiftUI

/// A block of one height, as wide as there is room, called by its name.
struct Block: View {
  let name: String
  let height: CGFloat

  init(_ name: String, _ height: CGFloat) {
    self.name = name
    self.height = height
  }

  var body: some View { Color.blue.frame(height: height).id(name) }
}

extension HostScreen {
  /// 400 × 800, nothing covered, a keyboard of 300.
  static let homeButton = HostScreen(
    name: "home button",
    size: CGSize(width: 400, height: 800),
    softwareKeyboardHeight: 300
  )

  /// 400 × 800, 34 covered below, a keyboard of 300.
  static let homeIndicator = covered(34)

  /// 400 × 800, a tab bar over the home indicator covering 70, a keyboard of 300.
  static let tabBar = covered(70)

  private static func covered(_ bottom: CGFloat) -> HostScreen {
    HostScreen(
      name: "covered by \(bottom)",
      size: CGSize(width: 400, height: 800),
      safeArea: EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0),
      softwareKeyboardHeight: 300
    )
  }
}

extension HostSettings {
  /// Each way in which callbacks and scrolling may be ordered.
  static let orders: [HostSettings] = (0..<8).map { bits in
    var settings = HostSettings()
    settings.sizesComeFirst = bits & 1 == 0
    settings.equalAnchorsCallBack = bits & 2 != 0
    settings.automaticScrollComesFirst = bits & 4 == 0
    return settings
  }
}

extension ScreenHost {
  /// How far above the screen's bottom edge the element ends, to thousandths of a point.
  func distance(below name: String) throws -> CGFloat {
    try thousandths(screen.size.height - element(name).frame.maxY)
  }

  /// How far below one element another begins, to thousandths of a point.
  func distance(from upper: String, to lower: String) throws -> CGFloat {
    try thousandths(element(lower).frame.minY - element(upper).frame.maxY)
  }
}

func thousandths(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }
