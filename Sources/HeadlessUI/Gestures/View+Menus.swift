import Foundation

/// Neutral: what appears over the screen only while a finger holds or pulls.
extension View {
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }

  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    self
  }

  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    self
  }

  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    self
  }

  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    self
  }

  public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  public func draggable<Payload>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    self
  }

  public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping (_ items: [Payload], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }

  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  public func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  public func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View {
    self
  }
}

/// Data that is dragged. Neutral.
open class NSItemProvider: NSObject {
  public override init() {}

  public init(object: Any) {}
}

/// What a person is doing in an app. Neutral.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false

  public init(activityType: String) { self.activityType = activityType }
}
