import SwiftUI

struct OnboardingPage: Identifiable {
  let id: Int
  let symbol: String
  let title: String
  let message: String
  let color: Color

  static let all: [OnboardingPage] = [
    .init(
      id: 0,
      symbol: "sparkles",
      title: "Hello",
      message: "Everything in one place.",
      color: .purple
    ),
    .init(
      id: 1,
      symbol: "bell.badge",
      title: "Stay informed",
      message: "We tell you when something happens.",
      color: .orange
    ),
    .init(
      id: 2,
      symbol: "checkmark.seal",
      title: "All set",
      message: "Have fun.",
      color: .green
    ),
  ]
}

struct OnboardingScreen: View {
  var onFinish: () -> Void = {}
  @State private var selection = 0
  private let pages = OnboardingPage.all

  private var isLast: Bool { selection == pages.count - 1 }

  var body: some View {
    VStack(spacing: 24) {
      TabView(selection: $selection) {
        ForEach(pages) { page in
          OnboardingPageView(page: page)
            .tag(page.id)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))

      HStack(spacing: 8) {
        ForEach(pages.indices, id: \.self) { index in
          Capsule()
            .fill(index == selection ? pages[index].color : Color.gray.opacity(0.3))
            .frame(width: index == selection ? 24 : 8, height: 8)
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Page \(selection + 1) of \(pages.count)")

      Button(isLast ? "Get started" : "Continue") {
        withAnimation(.easeInOut) {
          if isLast { onFinish() } else { selection += 1 }
        }
      }
      .buttonStyle(CapsuleButtonStyle(color: pages[selection].color))
    }
    .padding([.horizontal, .bottom], 20)
    .overlay(alignment: .topTrailing) {
      if !isLast {
        Button("Skip") { selection = pages.count - 1 }
          .padding()
      }
    }
    .background(pages[selection].color.opacity(0.08).ignoresSafeArea())
  }
}

private struct OnboardingPageView: View {
  let page: OnboardingPage
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: page.symbol)
        .font(.system(size: 80, weight: .light))
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(page.color)
        .scaleEffect(isShown ? 1 : 0.8)
      Text(page.title)
        .font(.title.bold())
      Text(page.message)
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
    }
    .padding(32)
    .onAppear {
      withAnimation(.bouncy.delay(0.1)) { isShown = true }
    }
  }
}

struct CapsuleButtonStyle: ButtonStyle {
  var color: Color

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(.headline, design: .rounded))
      .foregroundStyle(.white)
      .padding(.vertical, 16)
      .frame(maxWidth: .infinity)
      .background(color.gradient, in: Capsule())
      .opacity(configuration.isPressed ? 0.8 : 1)
  }
}

#Preview("Onboarding", traits: .portrait) {
  OnboardingScreen()
}
