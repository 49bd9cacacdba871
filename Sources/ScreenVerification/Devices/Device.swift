public import LayoutSolver

/// A model that people hold, as far as public measurements tell.
///
/// Lengths are points. What no source says is `nil`: nothing is made up.
public struct Device: Hashable, Sendable {
  public enum Family: String, Hashable, Codable, Sendable, CaseIterable {
    case iPhone
    case iPad
    case iPod
  }

  public var name: String
  public var family: Family
  /// Of the screen held upright.
  public var points: LayoutSize<Double>
  /// Pixels a point.
  public var scale: Double
  public var hasHomeButton: Bool
  /// The major versions of the system that run on it, from 15 on.
  public var systems: ClosedRange<Int>
  /// Grounds for the size of the screen.
  public var evidence: Evidence
  public var safeAreas: [SafeAreaReading]
  public var keyboards: [KeyboardReading]
}

/// How a device is held.
public enum Orientation: String, Hashable, Codable, Sendable, CaseIterable {
  case upright
  case sideways
}

/// The two generations of systems whose safe areas and keyboards differ.
public enum SystemGeneration: String, Hashable, Codable, Sendable, CaseIterable {
  case from15To18 = "15-18"
  case from26 = "26"
}

/// How sure a number is, and who says so.
public struct Evidence: Hashable, Codable, Sendable {
  public enum Confidence: String, Hashable, Codable, Sendable, CaseIterable {
    /// Two or more independent sources agree.
    case high
    case medium
    case low
    /// Known to exist, without a number.
    case none
  }

  public var confidence: Confidence
  /// Names in ``DeviceCatalogue/sources``.
  public var sources: [String]

  public init(_ confidence: Confidence, _ sources: [String]) {
    self.confidence = confidence
    self.sources = sources
  }
}

/// What is covered in each orientation, without bars and keyboards.
public struct SafeAreaReading: Hashable, Sendable {
  public var generation: SystemGeneration
  public var upright: LayoutInsets<Double>
  public var sideways: LayoutInsets<Double>
  public var evidence: Evidence

  public subscript(orientation: Orientation) -> LayoutInsets<Double> {
    orientation == .upright ? upright : sideways
  }
}

extension Device {
  public func size(_ orientation: Orientation) -> LayoutSize<Double> {
    orientation == .upright ? points : LayoutSize(width: points.height, height: points.width)
  }

  /// The insets of the safe area; `nil` where the device does not run these systems or nobody
  /// measured it.
  public func safeArea(
    _ orientation: Orientation,
    _ generation: SystemGeneration
  ) -> LayoutInsets<Double>? {
    safeAreas.first { $0.generation == generation }?[orientation]
  }

  /// The documented keyboards, in the catalogue's order.
  public func keyboards(
    _ orientation: Orientation,
    _ generation: SystemGeneration
  ) -> [Keyboard] {
    keyboards.compactMap { reading in
      reading.covers(generation) ? reading.keyboard(orientation) : nil
    }
  }
}
