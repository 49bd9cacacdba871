import Foundation

/// Makes a device vibrate. Neutral.
@MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// Neutral: a knock.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  public override init() {}

  public init(style: FeedbackStyle) {}

  open func impactOccurred() {}

  open func impactOccurred(intensity: CGFloat) {}
}

/// Neutral: a tick.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// Neutral: news.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  open func notificationOccurred(_ type: FeedbackType) {}
}

/// What was copied, while the application runs.
@MainActor
open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  open var string: String?
  open var url: URL?
  open var image: UIImage?

  open var hasStrings: Bool { string != nil }
}

/// Neutral: what a screen reader is told.
@MainActor
public enum UIAccessibility {
  public struct Notification: Hashable, Sendable {
    let name: String
    public static let announcement = Notification(name: "announcement")
    public static let screenChanged = Notification(name: "screenChanged")
    public static let layoutChanged = Notification(name: "layoutChanged")
  }

  public static func post(notification: Notification, argument: Any?) {}

  public static var isVoiceOverRunning: Bool { false }

  public static var isReduceMotionEnabled: Bool { false }

  public static var isReduceTransparencyEnabled: Bool { false }

  public static var isBoldTextEnabled: Bool { false }
}
