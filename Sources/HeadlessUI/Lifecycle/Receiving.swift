import HeadlessCombine

/// Calls back for each value of a publisher. (rule 11.5)
struct ReceiveModifier<Source: Publisher>: BehaviorModifier where Source.Failure == Never {
  typealias Behavior = ReceiveBehavior<Source>
  var publisher: Source
  var action: (Source.Output) -> Void
}

/// Subscribes to the publisher of the first evaluation when the view appears.
final class ReceiveBehavior<Source: Publisher>: ElementBehavior, ModifierBehavior
where Source.Failure == Never {
  private var modifier: ReceiveModifier<Source>?
  private var subscription: AnyCancellable?

  func update(_ modifier: ReceiveModifier<Source>) { self.modifier = modifier }

  override func appear() {
    subscription = modifier?.publisher.sink { [weak self] value in
      self?.modifier?.action(value)
    }
  }

  override func disappear() { subscription = nil }
}

extension View {
  /// Calls `action` for each value of `publisher`, before the next layout.
  public func onReceive<Source: Publisher>(
    _ publisher: Source,
    perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
