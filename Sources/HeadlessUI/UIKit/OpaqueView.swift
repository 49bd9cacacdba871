import Foundation
import LayoutSolver

/// A view whose inside is not known here, such as one of UIKit's: the host's settings say how
/// large it is, and the host lists it.
struct OpaqueView: LeafView {
  let name: String

  func node(_ element: ViewElement) -> Node {
    element.host.noteOpaqueView(name)
    guard let size = element.host.settings.opaqueSize(name) else { return .flexible }
    return .flexible.frame(width: size.width.length, height: size.height.length)
  }
}

extension CGFloat {
  /// `nil` where the view takes what is proposed.
  fileprivate var length: Double? { isFinite ? Double(self) : nil }
}

extension HostCore {
  fileprivate func noteOpaqueView(_ name: String) {
    if !opaqueViews.contains(name) { opaqueViews.append(name) }
  }
}

extension ScreenHost {
  /// The types of the views that were met and whose inside is not known, such as those of UIKit:
  /// each is as large as ``HostSettings/opaqueSize`` says.
  public var opaqueViews: [String] { core.opaqueViews }
}
