/// The keyboard, as far as a layout can tell.
///
/// Heights are points from the bottom of the screen, home indicator included, more than 0.
public enum Keyboard: Hashable, Codable, Sendable {
  case hidden
  /// At the bottom, over the whole width.
  case docked(height: Double)
  /// Only the bar of shortcuts that a hardware keyboard leaves on the screen.
  case hardwareBar(height: Double)
  /// Somewhere on the screen; layouts do not make room for it.
  case floating

  /// How much of the screen's bottom it takes from layouts.
  public var height: Double {
    switch self {
    case .hidden, .floating: 0
    case .docked(let height), .hardwareBar(let height): height
    }
  }
}

extension Keyboard: CustomStringConvertible {
  public var description: String {
    switch self {
    case .hidden: "no keyboard"
    case .docked(let height): "keyboard \(points(height))"
    case .hardwareBar(let height): "hardware keyboard's bar \(points(height))"
    case .floating: "floating keyboard"
    }
  }
}

/// A keyboard of a device, as measured.
public struct KeyboardReading: Hashable, Sendable {
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// Letters, with the row of predictions.
    case standard
    case withoutPredictions = "without-predictions"
    case numberPad = "number-pad"
    case hardwareBar = "hardware-bar"
    case floating
  }

  public var kind: Kind
  /// `nil` where every system has the same.
  public var generation: SystemGeneration?
  public var upright: Double?
  public var sideways: Double?
  public var evidence: Evidence

  public func covers(_ generation: SystemGeneration) -> Bool {
    self.generation == nil || self.generation == generation
  }

  /// The keyboard in an orientation; `nil` where nobody measured it.
  public func keyboard(_ orientation: Orientation) -> Keyboard? {
    let height = orientation == .upright ? upright : sideways
    switch kind {
    case .floating: return .floating
    case .hardwareBar: return height.map(Keyboard.hardwareBar)
    case .standard, .withoutPredictions, .numberPad: return height.map(Keyboard.docked)
    }
  }
}
