import Combine
import SwiftUI

@MainActor
final class LoginViewModel: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published private(set) var isLoading = false
  @Published private(set) var errorMessage: String?

  var canSubmit: Bool { email.contains("@") && password.count >= 8 && !isLoading }

  func logIn() async {
    isLoading = true
    defer { isLoading = false }
    if email.lowercased() != "ann@example.com" {
      errorMessage = "Email or password is wrong."
    } else {
      errorMessage = nil
    }
  }
}

struct LoginScreen: View {
  private enum Field: Hashable {
    case email
    case password
  }

  @StateObject private var viewModel = LoginViewModel()
  @FocusState private var focusedField: Field?
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.blue.opacity(colorScheme == .dark ? 0.4 : 0.2), Color(.systemBackground)],
        startPoint: .top,
        endPoint: .bottom
      )
      .ignoresSafeArea()

      VStack(spacing: 16) {
        Spacer()

        Image(systemName: "lock.shield.fill")
          .resizable()
          .scaledToFit()
          .frame(width: 72, height: 72)
          .foregroundStyle(.tint)
          .accessibilityHidden(true)

        Text("Welcome back")
          .font(.largeTitle.bold())

        TextField("Email", text: $viewModel.email)
          .textContentType(.emailAddress)
          .keyboardType(.emailAddress)
          .textInputAutocapitalization(.never)
          .autocorrectionDisabled()
          .focused($focusedField, equals: .email)
          .submitLabel(.next)
          .onSubmit { focusedField = .password }
          .modifier(RoundedFieldModifier())

        SecureField("Password", text: $viewModel.password)
          .textContentType(.password)
          .focused($focusedField, equals: .password)
          .submitLabel(.go)
          .onSubmit(submit)
          .modifier(RoundedFieldModifier())

        if let message = viewModel.errorMessage {
          Label(message, systemImage: "exclamationmark.triangle.fill")
            .font(.footnote)
            .foregroundColor(.red)
            .transition(.opacity.combined(with: .move(edge: .top)))
        }

        Spacer()

        Button(action: submit) {
          if viewModel.isLoading {
            ProgressView()
          } else {
            Text("Log In")
          }
        }
        .buttonStyle(PrimaryButtonStyle())
        .disabled(!viewModel.canSubmit)
        .accessibilityIdentifier("login.submit")
      }
      .padding(.horizontal, 24)
      .padding(.bottom, 16)
      .animation(.easeInOut, value: viewModel.errorMessage)
    }
  }

  private func submit() {
    guard viewModel.canSubmit else { return }
    focusedField = nil
    Task { await viewModel.logIn() }
  }
}

struct RoundedFieldModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding()
      .background(Color(.secondarySystemBackground))
      .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
      .overlay(
        RoundedRectangle(cornerRadius: 12, style: .continuous)
          .stroke(Color.gray.opacity(0.3), lineWidth: 1)
      )
  }
}

struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.white)
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(isEnabled ? Color.accentColor : Color.gray)
      .cornerRadius(14)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.spring(response: 0.3), value: configuration.isPressed)
  }
}

#Preview {
  LoginScreen()
}
