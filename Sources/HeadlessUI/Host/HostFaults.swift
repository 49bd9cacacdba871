import Foundation
import LayoutSolver

/// Faults that can be planted in a host, to see whether what is claimed of screens notices them.
///
/// A host has none. Each is a mistake that layouts, or those who lay them out by hand, are known for.
package struct HostFaults: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  // The keyboard, as layouts see it.

  /// It lies on the home indicator, not over it.
  package static let keyboardAddsUp = HostFaults(bit: 0)
  /// It is not there.
  package static let keyboardIsIgnored = HostFaults(bit: 1)
  /// Once it has gone, it is still there.
  package static let keyboardStays = HostFaults(bit: 2)
  /// While it is up, it has the height with which it came.
  package static let keyboardKeepsItsHeight = HostFaults(bit: 3)
  /// It is 8 points higher than it is.
  package static let keyboardIsTooHigh = HostFaults(bit: 4)
  /// It is as much a part of the container as the home indicator is.
  package static let keyboardIsContainer = HostFaults(bit: 5)
  /// Each time that it tells of itself again, it is there once more.
  package static let keyboardRepeatsAddUp = HostFaults(bit: 6)
  /// A drag of it is not followed before it has gone.
  package static let dragIsNotFollowed = HostFaults(bit: 7)
  /// A floating one is docked, 100 points high.
  package static let floatingKeyboardDocks = HostFaults(bit: 8)

  // Where things come to lie.

  /// The home indicator is not there.
  package static let homeIndicatorIsIgnored = HostFaults(bit: 9)
  /// All of the screen moves up by the keyboard's height.
  package static let screenIsPushedUp = HostFaults(bit: 10)
  /// Each control that the keyboard would cover moves up to its edge, by itself.
  package static let controlsRiseAlone = HostFaults(bit: 11)
  /// A bar lies on its content, which makes no room for it.
  package static let barsTakeNoRoom = HostFaults(bit: 12)
  /// What is made of a geometry stays as it was made first.
  package static let readersAreStale = HostFaults(bit: 13)

  // Scrolling.

  /// Ranges are a point too long.
  package static let rangesAreTooLong = HostFaults(bit: 14)
  /// Nothing scrolls.
  package static let rangesAreEmpty = HostFaults(bit: 15)
  /// A focused field is scrolled into sight but for its last point.
  package static let revealFallsShort = HostFaults(bit: 16)

  // Touches.

  /// They land 8 points lower than they are made.
  package static let touchesLandLow = HostFaults(bit: 17)
  /// The keyboard lets them through.
  package static let keyboardLetsTouchesThrough = HostFaults(bit: 18)

  // Updates.

  /// Each pass is shown as a frame of its own.
  package static let passesAreFrames = HostFaults(bit: 19)
  /// Where sizes and anchors call back in the same pass, those that come second are lost.
  package static let secondCallbacksAreLost = HostFaults(bit: 20)

  /// Each pass is followed by another, whether there is anything to do or not.
  package static let passesAreRepeated = HostFaults(bit: 21)

  private init(bit: UInt32) { rawValue = 1 << bit }
}

extension HostCore {
  var faults: HostFaults { settings.faults }

  /// The screen as a surface's layout sees it, but for the faults that have been planted.
  func faulty(_ screen: LayoutScreen<Double>) -> LayoutScreen<Double> {
    guard !faults.isEmpty else { return screen }
    var seen = screen
    seen.keyboardHeight = keyboardHeightSeen(instead: screen.keyboardHeight, over: screen.safeArea)
    keyboardHeightSeen = seen.keyboardHeight
    if faults.contains(.homeIndicatorIsIgnored) { seen.safeArea.bottom = 0 }
    if faults.contains(.keyboardIsContainer) {
      seen.safeArea.bottom = max(seen.safeArea.bottom, seen.keyboardHeight)
    }
    return seen
  }

  private func keyboardHeightSeen(
    instead height: Double,
    over safeArea: LayoutInsets<Double>
  ) -> Double {
    let isUp = height > 0
    if !faults.isDisjoint(with: [.keyboardIsIgnored, .screenIsPushedUp, .controlsRiseAlone]) {
      return 0
    }
    if faults.contains(.keyboardStays), !isUp { return keyboardHeightSeen }
    guard isUp else { return 0 }
    if faults.contains(.keyboardKeepsItsHeight), keyboardHeightSeen > 0 {
      return keyboardHeightSeen
    }
    if faults.contains(.keyboardAddsUp) { return height + safeArea.bottom }
    if faults.contains(.keyboardIsTooHigh) { return height + 8 }
    return height * Double(1 + keyboardRepeats)
  }

  /// How far all of the screen lies above its place.
  var pushedUp: CGFloat { faults.contains(.screenIsPushedUp) ? screen.keyboardHeight : 0 }

  /// Where something comes to lie instead of where its layout has put it.
  func faulty(_ frame: CGRect, of element: ViewElement) -> CGRect {
    guard faults.contains(.controlsRiseAlone), element.control != nil else { return frame }
    let keyboardTop = screen.size.height - screen.keyboardHeight
    return frame.offsetBy(dx: 0, dy: min(0, keyboardTop - frame.maxY))
  }
}
