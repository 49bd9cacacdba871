extension View {
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    dialogBox(titleVisibility.shown(Text(titleKey)), isPresented, actions) { EmptyView() }
  }

  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    dialogBox(titleVisibility.shown(Text(title)), isPresented, actions) { EmptyView() }
  }

  public func confirmationDialog<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    dialogBox(titleVisibility.shown(title), isPresented, actions) { EmptyView() }
  }

  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    dialogBox(titleVisibility.shown(Text(titleKey)), isPresented, actions, message)
  }

  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    dialogBox(titleVisibility.shown(Text(title)), isPresented, actions, message)
  }

  /// A dialog made of `data`, while there is some.
  public func confirmationDialog<Data, Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    dialogBox(
      titleVisibility.shown(Text(titleKey)),
      isPresented.during(data),
      { data.map { actions($0) } }
    ) {
      EmptyView()
    }
  }

  /// A dialog as a value.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = isPresented.wrappedValue ? content() : nil
    return dialogBox(sheet?.title, isPresented, { sheet?.actions }) { sheet?.message }
  }

  /// A dialog as a value, for an item while there is one.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    let isPresented = Binding<Bool>(
      get: { item.wrappedValue != nil },
      set: { if !$0 { item.wrappedValue = nil } }
    )
    return dialogBox(sheet?.title, isPresented, { sheet?.actions }) { sheet?.message }
  }
}

extension Visibility {
  /// The title of a dialog, which is shown only where that was asked for.
  fileprivate func shown(_ title: Text) -> Text? { self == .visible ? title : nil }
}

/// A dialog as a value.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public typealias Button = Alert.Button

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  @MainActor
  fileprivate var actions: AlertButtons { AlertButtons(buttons: buttons) }
}
