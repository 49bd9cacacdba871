import Foundation

/// How presented screens look and feel. Neutral.
extension View {
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }

  public func presentationBackground<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    self
  }

  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    self
  }

  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    self
  }

  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation,
    vertical: PresentationAdaptation
  ) -> some View {
    self
  }

  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
}

/// Whether what lies under a sheet can be touched. Neutral.
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()

  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    .enabled
  }
}

/// What swiping in a sheet does. Neutral.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What a presentation becomes on phones. Neutral.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// How large a presentation is where there is room. Neutral: a phone's are as wide as the screen.
public protocol PresentationSizing {}

public struct AutomaticPresentationSizing: PresentationSizing {
  public init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
  public static var form: AutomaticPresentationSizing { AutomaticPresentationSizing() }
  public static var page: AutomaticPresentationSizing { AutomaticPresentationSizing() }
  public static var fitted: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
