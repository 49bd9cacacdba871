import Foundation

extension View {
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alertBox(Text(titleKey), isPresented, actions) { EmptyView() }
  }

  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alertBox(Text(title), isPresented, actions) { EmptyView() }
  }

  public func alert<Actions: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alertBox(title, isPresented, actions) { EmptyView() }
  }

  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alertBox(Text(titleKey), isPresented, actions, message)
  }

  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alertBox(Text(title), isPresented, actions, message)
  }

  public func alert<Actions: View, Message: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alertBox(title, isPresented, actions, message)
  }

  /// An alert made of `data`, while there is some.
  public func alert<Data, Actions: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alertBox(Text(titleKey), isPresented.during(data), { data.map { actions($0) } }) {
      EmptyView()
    }
  }

  /// An alert made of `data`, while there is some.
  public func alert<Data, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alertBox(Text(titleKey), isPresented.during(data), { data.map { actions($0) } }) {
      data.map { message($0) }
    }
  }

  /// An alert made of `data`, while there is some.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Data, Actions: View, Message: View>(
    _ title: Title,
    isPresented: Binding<Bool>,
    presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions,
    @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alertBox(Text(title), isPresented.during(data), { data.map { actions($0) } }) {
      data.map { message($0) }
    }
  }

  /// An alert that tells of an error.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alertBox(Text(error?.errorDescription ?? ""), isPresented.during(error), actions) {
      EmptyView()
    }
  }

  /// An alert that tells of an error.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>,
    error: Failure?,
    @ViewBuilder actions: (Failure) -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> some View {
    alertBox(
      Text(error?.errorDescription ?? ""),
      isPresented.during(error),
      { error.map { actions($0) } }
    ) {
      error.map { message($0) }
    }
  }

  /// An alert as a value.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = isPresented.wrappedValue ? content() : nil
    return alertBox(alert?.title ?? Text(""), isPresented, { alert?.actions }) { alert?.message }
  }

  /// An alert as a value, for an item while there is one.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    let isPresented = Binding<Bool>(
      get: { item.wrappedValue != nil },
      set: { if !$0 { item.wrappedValue = nil } }
    )
    return alertBox(alert?.title ?? Text(""), isPresented, { alert?.actions }) { alert?.message }
  }
}

extension Binding<Bool> {
  /// `true` only while there are data.
  func during<Data>(_ data: Data?) -> Binding<Bool> {
    Binding(get: { wrappedValue && data != nil }, set: { wrappedValue = $0 })
  }
}

/// An alert as a value.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or an action sheet.
  public struct Button {
    let label: Text
    let action: () -> Void

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action ?? {})
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action ?? {})
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), action: action ?? {})
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action ?? {})
    }
  }

  @MainActor
  fileprivate var actions: AlertButtons { AlertButtons(buttons: buttons) }
}

/// The buttons of an alert that is a value.
struct AlertButtons: View {
  let buttons: [Alert.Button]

  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(action: { buttons[index].action() }) { buttons[index].label }
    }
  }
}
