import Foundation

/// Something of a running screen that a person could name, as it is now.
public struct HostElement: Equatable, Sendable {
  /// By which it is found: visible text, a control's label, accessibility label or identifier, `id`.
  public var names: [String]
  public var role: Role
  /// On the screen, points, unrounded.
  public var frame: CGRect
  /// The smallest rectangle around the part of the frame that lies on the screen, inside of each
  /// scroll region around the element, above the keyboard, not under or beyond a `safeAreaInset`
  /// bar that goes all across it and shows something, nor under a presented screen; `nil` where
  /// there is none. Other views in front are not looked at.
  public var visibleFrame: CGRect?
  public var isEnabled: Bool
  public var isFocused: Bool
  /// What stands in a field.
  public var text: String?
  /// What becomes of a touch at the centre.
  public var touch: HostTouch
  /// The innermost region around it that scrolls.
  public var scroll: HostScroll?
  /// Whether it stands in a bar of the system's: with a title, a toolbar's items, or tabs.
  public var isOnBar = false
  /// Whether it is a part of another control, as what a row with a picker shows.
  public var isPart = false
  /// Whether another screen is presented over the one that it stands on.
  public var isBehind = false

  /// What an element is to a person.
  public enum Role: String, Hashable, Sendable {
    case text
    case image
    case button
    case field
    case toggle
    /// A control of another kind.
    case control
    /// Views under a common name.
    case group
  }
}

/// A region that scrolls, as it is now.
public struct HostScroll: Equatable, Sendable, Identifiable {
  /// Tells the region from the others of its screen, for as long as it is there.
  public var id: Int
  /// The region around this one.
  public var outer: Int?
  /// All of the region on the screen, what lies under bars and keyboard included.
  public var bounds: CGRect
  /// The part in which content shows unobscured.
  public var viewport: CGRect
  /// How far it is scrolled; 0 at rest, ``maximumOffset`` at the end.
  public var offset: CGPoint
  /// How far it can be scrolled.
  public var maximumOffset: CGPoint
  public var contentSize: CGSize
  /// Whether it takes part in scrolling up and down at all.
  public var scrollsVertically: Bool
}

extension HostElement: CustomStringConvertible {
  /// One line: role, names, frame and what is special.
  public var description: String {
    var words = [role.rawValue, names.map { "“\($0)”" }.joined(separator: " "), frame.brief]
    if !isEnabled { words.append("disabled") }
    if isFocused { words.append("focused") }
    if touch != .reaches { words.append("(\(touch))") }
    return words.joined(separator: " ")
  }
}

extension CGRect {
  /// The corner and the size, to hundredths of a point.
  var brief: String {
    let numbers = [minX, minY, width, height].map { number in
      let hundredths = (Double(number) * 100).rounded() / 100
      return hundredths == hundredths.rounded() && abs(hundredths) < 1e9
        ? "\(Int(hundredths))" : "\(hundredths)"
    }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
