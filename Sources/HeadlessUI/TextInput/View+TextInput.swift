import Foundation

/// Neutral: the keyboard's keys and what it proposes. Its height is the host screen's.
extension View {
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  public func textContentType(_ type: UITextContentType?) -> some View { self }

  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    self
  }

  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  public func submitLabel(_ label: SubmitLabel) -> some View { self }

  public func textInputSuggestions<Content: View>(
    @ViewBuilder _ suggestions: () -> Content
  ) -> some View {
    self
  }

  public func textInputCompletion(_ completion: String) -> some View { self }

  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  public func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> some View {
    self
  }

  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
}

/// Which letters become capitals by themselves. Neutral.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String
  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")

  public init?(_ type: UITextAutocapitalizationType) { name = "\(type)" }

  private init(name: String) { self.name = name }
}

/// What stands on the return key. Neutral.
public struct SubmitLabel: Hashable, Sendable {
  let name: String
  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Which help with writing is offered. Neutral.
public struct WritingToolsBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}
