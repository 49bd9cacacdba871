import Foundation

public struct TapGesture: BuiltInGesture {
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  public var requiredTaps: Int? { count }

  public func recognize(_ tap: RecognizedTap) -> Void? { () }
}

/// A tap with its place.
public struct SpatialTapGesture: BuiltInGesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int

  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol) {
    self.count = count
  }

  public var requiredTaps: Int? { count }

  public func recognize(_ tap: RecognizedTap) -> Value? { Value(location: tap.location) }
}

/// A press that a host's taps are too short for.
public struct LongPressGesture: UntappedGesture {
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A finger that moves: only one without a least distance is fulfilled by a tap.
public struct DragGesture: BuiltInGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  public var minimumDistance: CGFloat

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }

  public init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol
  ) {
    self.minimumDistance = minimumDistance
  }

  public var requiredTaps: Int? { minimumDistance > 0 ? nil : 1 }

  public func recognize(_ tap: RecognizedTap) -> Value? {
    guard minimumDistance <= 0 else { return nil }
    return Value(
      time: Date(timeIntervalSinceReferenceDate: 0),
      location: tap.location,
      startLocation: tap.location,
      velocity: .zero
    )
  }
}

public struct MagnifyGesture: UntappedGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct MagnificationGesture: UntappedGesture {
  public typealias Value = CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

public struct RotateGesture: UntappedGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

public struct RotationGesture: UntappedGesture {
  public typealias Value = Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
