public import Foundation

extension NotificationCenter {
  /// The notifications of a name, one by one, for `for await`.
  public struct Notifications: AsyncSequence {
    public typealias Element = Notification

    /// Takes the notifications one by one.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var values: AsyncPublisher<NotificationCenter.Publisher>.Iterator

      public mutating func next() async -> Notification? {
        await values.next()
      }
    }

    fileprivate let publisher: NotificationCenter.Publisher

    public func makeAsyncIterator() -> Iterator {
      Iterator(values: publisher.values.makeAsyncIterator())
    }
  }

  /// The notifications `name`, one by one, from when the first is waited for.
  public func notifications(
    named name: Notification.Name,
    object: AnyObject? = nil
  ) -> Notifications {
    Notifications(publisher: publisher(for: name, object: object))
  }
}
