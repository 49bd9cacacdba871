import Foundation

extension View {
  /// Shows a sheet while `isPresented` says so.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented(.sheet, isPresented, onDismiss, content)
  }

  /// Shows a sheet for an item while there is one.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented(.sheet, item, onDismiss, content)
  }

  /// Covers the screen while `isPresented` says so.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented(.cover, isPresented, onDismiss, content)
  }

  /// Covers the screen for an item while there is one.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented(.cover, item, onDismiss, content)
  }

  /// A popover, which is a sheet on phones.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented(.sheet, isPresented, nil, content)
  }

  /// A popover, which is a sheet on phones.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presented(.sheet, item, nil, content)
  }

  /// An inspector, which is a sheet on phones.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presented(.sheet, isPresented, nil, content)
  }

  private func presented<Content: View>(
    _ kind: SurfaceKind,
    _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?,
    _ content: () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind,
        content: isPresented.wrappedValue ? AnyView(content()) : nil,
        close: { isPresented.wrappedValue = false },
        onDismiss: onDismiss
      )
    )
  }

  private func presented<Item: Identifiable, Content: View>(
    _ kind: SurfaceKind,
    _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)?,
    _ content: (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind,
        content: item.wrappedValue.map { AnyView(content($0)) },
        identity: item.wrappedValue.map { AnyHashable($0.id) },
        close: { item.wrappedValue = nil },
        onDismiss: onDismiss
      )
    )
  }
}

/// What a popover points at. Neutral.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
