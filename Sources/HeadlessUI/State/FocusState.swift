/// Which field of a screen is focused.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, PlacedProperty {
  private let box: FocusBox<Value>

  public init() where Value == Bool { box = FocusBox(false) }

  public init<T: Hashable>() where Value == T? { box = FocusBox(nil) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding { Binding(box: box) }

  /// A focus state, handed to another view.
  @propertyWrapper
  public struct Binding {
    let box: FocusBox<Value>

    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    public var projectedValue: Binding { self }
  }

  @MainActor
  func connect(_ slot: inout AnyObject?, _ element: any Evaluated) {
    if let cell = slot {
      box.cell = unsafeDowncast(cell, to: FocusCell<Value>.self)
    } else {
      let cell = FocusCell(none: box.none, element)
      slot = cell
      box.cell = cell
    }
  }
}

/// What a focus state refers to, until its view stands somewhere and from then on.
///
/// Unchecked: views and their state live on the main actor.
final class FocusBox<Value: Hashable>: @unchecked Sendable {
  let none: Value
  var cell: FocusCell<Value>?

  init(_ none: Value) { self.none = none }

  var value: Value {
    get { cell?.current ?? none }
    set {
      guard let cell else { return }
      nonisolated(unsafe) let wanted = newValue
      onMainThread { cell.request(wanted) }
    }
  }
}

/// The focus state of a place.
final class FocusCell<Value: Hashable>: FocusRequester, @unchecked Sendable {
  let none: Value
  private(set) nonisolated(unsafe) var current: Value
  private weak var element: (any Evaluated)?

  @MainActor init(none: Value, _ element: any Evaluated) {
    self.none = none
    current = none
    self.element = element
  }

  @MainActor func request(_ newValue: Value) {
    guard newValue != current else { return }
    set(newValue)
    element?.host.focus.request(self)
  }

  @MainActor func set(_ newValue: Value) {
    guard newValue != current else { return }
    current = newValue
    if let element { element.host.markStale(element) }
  }

  @MainActor func focusMoved(to claim: AnyHashable?) {
    set((claim?.base as? Value) ?? none)
  }

  @MainActor var wanted: AnyHashable? { current == none ? nil : AnyHashable(current) }
}

/// A focus state, whatever its type.
@MainActor
protocol FocusRequester: AnyObject {
  /// The value that some field is to be focused for; `nil` for no focus.
  var wanted: AnyHashable? { get }
  /// The focus is now where `claim` says, as far as this state can tell.
  func focusMoved(to claim: AnyHashable?)
}

struct FocusedModifier: BehaviorModifier {
  typealias Behavior = FocusedBehavior
  var requester: @MainActor () -> (any FocusRequester)?
  var claim: AnyHashable
}

/// Ties the field inside to a value of a focus state.
final class FocusedBehavior: ElementBehavior, ModifierBehavior {
  private(set) var modifier: FocusedModifier?

  func update(_ modifier: FocusedModifier) { self.modifier = modifier }

  override func appear() { element.host.focus.add(self) }

  override func disappear() { element.host.focus.remove(self) }

  /// The first field inside.
  var field: (any FocusableElement)? { element.firstField }
}

extension View {
  /// Ties the field to a focus state: focused exactly while it is `true`.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(requester: { condition.box.cell }, claim: AnyHashable(true)))
  }

  /// Ties the field to a focus state: focused exactly while it equals `value`.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    modifier(FocusedModifier(requester: { binding.box.cell }, claim: AnyHashable(value)))
  }
}
