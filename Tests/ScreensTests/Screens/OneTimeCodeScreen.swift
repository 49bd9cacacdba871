import SwiftUI

struct OneTimeCodeScreen: View {
  private static let length = 6

  @State private var code = ""
  @State private var secondsLeft = 30
  @State private var isVerified = false
  @FocusState private var isFocused: Bool
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 32) {
      VStack(spacing: 8) {
        Text("Enter the code")
          .font(.title2)
          .bold()
        Text("We sent it to +1 555 0100.")
          .foregroundColor(.secondary)
      }
      .padding(.top, 40)

      ZStack {
        TextField("", text: $code)
          .keyboardType(.numberPad)
          .textContentType(.oneTimeCode)
          .focused($isFocused)
          .opacity(0.01)
          .frame(width: 1, height: 1)
          .accessibilityIdentifier("code")
        HStack(spacing: 10) {
          ForEach(0..<Self.length, id: \.self) { index in
            digitBox(at: index)
          }
        }
        .contentShape(Rectangle())
        .onTapGesture { isFocused = true }
      }

      if secondsLeft > 0 {
        Text("Send again in \(secondsLeft) s")
          .font(.footnote)
          .monospacedDigit()
      } else {
        Button("Send again") { secondsLeft = 30 }
          .font(.footnote)
      }

      Spacer()

      Button {
        isVerified = true
      } label: {
        Text(isVerified ? "Verified" : "Verify")
          .frame(maxWidth: .infinity)
          .padding(.vertical, 15)
      }
      .background(code.count == Self.length ? Color.green : Color.gray.opacity(0.4))
      .foregroundColor(.white)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .disabled(code.count < Self.length)
    }
    .padding(.horizontal, 20)
    .padding(.bottom, 12)
    .onAppear { isFocused = true }
    .onReceive(timer) { _ in
      if secondsLeft > 0 { secondsLeft -= 1 }
    }
    .onChange(of: code) { newValue in
      let digits = newValue.filter(\.isNumber).prefix(Self.length)
      if digits != newValue { code = String(digits) }
      if digits.count == Self.length { isFocused = false }
    }
  }

  @ViewBuilder
  private func digitBox(at index: Int) -> some View {
    let digits = Array(code)
    let isCurrent = index == digits.count && isFocused
    Text(index < digits.count ? String(digits[index]) : " ")
      .font(.system(size: 28, weight: .medium, design: .monospaced))
      .frame(width: 46, height: 58)
      .background {
        RoundedRectangle(cornerRadius: 10)
          .stroke(isCurrent ? Color.accentColor : Color.secondary, lineWidth: isCurrent ? 2 : 1)
      }
      .accessibilityIdentifier("digit \(index)")
  }
}

#Preview {
  OneTimeCodeScreen()
}
