import SwiftUI

/// A screen that scrolls when its content is too long and has a footer at its bottom, such as a
/// button.
///
///     FillingScrollView(minimumBottomSpacing: 16) {
///       Text("Welcome")
///     } footer: {
///       Button("Continue") { next() }
///     }
///
/// The footer ends at the bottom of the safe area, and at least `minimumBottomSpacing` above the
/// screen's edge or the keyboard. A flowing footer follows the content when that is too long, and
/// the screen scrolls by exactly what does not fit. A pinned one stays, and the content scrolls
/// behind it.
///
/// Keep it out of views that ignore the keyboard's safe area: what is not told of a keyboard can't
/// make room for it.
public struct FillingScrollView<Content: View, Footer: View>: View {
  private let placement: FooterPlacement
  private let minimumBottomSpacing: CGFloat
  private let spacing: CGFloat
  private let content: Content
  private let footer: Footer

  /// - Parameters:
  ///   - placement: Whether the footer scrolls with the content.
  ///   - minimumBottomSpacing: Points from the footer to the screen's edge or the keyboard, at
  ///     least.
  ///   - spacing: Points between the content and the footer, at least.
  ///   - content: What stands above the footer, in a column.
  ///   - footer: What stands at the bottom.
  public init(
    _ placement: FooterPlacement = .flowing,
    minimumBottomSpacing: CGFloat = 0,
    spacing: CGFloat = 8,
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.placement = placement
    self.minimumBottomSpacing = minimumBottomSpacing
    self.spacing = spacing
    self.content = content()
    self.footer = footer()
  }

  public var body: some View {
    switch placement {
    case .flowing: flowing
    case .pinned: pinned
    }
  }

  private var flowing: some View {
    BottomCoverReader { cover, size in
      ScrollView {
        VStack(spacing: 0) {
          VStack { content }
          Spacer(minLength: spacing)
          footer.padding(.bottom, cover.padding(forMinimum: minimumBottomSpacing))
        }
        .frame(maxWidth: .infinity, minHeight: size.height, alignment: .top)
      }
    }
  }

  private var pinned: some View {
    ScrollView {
      VStack { content }.frame(maxWidth: .infinity)
    }
    .bottomSafeAreaInsets(minimumBottomSpacing: minimumBottomSpacing, topSpacing: spacing) {
      footer
    }
  }
}

/// Whether the footer of a ``FillingScrollView`` scrolls with its content.
public enum FooterPlacement: Hashable, Sendable {
  /// At the bottom while the content is short, after it when it is long.
  case flowing
  /// Always at the bottom.
  case pinned
}
