import SwiftUI

struct ChatMessage: Identifiable, Equatable {
  enum Author { case me, other }

  let id: Int
  let author: Author
  let text: String
}

@MainActor
@Observable
final class ChatStore {
  private(set) var messages: [ChatMessage] = [
    ChatMessage(id: 0, author: .other, text: "Hi! Are we still on for tonight?"),
    ChatMessage(id: 1, author: .me, text: "Yes."),
    ChatMessage(id: 2, author: .other, text: "Great, see you at eight."),
  ]
  var draft = ""

  func send() {
    let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    messages.append(ChatMessage(id: messages.count, author: .me, text: text))
    draft = ""
  }
}

struct ChatTabs: View {
  private enum Section: String, Hashable {
    case chats, calls, settings
  }

  @State private var section = Section.chats

  var body: some View {
    TabView(selection: $section) {
      NavigationStack {
        ChatScreen(title: "Ann")
      }
      .tabItem { Label("Chats", systemImage: "bubble.left.and.bubble.right") }
      .tag(Section.chats)
      .badge(3)

      Text("No calls yet")
        .tabItem { Label("Calls", systemImage: "phone") }
        .tag(Section.calls)

      Text("Nothing to set")
        .tabItem {
          Image(systemName: "gear")
          Text("Settings")
        }
        .tag(Section.settings)
    }
    .tint(.indigo)
  }
}

struct ChatScreen: View {
  let title: String
  @State private var store = ChatStore()
  @FocusState private var isComposing: Bool

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(store.messages) { message in
            MessageBubble(message: message)
              .id(message.id)
          }
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
      }
      .scrollDismissesKeyboard(.immediately)
      .onChange(of: store.messages) { _, messages in
        guard let last = messages.last else { return }
        withAnimation(.snappy) { proxy.scrollTo(last.id, anchor: .bottom) }
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { composer }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Button("Call", systemImage: "phone") {}
      }
    }
  }

  private var composer: some View {
    @Bindable var store = store
    return HStack(alignment: .bottom, spacing: 8) {
      TextField("Message", text: $store.draft, axis: .vertical)
        .lineLimit(1...4)
        .padding(.horizontal, 12)
        .padding(.vertical, 8)
        .background(.quaternary, in: RoundedRectangle(cornerRadius: 18))
        .focused($isComposing)
      Button {
        store.send()
      } label: {
        Image(systemName: "arrow.up.circle.fill")
          .resizable()
          .frame(width: 32, height: 32)
      }
      .accessibilityLabel("Send")
      .disabled(store.draft.isEmpty)
      .padding(.bottom, 3)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(.bar)
  }
}

private struct MessageBubble: View {
  let message: ChatMessage

  var body: some View {
    HStack {
      if message.author == .me { Spacer(minLength: 48) }
      Text(message.text)
        .padding(.horizontal, 14)
        .padding(.vertical, 9)
        .foregroundStyle(message.author == .me ? Color.white : .primary)
        .background(message.author == .me ? Color.accentColor : Color(.systemGray5))
        .clipShape(.rect(cornerRadius: 18))
        .contextMenu {
          Button("Copy", systemImage: "doc.on.doc") {}
        }
      if message.author == .other { Spacer(minLength: 48) }
    }
    .frame(maxWidth: .infinity, alignment: message.author == .me ? .trailing : .leading)
  }
}

#Preview {
  ChatTabs()
}
