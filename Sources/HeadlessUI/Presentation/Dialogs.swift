import Foundation
import LayoutSolver

/// A box with a title, a message and buttons: 270 points wide, in the middle. (a guess)
struct AlertBox<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        title.font(.headline)
        message.font(.footnote)
      }
      .padding(16)
      DialogButtons(actions: actions)
    }
    .frame(width: 270)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Buttons over the bottom of the screen, with a title and a message. (a guess)
struct DialogBox<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        title?.font(.footnote.weight(.semibold))
        message.font(.footnote)
      }
      .padding(12)
      DialogButtons(actions: actions)
    }
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
  }
}

/// Each button as wide as the box, at least 44 points high; “OK” where there is none.
private struct DialogButtons<Actions: View>: View {
  let actions: Actions

  var body: some View { DialogRows(content: actions) }
}

private struct DialogRows<Content: View>: ContainerView {
  let content: Content

  func node(around views: [LoweredView], _ element: ViewElement) -> Node {
    .vStack(spacing: 0, views.map { $0.node.frame(maxWidth: .infinite, minHeight: 44) })
  }
}

extension View {
  func alertBox<Actions: View, Message: View>(
    _ title: Text,
    _ isPresented: Binding<Bool>,
    _ actions: () -> Actions,
    _ message: () -> Message
  ) -> some View {
    let box =
      isPresented.wrappedValue
      ? AnyView(AlertBox(title: title, actions: actions().orStandard, message: message()))
      : nil
    return dialog(box, isPresented)
  }

  func dialogBox<Actions: View, Message: View>(
    _ title: Text?,
    _ isPresented: Binding<Bool>,
    _ actions: () -> Actions,
    _ message: () -> Message
  ) -> some View {
    let box =
      isPresented.wrappedValue
      ? AnyView(DialogBox(title: title, actions: actions(), message: message()))
      : nil
    return dialog(box, isPresented)
  }

  private func dialog(_ box: AnyView?, _ isPresented: Binding<Bool>) -> some View {
    modifier(
      PresentationModifier(kind: .dialog, content: box, close: { isPresented.wrappedValue = false })
    )
  }

  /// The actions, or “OK” where there are none.
  private var orStandard: AnyView {
    self is EmptyView ? AnyView(Button("OK") {}) : AnyView(self)
  }
}
