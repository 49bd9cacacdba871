import SwiftUI
import UIKit

struct Profile: Equatable {
  var name = "Ann Example"
  var handle = "ann"
  var biography = ""
  var birthday = Date(timeIntervalSince1970: 0)
  var isPublic = true
}

struct ProfileHome: View {
  @State private var profile = Profile()
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      List {
        LabeledContent("Name", value: profile.name)
        LabeledContent("Handle") {
          Text(verbatim: "@\(profile.handle)").monospaced()
        }
      }
      .navigationTitle("Profile")
      .toolbar {
        Button("Edit") { isEditing = true }
      }
      .fullScreenCover(isPresented: $isEditing) {
        ProfileEditor(profile: $profile)
      }
    }
  }
}

struct ProfileEditor: View {
  @Binding var profile: Profile
  @State private var draft: Profile
  @Environment(\.dismiss) private var dismiss

  init(profile: Binding<Profile>) {
    _profile = profile
    _draft = State(initialValue: profile.wrappedValue)
  }

  var body: some View {
    NavigationView {
      Form {
        Section {
          HStack {
            Spacer()
            avatar
            Spacer()
          }
          .listRowBackground(Color.clear)
          .listRowInsets(EdgeInsets())
        }
        Section(header: Text("About you")) {
          TextField("Name", text: $draft.name)
          HStack(spacing: 0) {
            Text("@").foregroundColor(.secondary)
            TextField("Handle", text: $draft.handle)
              .autocapitalization(.none)
              .disableAutocorrection(true)
          }
          DatePicker("Birthday", selection: $draft.birthday, displayedComponents: .date)
          Toggle("Public", isOn: $draft.isPublic)
        }
        Section(header: Text("Biography")) {
          TextEditor(text: $draft.biography)
            .frame(minHeight: 120)
            .accessibilityLabel("Biography text")
        }
      }
      .navigationBarTitle("Edit profile", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { dismiss() },
        trailing: Button("Save", action: save).disabled(draft == profile || draft.name.isEmpty)
      )
    }
    .navigationViewStyle(.stack)
  }

  private var avatar: some View {
    Image(systemName: "person.crop.circle.fill")
      .resizable()
      .aspectRatio(contentMode: .fill)
      .frame(width: 96, height: 96)
      .clipShape(Circle())
      .overlay(Circle().stroke(Color.white, lineWidth: 3))
      .shadow(radius: 4)
      .accessibilityLabel("Avatar")
  }

  private func save() {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    profile = draft
    dismiss()
  }
}

struct ProfileScreen_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ProfileHome()
      ProfileEditor(profile: .constant(Profile()))
        .preferredColorScheme(.dark)
    }
  }
}
