import SwiftUI

private struct PlanKey: EnvironmentKey {
  static let defaultValue = "Pro"
}

extension EnvironmentValues {
  var planName: String {
    get { self[PlanKey.self] }
    set { self[PlanKey.self] = newValue }
  }
}

struct PaywallScreen: View {
  enum Plan: String, CaseIterable, Identifiable {
    case monthly, yearly

    var id: String { rawValue }
    var price: String { self == .monthly ? "$4.99 a month" : "$29.99 a year" }
  }

  @Environment(\.planName) private var planName
  @Environment(\.openURL) private var openURL
  @State private var plan: Plan = .yearly

  private let features = ["Unlimited projects", "Sync", "No advertisements"]

  var body: some View {
    VStack(spacing: 0) {
      ScrollView(showsIndicators: false) {
        VStack(spacing: 20) {
          Image(systemName: "crown.fill")
            .font(.system(size: 56))
            .foregroundStyle(
              LinearGradient(colors: [.yellow, .orange], startPoint: .top, endPoint: .bottom)
            )
            .padding(.top, 32)
          Text("Get \(planName)")
            .font(.system(.largeTitle, design: .rounded).weight(.heavy))
          VStack(alignment: .leading, spacing: 12) {
            ForEach(features, id: \.self) { feature in
              Label {
                Text(feature)
              } icon: {
                Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
              }
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          ForEach(Plan.allCases) { plan in
            planCard(plan)
          }
        }
        .padding(.horizontal, 24)
      }
      purchaseArea
    }
    .background {
      RadialGradient(
        gradient: Gradient(colors: [.indigo.opacity(0.3), .clear]),
        center: .top,
        startRadius: 10,
        endRadius: 400
      )
      .ignoresSafeArea()
    }
  }

  private func planCard(_ candidate: Plan) -> some View {
    let isSelected = candidate == plan
    return HStack {
      Text(candidate.rawValue.capitalized).bold()
      Spacer()
      Text(candidate.price)
    }
    .frame(height: 64)
    .padding(.horizontal, 16)
    .background {
      RoundedRectangle(cornerRadius: 16)
        .stroke(isSelected ? Color.indigo : .secondary, lineWidth: isSelected ? 3 : 1)
    }
    .contentShape(.rect)
    .onTapGesture { plan = candidate }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier(candidate.id)
  }

  private var purchaseArea: some View {
    VStack(spacing: 8) {
      Button("Subscribe for \(plan.price)") {}
        .buttonStyle(CapsuleButtonStyle(color: .indigo))
      Text("Renews automatically. Cancel at any time in the settings.")
        .font(.caption2)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .accessibilityIdentifier("fine print")
      HStack(spacing: 24) {
        Button("Terms") {
          if let url = URL(string: "https://example.com/terms") { openURL(url) }
        }
        Button("Restore") {}
      }
      .font(.caption)
    }
    .padding(.horizontal, 24)
    .padding(.vertical, 12)
  }
}

#Preview {
  PaywallScreen()
    .environment(\.planName, "Premium")
}
