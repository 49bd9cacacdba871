import Foundation

/// The device that a screen runs on: the one that the running host says.
@MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  open var name: String { HostCore.running?.screen.name ?? "iPhone" }

  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  open var localizedModel: String { model }

  open var systemName: String { "iOS" }

  open var systemVersion: String { "18.0" }

  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    HostCore.running?.screen.isPad == true ? .pad : .phone
  }

  open var orientation: UIDeviceOrientation {
    guard let size = HostCore.running?.screen.size else { return .portrait }
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  open func beginGeneratingDeviceOrientationNotifications() {}

  open func endGeneratingDeviceOrientationNotifications() {}
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
  case tv
  case carPlay
  case mac = 5
  case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Whether surfaces are light or dark. Neutral.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}
