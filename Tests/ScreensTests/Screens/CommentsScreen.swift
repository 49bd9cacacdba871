import SwiftUI

struct Comment: Identifiable, Sendable {
  var id = UUID()
  var author: String
  var text: String
  var date: Date
}

protocol CommentLoading: Sendable {
  func comments() async throws -> [Comment]
}

struct SampleComments: CommentLoading {
  func comments() async throws -> [Comment] {
    [
      Comment(author: "Ben", text: "Lovely!", date: .distantPast),
      Comment(author: "Cleo", text: "Where was this taken?", date: .distantPast),
    ]
  }
}

@MainActor
final class CommentsModel: ObservableObject {
  enum Phase {
    case loading
    case loaded([Comment])
    case failed(any Error)
  }

  @Published private(set) var phase = Phase.loading
  private let loader: any CommentLoading

  init(loader: any CommentLoading = SampleComments()) {
    self.loader = loader
  }

  func load() async {
    do {
      phase = .loaded(try await loader.comments())
    } catch {
      phase = .failed(error)
    }
  }

  func add(_ text: String) {
    guard case .loaded(var comments) = phase else { return }
    comments.append(Comment(author: "Me", text: text, date: .now))
    phase = .loaded(comments)
  }
}

struct CommentsScreen: View {
  @StateObject var model = CommentsModel()
  @State private var draft = ""
  @FocusState private var isWriting: Bool

  private var trimmed: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

  var body: some View {
    VStack(spacing: 0) {
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      Divider()
      HStack(alignment: .bottom, spacing: 10) {
        Circle()
          .fill(.teal.gradient)
          .frame(width: 38, height: 38)
          .accessibilityHidden(true)
        TextField("Add a comment", text: $draft, axis: .vertical)
          .lineLimit(1...5)
          .padding(8)
          .background(Color(.systemGray6), in: .rect(cornerRadius: 19))
          .focused($isWriting)
        Button("Post") {
          model.add(trimmed)
          draft = ""
          isWriting = false
        }
        .fontWeight(.semibold)
        .frame(height: 38)
        .disabled(trimmed.isEmpty)
      }
      .padding(12)
      .background(.bar)
    }
    .task { await model.load() }
  }

  @ViewBuilder
  private var content: some View {
    switch model.phase {
    case .loading:
      ProgressView("Loading…")
    case .loaded(let comments):
      List(comments) { comment in
        VStack(alignment: .leading, spacing: 2) {
          Text(comment.author).font(.caption).bold()
          Text(comment.text)
        }
        .listRowSeparator(.hidden)
      }
      .listStyle(.plain)
      .refreshable { await model.load() }
    case .failed(let error):
      Text("Failed: \(error.localizedDescription)")
        .foregroundStyle(.red)
    }
  }
}

#Preview {
  CommentsScreen()
}
