import Foundation
import HeadlessUI
import SwiftUI

extension HostScreen {
  /// 400 × 800 with what the container and a keyboard cover of the bottom.
  static func covered(_ container: CGFloat, keyboard: CGFloat = 300) -> HostScreen {
    HostScreen(
      size: CGSize(width: 400, height: 800),
      safeArea: EdgeInsets(top: 0, leading: 0, bottom: container, trailing: 0),
      softwareKeyboardHeight: keyboard
    )
  }
}

extension ScreenHost {
  /// How far above the screen's bottom edge the element ends, to thousandths of a point.
  func distance(below name: String) throws -> CGFloat {
    thousandths(screen.size.height - (try element(name).frame.maxY))
  }

  /// How far the last region that scrolls is scrolled, and can be.
  var scroll: (offset: CGFloat, maximum: CGFloat) {
    guard let scroll = scrolls.last else { return (0, 0) }
    return (thousandths(scroll.offset.y), thousandths(scroll.maximumOffset.y))
  }
}

func thousandths(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }
