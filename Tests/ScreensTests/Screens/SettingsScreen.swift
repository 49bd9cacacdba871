import SwiftUI

enum AppTheme: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: Self { self }
  var title: LocalizedStringKey {
    switch self {
    case .system: "Automatic"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}

struct SettingsScreen: View {
  @AppStorage("settings.theme") private var theme = AppTheme.system
  @AppStorage("settings.notifications") private var sendsNotifications = false
  @State private var volume = 0.5
  @State private var reminder = Date(timeIntervalSince1970: 0)
  @State private var asksToSignOut = false
  @State private var nickname = ""

  var body: some View {
    NavigationStack {
      Form {
        Section("Profile") {
          TextField("Nickname", text: $nickname)
          NavigationLink("Privacy") { PrivacyScreen() }
        }
        Section {
          Picker("Theme", selection: $theme) {
            ForEach(AppTheme.allCases) { theme in
              Text(theme.title).tag(theme)
            }
          }
          .pickerStyle(.segmented)
          Slider(value: $volume, in: 0...1) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
          }
        } header: {
          Text("Look and sound")
        }
        Section {
          Toggle("Notifications", isOn: $sendsNotifications.animation())
          if sendsNotifications {
            DatePicker("Remind me at", selection: $reminder, displayedComponents: .hourAndMinute)
          }
        } footer: {
          Text("At most one a day.")
        }
        Section {
          Button("Sign out", role: .destructive) { asksToSignOut = true }
        }
      }
      .navigationTitle("Settings")
      .confirmationDialog("Sign out?", isPresented: $asksToSignOut, titleVisibility: .visible) {
        Button("Sign out now", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}

private struct PrivacyScreen: View {
  @State private var sharesUsage = true

  var body: some View {
    List {
      Toggle("Share usage data", isOn: $sharesUsage)
      LabeledContent("Version", value: "1.0")
    }
    .navigationTitle("Privacy")
    .navigationBarTitleDisplayMode(.inline)
  }
}

#Preview {
  SettingsScreen()
}
