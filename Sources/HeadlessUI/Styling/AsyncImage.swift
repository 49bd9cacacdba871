import Foundation

/// A picture from elsewhere, which never comes: what is shown is what stands in for it.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// A picture that has no size of its own until it has come: it fills the room.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color { content = Color.clear }

  public init<Picture: View, Placeholder: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Picture, Placeholder> {
    self.content = ConditionalContent(.second(placeholder()))
  }

  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  public var body: some View { content }
}

/// How far a picture from elsewhere has come.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
