import Foundation

/// Opens an address; what is opened lies outside of the screen.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    let isAccepted: Bool
    public static let handled = Result(isAccepted: true)
    public static let discarded = Result(isAccepted: false)
    public static let systemAction = Result(isAccepted: true)
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private let handler: @MainActor (URL) -> Result

  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) { _ = handler(url) }

  public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

/// Asks for new data.
public struct RefreshAction: Sendable {
  let action: @MainActor @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

/// Ends a search. Of no effect here.
public struct DismissSearchAction: Sendable {
  public func callAsFunction() {}
}

/// Opens a window. Of no effect here: a screen has one.
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}

  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Closes a window. Of no effect here: a screen has one.
public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}

  public func callAsFunction(id: String) {}
}

/// Renames a document. Of no effect here.
public struct RenameAction: Sendable {
  public func callAsFunction() {}
}

/// Asks for a review of the app. Of no effect here.
public struct RequestReviewAction: Sendable {
  public func callAsFunction() {}
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  public var refresh: RefreshAction? { nil }

  public var isSearching: Bool { false }

  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  public var supportsMultipleWindows: Bool { false }

  public var openWindow: OpenWindowAction { OpenWindowAction() }

  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  public var rename: RenameAction? { nil }

  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
