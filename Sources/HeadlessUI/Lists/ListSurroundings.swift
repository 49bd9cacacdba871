import Foundation
import TextMetrics

/// What a row, a header or a footer knows of the list around it.
struct ListSurroundings {
  var kind: ListKind
  var lists: GroupedListMetrics
}

private struct ListSurroundingsKey: EnvironmentKey {
  static var defaultValue: ListSurroundings? { nil }
}

extension EnvironmentValues {
  var list: ListSurroundings? {
    get { self[ListSurroundingsKey.self] }
    set { self[ListSurroundingsKey.self] = newValue }
  }

  /// Whether the view is a row, a header or a footer of a list.
  var isInList: Bool { list != nil }

  /// The text of a list's header. (rules 6.8, 6.10)
  var headerText: EnvironmentValues {
    guard let list else { return self }
    var values = self
    if headerProminence == .increased {
      values.text.change.font = .title3.weight(.semibold)
    } else if list.kind == .plain {
      values.text.change.font = .headline
    } else {
      values.text.change.font = Font(.style(list.lists.headerStyle, nil, nil))
      if list.lists.hasUppercaseHeaders { values.text.letterCase = .uppercase }
    }
    return values
  }

  /// The text of a list's footer. (rule 6.10)
  var footerText: EnvironmentValues {
    guard let list else { return self }
    var values = self
    values.text.change.font = Font(.style(list.lists.footerStyle, nil, nil))
    return values
  }
}

/// How much a section's header stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  /// How much headers inside stand out: the increased ones are in semibold title 3. (a guess)
  public func headerProminence(_ prominence: Prominence) -> some View {
    environmentChange { $0.headerProminence = prominence }
  }
}
