import Foundation
import TextMetrics

/// What lies over the screen.
enum SurfaceKind {
  /// The window itself.
  case window
  /// A card at the bottom, as high as its detent. (rule 10.4)
  case sheet
  /// All of the screen.
  case cover
  /// A box in the middle or at the bottom, over all of the screen.
  case dialog
}

extension Surface {
  convenience init(kind: SurfaceKind, on host: HostCore) {
    let screen = host.screen
    self.init(frame: CGRect(origin: .zero, size: screen.size), safeArea: screen.safeArea)
    self.kind = kind
  }

  var isSheet: Bool { kind == .sheet }

  /// Puts a sheet where it belongs on the screen as it is now, and others over all of it.
  ///
  /// A sheet stands on the keyboard with all that its detent leaves it, as far as there is room.
  /// (folklore)
  func arrange(on host: HostCore) {
    let screen = host.screen
    frame = CGRect(origin: .zero, size: screen.size)
    safeArea = screen.safeArea
    guard kind == .sheet else { return }
    let top = screen.safeArea.top + host.settings.metrics.sheets.topGap
    let covered = max(screen.safeArea.bottom, screen.keyboardHeight)
    let largest = screen.size.height - top
    let usable = largest - screen.safeArea.bottom
    let detent = detent?.height(
      of: usable,
      medium: host.settings.metrics.sheets.mediumFraction,
      in: root?.environment ?? EnvironmentValues()
    )
    let height = min(largest, (detent ?? usable) + covered)
    frame = CGRect(
      x: 0,
      y: screen.size.height - height,
      width: screen.size.width,
      height: height
    )
    safeArea.top = 0
  }

  /// The chosen one of the sheet's detents, or the lowest.
  private var detent: PresentationDetent? {
    var settings: DetentSettings?
    root?.reducePreference(DetentKey.self, into: &settings)
    return settings?.current
  }
}
