import Foundation

/// Why something could not be done with a running screen.
public struct HostProblem: Error, Hashable, Sendable {
  /// What it was about: a name, as a person would say it.
  public var place: String
  public var reason: Reason

  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// Nothing has the name; these are near it.
    case unknown(near: [String])
    /// Several elements have the name; here is what each is and where.
    case ambiguous([String])
    /// The element has no frame: it is hidden, or its layout failed.
    case notShown
    case notAField
    /// No field is focused.
    case notFocused
    case disabled
    /// A touch at its centre goes elsewhere.
    case untouchable(HostTouch)
    /// Nothing there does anything when it is tapped.
    case inert
    /// No region around it scrolls.
    case notInScrollRegion
    /// It stays out of sight however far the regions around it are scrolled.
    case staysHidden
  }

  public init(_ place: String, _ reason: Reason) {
    self.place = place
    self.reason = reason
  }
}

extension HostProblem: CustomStringConvertible {
  public var description: String { "\(place): \(reason.fault); \(reason.advice)" }
}

extension HostProblem.Reason {
  /// What is wrong, in words.
  public var fault: String {
    switch self {
    case .unknown: "nothing on the screen is called this"
    case .ambiguous(let candidates):
      "\(candidates.count) elements are called this: \(candidates.joined(separator: "; "))"
    case .notShown: "it is on no layout"
    case .notAField: "it is no field, nor is there one inside of it"
    case .notFocused: "no field is focused"
    case .disabled: "it is disabled"
    case .untouchable(let touch): touch.description
    case .inert: "nothing there does anything when it is tapped"
    case .notInScrollRegion: "no region around it scrolls"
    case .staysHidden: "it stays out of sight however far the regions around it are scrolled"
    }
  }

  /// What to do about it, in words.
  public var advice: String {
    switch self {
    case .unknown(let near) where near.isEmpty: "list what there is with host.tree"
    case .unknown(let near): "names near it: \(near.joined(separator: ", "))"
    case .ambiguous: "give the one that is meant an accessibilityIdentifier"
    case .notShown: "bring it onto the screen first"
    case .notAField: "name a field by its title, its label or its identifier"
    case .notFocused: "focus one first"
    case .disabled: "do first what enables it"
    case .untouchable(let touch): touch.advice
    case .inert: "name what has the action"
    case .notInScrollRegion: "name something inside of a ScrollView, a List or a Form"
    case .staysHidden: "look for what covers it, or for a frame beyond its region"
    }
  }
}
