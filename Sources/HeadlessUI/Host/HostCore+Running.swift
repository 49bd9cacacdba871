import Foundation
import HeadlessCombine
import TextMetrics

extension HostCore {
  /// The host whose views are being evaluated or called back; Apple's globals answer for it.
  private(set) static var running: HostCore?

  /// Runs `work` while Apple's globals answer for this host.
  func run(_ work: () -> Void) {
    let outer = HostCore.running
    HostCore.running = self
    defer { HostCore.running = outer }
    context.run(work)
  }

  func install<Root: View>(_ root: Root) {
    let surface = Surface(
      frame: CGRect(origin: .zero, size: screen.size),
      safeArea: screen.safeArea
    )
    surface.update = { [unowned self, unowned surface] in
      let context = ElementContext(host: self, parent: nil, environment: rootEnvironment)
      surface.root = Root.reconcile(root, surface.root, context)
    }
    surfaces.append(surface)
    surface.update()
  }

  func tearDown() {
    run {
      for surface in surfaces.reversed() { surface.root?.unmount() }
      surfaces = []
      runLastActions()
      context.finishTasks(rounds: HostSettings.finishingRounds)
    }
  }

  /// What all surfaces stand in, made anew when it has changed in something that was looked at.
  func makeEnvironment() -> EnvironmentValues {
    var values = EnvironmentValues()
    values.watchedTypeSize = typeSize
    values.watchedPhase = watchedPhase
    if screen.scale != 3 { values.displayScale = screen.scale }
    if screen.colorScheme != .light { values.colorScheme = screen.colorScheme }
    if screen.isRightToLeft { values.layoutDirection = .rightToLeft }
    if screen.horizontalSizeClass != .compact { values.horizontalSizeClass = .regular }
    if screen.verticalSizeClass != .regular { values.verticalSizeClass = .compact }
    if settings.metrics != .iOS18 { values.metrics = settings.metrics }
    return values
  }
}
