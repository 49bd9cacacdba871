import SwiftUI

struct FavouritesScreen: View {
  @State private var favourites: [String] = []
  @State private var isLoading = true

  var body: some View {
    NavigationStack {
      Group {
        if isLoading {
          ProgressView()
            .controlSize(.large)
        } else if favourites.isEmpty {
          emptyState
        } else {
          List(favourites, id: \.self) { Text($0) }
        }
      }
      .navigationTitle("Favourites")
      .toolbarTitleDisplayMode(.inline)
      .safeAreaInset(edge: .bottom) {
        if favourites.isEmpty && !isLoading {
          callToAction
        }
      }
    }
    .task {
      try? await Task.sleep(for: .milliseconds(300))
      isLoading = false
    }
  }

  @ViewBuilder private var emptyState: some View {
    if #available(iOS 17.0, *) {
      ContentUnavailableView(
        "No favourites yet",
        systemImage: "heart.slash",
        description: Text("Tap the heart of what you like.")
      )
    } else {
      VStack {
        Image(systemName: "heart.slash").font(.largeTitle)
        Text("No favourites yet")
      }
    }
  }

  private var callToAction: some View {
    Button {
      favourites.append("Lamp")
    } label: {
      Text("Browse products")
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .padding(.horizontal, 32)
    .padding(.bottom, 24)
    .sensoryFeedback(.success, trigger: favourites)
  }
}

#Preview {
  FavouritesScreen()
}
