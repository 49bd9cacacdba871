import Foundation

/// An element that stands for itself, without views inside.
@MainActor
protocol LeafPlace: ViewElement {
  /// Whether touches on its frame are its own.
  var takesTouches: Bool { get }
  /// What a person would call it; `nil` for most.
  var spokenName: String? { get }
}

/// A place that can be named.
@MainActor
struct NamedPlace {
  let element: ViewElement
  var names: [String]
  var role: HostElement.Role
  /// Whether it is a control inside of a control.
  var isPart = false

  var frame: CGRect? { element.extent }

  /// The place; a field that nothing names is "text field".
  var named: NamedPlace {
    guard names.isEmpty, role == .field else { return self }
    var place = self
    place.names = ["text field"]
    return place
  }

  mutating func add(_ more: [String]) {
    for name in more where !name.isEmpty && !names.contains(name) { names.append(name) }
  }
}

/// Lists what a person could name, in the order in which it is drawn.
///
/// A control stands for the texts inside of it. An `id`, an accessibility label and an
/// identifier name the one element inside, or all of them together, as they do where a view was made
/// one element.
@MainActor
struct NamedPlaceCollector {
  private(set) var places: [NamedPlace] = []
  private var isInControl = false
  /// Where views begin that were made one element.
  private var wholes: Set<Int> = []

  mutating func collect(_ element: ViewElement) {
    if let control = element.control {
      collect(control: control)
    } else if let text = element.plainText {
      add(element, [text], .text)
    } else if let leaf = element.leaf {
      if let name = leaf.spokenName { add(leaf, [name], .image) }
    } else if let identified = element.identified {
      collect(identified: identified)
    } else if let behavior = element.behavior {
      collect(behavior, of: element)
    } else {
      collectChildren(of: element)
    }
  }

  private mutating func add(_ element: ViewElement, _ names: [String], _ role: HostElement.Role) {
    guard !isInControl else { return }
    var place = NamedPlace(element: element, names: [], role: role)
    place.add(names)
    places.append(place)
  }

  private mutating func collectChildren(of element: ViewElement) {
    element.visitChildren { collect($0) }
  }

  private mutating func collect(control: any ControlPlace) {
    let wasInControl = isInControl
    var place = NamedPlace(element: control, names: [], role: control.kind.role)
    place.add(control.spokenNames)
    place.isPart = isInControl
    places.append(place)
    isInControl = true
    collectChildren(of: control)
    isInControl = wasInControl
  }

  private mutating func collect(_ behavior: ElementBehavior, of element: ViewElement) {
    if behavior.touchEffect == .hides { return }
    let first = places.count
    collectChildren(of: element)
    if behavior is AccessibilityElementBehavior { wholes.insert(first) }
    guard !isInControl else { return }
    name(element, behavior.names, from: first, ifSameFrame: false)
  }

  private mutating func collect(identified: any Identified) {
    let first = places.count
    collectChildren(of: identified)
    name(identified, ["\(identified.identity.base)"], from: first, ifSameFrame: true)
  }

  /// Names what was collected from `first` on: one element by itself, several as a group.
  private mutating func name(
    _ element: ViewElement,
    _ names: [String],
    from first: Int,
    ifSameFrame: Bool
  ) {
    guard !names.isEmpty else { return }
    let isOne = places.count == first + 1 && !wholes.contains(first)
    if isOne, !ifSameFrame || places[first].frame == element.extent {
      places[first].add(names)
    } else {
      var group = NamedPlace(element: element, names: [], role: .group)
      group.add(names)
      places.insert(group, at: first)
    }
  }
}

extension ControlPlace {
  /// A field's title and placeholder, or its text where it has neither; the texts of another
  /// control, together and each, or its pictures' names.
  fileprivate var spokenNames: [String] {
    if let field = editable {
      let names = [field.title, field.placeholder].filter { !$0.isEmpty }
      return names.isEmpty ? [field.text.wrappedValue] : names
    }
    var label = LabelNames()
    visitChildren { label.collect($0) }
    return label.names
  }
}

extension ControlKind {
  var role: HostElement.Role {
    switch self {
    case .button: .button
    case .field: .field
    case .toggle: .toggle
    case .other: .control
    }
  }
}

/// What stands in the label of a control.
@MainActor
private struct LabelNames {
  private var texts: [String] = []
  private var pictures: [String] = []

  var names: [String] {
    if texts.isEmpty { return pictures }
    return texts.count == 1 ? texts : [texts.joined(separator: ", ")] + texts
  }

  mutating func collect(_ element: ViewElement) {
    if element.control != nil || element.behavior?.touchEffect == .hides { return }
    if let text = element.plainText {
      texts.append(text)
    } else if let leaf = element.leaf {
      pictures += leaf.spokenName.map { [$0] } ?? []
    } else {
      texts += element.behavior?.names ?? []
      element.visitChildren { collect($0) }
    }
  }
}

extension ViewElement {
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
