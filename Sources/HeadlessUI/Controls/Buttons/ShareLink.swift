import Foundation

/// A button that shares something, which is not shared here.
public struct ShareLink<Label: View>: View {
  private let label: Label

  public init(
    item: some ShareableItem,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public init<Items: RandomAccessCollection>(
    items: Items,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Items.Element: ShareableItem {
    self.label = label()
  }

  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init(item: some ShareableItem, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text("Share…"))
  }

  public init(
    _ titleKey: LocalizedStringKey,
    item: some ShareableItem,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    item: some ShareableItem,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview
  ) {
    label = DefaultShareLinkLabel(title: Text("Share…"))
  }

  public init<Item>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview
  ) {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }
}

/// A symbol and a title.
public struct DefaultShareLinkLabel: View {
  let title: Text

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// What can be shared without a preview.
public protocol ShareableItem {}
extension String: ShareableItem {}
extension URL: ShareableItem {}

/// What is shown of something that is shared. Neutral.
public struct SharePreview: Sendable {
  public init(_ titleKey: LocalizedStringKey) {}

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {}

  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image) {}

  public init(_ titleKey: LocalizedStringKey, icon: Image) {}

  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Image) {}
}
