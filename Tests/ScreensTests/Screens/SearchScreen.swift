import Combine
import SwiftUI

@MainActor
final class SearchViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = SearchViewModel.fruits
  @Published var selection = Set<String>()

  private var cancellables = Set<AnyCancellable>()
  static let fruits = ["Apple", "Apricot", "Banana", "Cherry", "Mango", "Peach", "Pear"]

  init() {
    $query
      .removeDuplicates()
      .map { query in
        query.isEmpty
          ? Self.fruits : Self.fruits.filter { $0.localizedCaseInsensitiveContains(query) }
      }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
  }

  func toggle(_ fruit: String) {
    if selection.remove(fruit) == nil { selection.insert(fruit) }
  }
}

struct SearchScreen: View {
  @StateObject private var viewModel = SearchViewModel()

  var body: some View {
    NavigationStack {
      List {
        ForEach(viewModel.results, id: \.self) { fruit in
          Button {
            viewModel.toggle(fruit)
          } label: {
            HStack {
              Text(fruit)
              Spacer()
              if viewModel.selection.contains(fruit) {
                Image(systemName: "checkmark")
                  .foregroundStyle(.tint)
              }
            }
            .contentShape(Rectangle())
          }
          .tint(.primary)
          .swipeActions {
            Button("Delete", systemImage: "trash", role: .destructive) {}
          }
        }
      }
      .listStyle(.plain)
      .overlay {
        if viewModel.results.isEmpty {
          Text("No fruit is called “\(viewModel.query)”.")
            .foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Fruit")
      .searchable(text: $viewModel.query, prompt: "Search fruit")
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if !viewModel.selection.isEmpty {
          accessoryBar
            .transition(.move(edge: .bottom))
        }
      }
      .animation(.default, value: viewModel.selection)
    }
  }

  private var accessoryBar: some View {
    HStack {
      Text("^[\(viewModel.selection.count) fruit](inflect: true)")
        .font(.subheadline)
        .lineLimit(1)
        .accessibilityIdentifier("count")
      Spacer()
      Button("Add all") { viewModel.selection.removeAll() }
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
    }
    .padding(.horizontal)
    .frame(height: 56)
    .background(.ultraThinMaterial)
  }
}

#Preview {
  SearchScreen()
}
