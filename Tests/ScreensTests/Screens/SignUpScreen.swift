import Observation
import SwiftUI

@MainActor
@Observable
final class SignUpModel {
  var name = ""
  var email = ""
  var password = ""
  var acceptsTerms = false
  var hasTriedToSubmit = false

  var nameError: String? { name.isEmpty ? "Please enter your name." : nil }
  var emailError: String? {
    email.range(of: #"^\S+@\S+\.\S+$"#, options: .regularExpression) == nil
      ? "This is not an email address." : nil
  }
  var passwordError: String? { password.count < 8 ? "Use at least 8 characters." : nil }
  var isValid: Bool {
    nameError == nil && emailError == nil && passwordError == nil && acceptsTerms
  }
}

struct SignUpScreen: View {
  enum Field: CaseIterable {
    case name, email, password
  }

  @State private var model = SignUpModel()
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        header
        ValidatedField(error: model.hasTriedToSubmit ? model.nameError : nil) {
          TextField("Full name", text: $model.name)
            .textContentType(.name)
            .focused($focus, equals: .name)
        }
        ValidatedField(error: model.hasTriedToSubmit ? model.emailError : nil) {
          TextField("Email address", text: $model.email)
            .keyboardType(.emailAddress)
            .focused($focus, equals: .email)
        }
        ValidatedField(error: model.hasTriedToSubmit ? model.passwordError : nil) {
          SecureField("New password", text: $model.password)
            .textContentType(.newPassword)
            .focused($focus, equals: .password)
        }
        Toggle(isOn: $model.acceptsTerms.animation()) {
          Text("I accept the [terms](https://example.com/terms).")
            .font(.subheadline)
        }
      }
      .padding()
    }
    .scrollDismissesKeyboard(.interactively)
    .onSubmit(advance)
    .safeAreaInset(edge: .bottom) {
      Button {
        submit()
      } label: {
        Text("Create account")
          .fontWeight(.semibold)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding(.horizontal)
      .padding(.vertical, 8)
      .background(.bar)
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Sign up").font(.title).bold()
      Text("It takes less than a minute.").foregroundStyle(.secondary)
    }
  }

  private func advance() {
    switch focus {
    case .name: focus = .email
    case .email: focus = .password
    case .password, nil: submit()
    }
  }

  private func submit() {
    withAnimation { model.hasTriedToSubmit = true }
    guard model.isValid else {
      focus = firstInvalidField
      return
    }
    dismiss()
  }

  private var firstInvalidField: Field? {
    if model.nameError != nil { return .name }
    if model.emailError != nil { return .email }
    return model.passwordError != nil ? .password : nil
  }
}

private struct ValidatedField<Content: View>: View {
  var error: String?
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      content
        .padding(12)
        .background(
          RoundedRectangle(cornerRadius: 10)
            .strokeBorder(error == nil ? Color.secondary.opacity(0.4) : .red)
        )
      if let error {
        Text(error)
          .font(.caption)
          .foregroundStyle(.red)
          .accessibilityLabel("Error: \(error)")
      }
    }
  }
}

struct SignUpScreen_Previews: PreviewProvider {
  static var previews: some View {
    SignUpScreen()
      .previewDisplayName("Sign up")
  }
}
