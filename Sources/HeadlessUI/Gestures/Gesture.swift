import Foundation

/// Something that a person does with fingers.
///
/// A host taps: gestures that a tap fulfils are recognised, others never are.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  var body: Body { get }

  /// How many taps fulfil the gesture; `nil` where taps do not. Not for apps.
  var requiredTaps: Int? { get }

  /// Calls what is to be called when the gesture is fulfilled by a tap. Not for apps.
  func recognize(_ tap: RecognizedTap) -> Value?
}

extension Gesture {
  public var requiredTaps: Int? { body.requiredTaps }
}

extension Gesture where Value == Body.Value {
  public func recognize(_ tap: RecognizedTap) -> Value? { body.recognize(tap) }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// A gesture that is built in.
protocol BuiltInGesture: Gesture where Body == Never {}

extension BuiltInGesture {
  public var body: Never { builtIn() }
}

/// A tap that a gesture may be fulfilled by.
public struct RecognizedTap: Sendable {
  /// In the view's coordinates, points.
  public var location: CGPoint

  public init(location: CGPoint = .zero) { self.location = location }
}

/// A gesture that taps do not fulfil.
protocol UntappedGesture: BuiltInGesture {}

extension UntappedGesture {
  public var requiredTaps: Int? { nil }

  public func recognize(_ tap: RecognizedTap) -> Value? { nil }
}

/// A gesture of any kind.
public struct AnyGesture<Value>: BuiltInGesture {
  private let taps: Int?
  private let recognizeTap: @MainActor (RecognizedTap) -> Value?

  public init<T: Gesture<Value>>(_ gesture: T) {
    taps = gesture.requiredTaps
    recognizeTap = { gesture.recognize($0) }
  }

  public var requiredTaps: Int? { taps }

  public func recognize(_ tap: RecognizedTap) -> Value? { recognizeTap(tap) }
}
