import SwiftUI

struct ProductFilter: Equatable {
  enum Order: String, CaseIterable, Identifiable {
    case newest = "Newest"
    case cheapest = "Cheapest"

    var id: Order { self }
  }

  var order = Order.newest
  var maximumPrice = 50.0
  var onlyInStock = false
}

struct FilterScreen: View {
  @State private var filter = ProductFilter()
  @State private var isFiltering = false

  var body: some View {
    VStack {
      Text(filter.onlyInStock ? "In stock" : "All products")
        .font(.headline)
      Button {
        isFiltering = true
      } label: {
        Label("Filter", systemImage: "line.3.horizontal.decrease.circle")
      }
      .buttonStyle(.bordered)
    }
    .sheet(isPresented: $isFiltering) {
      FilterSheet(filter: $filter)
        .presentationDetents([.medium, .large])
        .presentationDragIndicator(.visible)
        .presentationCornerRadius(24)
    }
  }
}

struct FilterSheet: View {
  @Binding var filter: ProductFilter
  @Environment(\.dismiss) var dismiss

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("Filters")
          .font(.title2.bold())
        Picker("Order", selection: $filter.order) {
          ForEach(ProductFilter.Order.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(SegmentedPickerStyle())
        VStack(alignment: .leading) {
          Text("Up to \(filter.maximumPrice, specifier: "%.0f") €")
          Slider(value: $filter.maximumPrice, in: 0...100, step: 5)
            .accessibilityIdentifier("price")
        }
        Toggle("Only in stock", isOn: $filter.onlyInStock)
          .toggleStyle(SwitchToggleStyle(tint: .orange))
      }
      .padding(24)
    }
    .safeAreaInset(edge: .bottom) {
      HStack(spacing: 12) {
        Button("Reset") { filter = ProductFilter() }
          .frame(maxWidth: .infinity, minHeight: 48)
          .background(Color(.systemGray6), in: RoundedRectangle(cornerRadius: 12))
        Button("Apply") { dismiss() }
          .frame(maxWidth: .infinity, minHeight: 48)
          .background(Color.orange, in: RoundedRectangle(cornerRadius: 12))
          .foregroundStyle(.white)
      }
      .padding(.horizontal, 24)
      .padding(.top, 12)
      .background(.background)
    }
  }
}

#Preview {
  FilterSheet(filter: .constant(.init()))
}
