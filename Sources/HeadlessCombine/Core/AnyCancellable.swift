/// Something under way that can be stopped.
public protocol Cancellable {
  /// Stops it; doing so again changes nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps this in `collection`, and with it what it stands for.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps this in `set`, and with it what it stands for.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// Stops what it stands for when it is cancelled or goes away.
///
/// A class, because its life is the life of the subscription.
public final class AnyCancellable: Cancellable {
  private let action: Guarded<(() -> Void)?>

  /// Calls `cancel`, once.
  public init(_ cancel: @escaping () -> Void) {
    action = Guarded(cancel)
  }

  /// Cancels `canceller`, once.
  public init<Canceller: Cancellable>(_ canceller: Canceller) {
    action = Guarded(canceller.cancel)
  }

  deinit {
    cancel()
  }

  public func cancel() {
    action.exchange(nil)?()
  }

  /// Keeps this in `collection`.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this in `set`.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}

extension AnyCancellable: Hashable {
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool {
    left === right
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
