import Foundation

/// Views to look at while writing them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// A kind of device. Neutral.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
}

/// A device by its name. Neutral: a host is told its screen.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(stringLiteral value: String) { rawValue = value }
}

/// In which room a preview is shown. Neutral: a host is told its screen.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held. Neutral: a host is told its screen.
public struct InterfaceOrientation: Hashable, CaseIterable, Sendable {
  let name: String
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
  public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

/// Neutral: a host is told its screen.
extension View {
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  public func previewDisplayName(_ value: String?) -> some View { self }

  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
