import SwiftUI

struct FeedbackHome: View {
  @State private var isSheetPresented = false
  @State private var lastRating: Int?

  var body: some View {
    VStack(spacing: 12) {
      if let lastRating {
        Text("You gave \(lastRating) stars.")
      }
      Button("Give feedback") { isSheetPresented.toggle() }
    }
    .sheet(isPresented: $isSheetPresented) {
      FeedbackSheet { lastRating = $0 }
        .interactiveDismissDisabled()
    }
  }
}

struct FeedbackSheet: View {
  let onSend: (Int) -> Void

  @Environment(\.dismiss) private var dismiss
  @State private var rating = 0
  @State private var comment = ""
  @FocusState private var isCommentFocused: Bool

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 20) {
        HStack {
          ForEach(1...5, id: \.self) { star in
            Image(systemName: star <= rating ? "star.fill" : "star")
              .font(.title)
              .foregroundStyle(.yellow)
              .onTapGesture { rating = star }
              .accessibilityAddTraits(.isButton)
              .accessibilityLabel("\(star) stars")
          }
        }
        .frame(maxWidth: .infinity)

        TextField("What can we do better?", text: $comment, axis: .vertical)
          .lineLimit(3, reservesSpace: true)
          .padding(12)
          .background(.thinMaterial, in: .rect(cornerRadius: 12))
          .focused($isCommentFocused)

        Spacer()

        Button {
          onSend(rating)
          dismiss()
        } label: {
          Label("Send feedback", systemImage: "paperplane.fill")
            .font(.headline)
            .frame(maxWidth: .infinity)
            .frame(height: 52)
        }
        .foregroundStyle(.white)
        .background(rating == 0 ? Color.gray : Color.accentColor)
        .clipShape(Capsule())
        .disabled(rating == 0)
      }
      .padding(20)
      .navigationTitle("Feedback")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
      }
    }
  }
}

#Preview {
  FeedbackHome()
}
