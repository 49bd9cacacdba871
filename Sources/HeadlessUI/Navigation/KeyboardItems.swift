import Foundation
import LayoutSolver
import TextMetrics

extension HostCore {
  /// How high the bar of items for the keyboard is, points; 0 where there are none.
  var keyboardItemsHeight: CGFloat {
    guard let root = surfaces.last?.root,
      !root.barSettings.views({ $0.area == .keyboard }).isEmpty
    else { return 0 }
    return settings.metrics.bars.keyboardToolbar
  }
}

extension HostCore {
  /// What the keys cover of the screen's bottom, without items on the keyboard.
  var keysHeight: CGFloat {
    screen.keyboardHeight > 0 ? screen.keyboardHeight - keyboardItemsHeight : 0
  }
}

extension Node {
  /// The content of a surface, and items in a bar at the top of the keyboard while that is shown.
  @MainActor
  func under(
    _ items: [LoweredView],
    onKeyboardOf host: HostCore,
    in surface: Surface
  ) -> Node {
    guard host.screen.keyboardHeight > 0, !items.isEmpty else { return self }
    let height = host.settings.metrics.bars.keyboardToolbar
    let lift = Double(host.screen.keyboardHeight - surface.safeArea.bottom) - height
    let bar = items.bar(height: height)
      .padding(.bottom, lift)
      .frame(maxWidth: .infinite, maxHeight: .infinite, alignment: .bottom)
    return window(bars: .zero, chrome: bar)
  }
}
