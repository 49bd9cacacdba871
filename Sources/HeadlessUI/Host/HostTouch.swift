import Foundation

/// What becomes of a touch at the centre of an element.
public enum HostTouch: Hashable, Sendable {
  /// The element, or what is inside of it, takes it.
  case reaches
  /// The centre is not on the screen.
  case outsideScreen
  /// The centre is scrolled out of the region around the element.
  case scrolledAway
  /// The keyboard lies there.
  case keyboard
  /// Something else lies there, in front.
  case taken(by: String)
  /// Nothing there takes touches: it is clear, empty or lets them through.
  case passesThrough
}

extension HostTouch: CustomStringConvertible {
  public var description: String {
    switch self {
    case .reaches: "a touch at its centre reaches it"
    case .outsideScreen: "its centre is outside of the screen"
    case .scrolledAway: "its centre is scrolled out of sight"
    case .keyboard: "the keyboard covers its centre"
    case .taken(let other): "\(other) takes a touch at its centre"
    case .passesThrough: "nothing takes a touch at its centre"
    }
  }

  var advice: String {
    switch self {
    case .reaches: "tap it"
    case .outsideScreen, .scrolledAway: "scroll to it first"
    case .keyboard: "hide the keyboard or scroll to it first"
    case .taken: "move away what lies in front"
    case .passesThrough: "give it a contentShape or something that shows"
    }
  }
}
