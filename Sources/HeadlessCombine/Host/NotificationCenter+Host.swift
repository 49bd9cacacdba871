public import Foundation

/// Which notifications an observer is to see: those posted while the same screen runs as when it
/// began, or while none does if none did.
struct HostFilter: Sendable {
  private let number: Int?

  /// A filter for the screen that is running now.
  init() {
    number = HostContext.current?.number
  }

  /// Whether the screen is running.
  var isOpen: Bool {
    HostContext.current?.number == number
  }

  /// Whether there is one.
  var isHosted: Bool {
    number != nil
  }
}

extension NotificationCenter {
  /// Calls `block` with each notification `name` of the screen that is running now.
  ///
  /// Chosen over Foundation's when the name is not optional. Outside a screen it is Foundation's,
  /// but for notifications that a screen posts.
  ///
  /// - Returns: What `removeObserver(_:)` takes.
  @discardableResult
  @preconcurrency
  public func addObserver(
    forName name: Notification.Name,
    object: Any?,
    queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let filter = HostFilter()
    return addObserver(
      forName: Optional(name),
      object: object,
      queue: filter.isHosted ? nil : queue
    ) { notification in
      if filter.isOpen { block(notification) }
    }
  }
}
