/// A view of UIKit's inside of SwiftUI's. It is not made here: it stands as an opaque view.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public var body: Never { builtIn() }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public static func reconcile(
    _ view: Self,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    OpaqueView.reconcile(OpaqueView(name: "\(Self.self)"), old, context)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable view is made with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction = Transaction()
  public private(set) var environment = EnvironmentValues()
}

/// A screen of UIKit's inside of SwiftUI's views. It is not made here: it stands as an opaque view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  static func dismantleUIViewController(
    _ controller: UIViewControllerType,
    coordinator: Coordinator
  )
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public var body: Never { builtIn() }

  public static func dismantleUIViewController(
    _ controller: UIViewControllerType,
    coordinator: Coordinator
  ) {}

  public static func reconcile(
    _ view: Self,
    _ old: ViewElement?,
    _ context: ElementContext
  ) -> ViewElement {
    OpaqueView.reconcile(OpaqueView(name: "\(Self.self)"), old, context)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable screen is made with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public private(set) var transaction = Transaction()
  public private(set) var environment = EnvironmentValues()
}
