import Foundation

/// Something of a running screen that a person could name.
public struct HostElement: Equatable, Sendable {
  /// By which it was found: visible text, label, accessibility label or identifier, `id`.
  public var names: [String]
  /// On the screen, points, unrounded.
  public var frame: CGRect
}

/// Why an element can't be used.
public struct HostProblem: Error, Equatable, Sendable, CustomStringConvertible {
  public var description: String
}

extension ScreenHost {
  /// What is called `name`.
  public func element(_ name: String) throws(HostProblem) -> HostElement {
    guard let found = core.elements(named: name).first, let frame = found.extent else {
      throw HostProblem(description: "nothing is called “\(name)”")
    }
    return HostElement(names: found.names, frame: frame)
  }
}

extension HostCore {
  func elements(named name: String) -> [ViewElement] {
    var found: [ViewElement] = []
    for surface in surfaces { surface.root?.collect(named: name, into: &found) }
    return found
  }

  func field(named name: String) throws(HostProblem) -> any FocusableElement {
    let field = elements(named: name).lazy.compactMap(\.firstField).first
    guard let field else { throw HostProblem(description: "no field is called “\(name)”") }
    return field
  }
}

extension ViewElement {
  fileprivate func collect(named name: String, into found: inout [ViewElement]) {
    if names.contains(name) { found.append(self) }
    visitChildren { $0.collect(named: name, into: &found) }
  }

  /// What a person would call the element.
  final var names: [String] {
    switch self {
    case let text as TextElement: [text.text.plainText]
    case let field as FieldElement: [field.surface.title]
    case let identified as any Identified: ["\(identified.identity.base)"]
    case let holder as any BehaviorHolder: (holder.behavior as? AccessibilityBehavior)?.names ?? []
    default: []
    }
  }

  /// The frame, or that of what is inside.
  final var extent: CGRect? {
    if let frame { return frame }
    var union: CGRect?
    visitChildren { child in
      guard let extent = child.extent else { return }
      union = union.map { $0.union(extent) } ?? extent
    }
    return union
  }
}
