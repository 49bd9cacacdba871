import Foundation

/// Runs a view on a screen, without a device.
///
///     let host = ScreenHost(on: .iPhone15) { CheckoutScreen() }
///     try host.focus("Email")
///     try host.element("Pay").frame
///
/// The screen is evaluated and laid out until it has come to rest, at first and after each action.
///
/// A class because the running screen has an identity.
@MainActor
public final class ScreenHost {
  let core: HostCore
  /// How the screen came to rest after the latest action.
  public private(set) var settling = Settling()
  /// What was seen since the latest event; `nil` before the first look.
  private var seen: [HostElement]?

  public init<Root: View>(
    on screen: HostScreen = .iPhone15,
    settings: HostSettings = HostSettings(),
    @ViewBuilder root: () -> Root
  ) {
    core = HostCore(screen, settings)
    perform { core.install(root()) }
  }

  public convenience init<Root: View>(
    _ root: Root,
    on screen: HostScreen = .iPhone15,
    settings: HostSettings = HostSettings()
  ) {
    self.init(on: screen, settings: settings) { root }
  }

  isolated deinit { core.tearDown() }

  /// Does something as an event of the running screen, and lets it come to rest.
  public func perform(_ event: () -> Void) {
    seen = nil
    core.run {
      event()
      settling = core.settle()
    }
    seen = nil
  }
}

extension ScreenHost {
  /// What a person could name on the screen, back to front.
  public var elements: [HostElement] {
    if let seen { return seen }
    let elements = core.namedPlaces.compactMap { core.observed($0) }
    seen = elements
    return elements
  }

  /// Whether anything on the screen has asked how large the reader wants text to be, since the size
  /// was set.
  package var hasAskedForTypeSize: Bool { core.typeSize.wasRead }

  /// What the window lies on.
  public var screen: HostScreen { core.screen }
}
