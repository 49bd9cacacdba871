import SwiftUI

struct CartItem: Identifiable, Hashable {
  let id: UUID
  var title: String
  var price: Decimal
  var quantity: Int

  init(_ title: String, price: Decimal, quantity: Int = 1) {
    id = UUID()
    self.title = title
    self.price = price
    self.quantity = quantity
  }
}

final class CartStore: ObservableObject {
  @Published var items = [
    CartItem("Espresso beans", price: 14, quantity: 2),
    CartItem("Paper filters", price: 5),
    CartItem("Kettle", price: 59),
  ]
  @Published var promoCode = ""

  var total: Decimal {
    let sum = items.reduce(Decimal.zero) { $0 + $1.price * Decimal($1.quantity) }
    return promoCode == "TEN" ? sum - 10 : sum
  }
}

struct CheckoutScreen: View {
  @StateObject private var cart = CartStore()
  @State private var isPaying = false

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach($cart.items) { $item in
            CartRow(item: $item)
          }
          TextField("Promo code", text: $cart.promoCode)
            .textFieldStyle(.roundedBorder)
            .textInputAutocapitalization(.characters)
            .submitLabel(.done)
        }
        .padding(16)
      }
      .background(Color(uiColor: .systemGroupedBackground))
      .navigationTitle("Checkout")
      .navigationBarTitleDisplayMode(.inline)
      .safeAreaInset(edge: .bottom, spacing: 0) { payBar }
      .alert("Thank you!", isPresented: $isPaying) {
        Button("OK", role: .cancel) {}
      }
    }
  }

  private var payBar: some View {
    VStack(spacing: 0) {
      Divider()
      HStack {
        VStack(alignment: .leading) {
          Text("Total")
            .font(.caption)
            .foregroundColor(.secondary)
          Text("$\(NSDecimalNumber(decimal: cart.total).intValue)")
            .font(.title3.weight(.bold))
            .monospacedDigit()
            .contentTransition(.numericText())
            .accessibilityIdentifier("total")
        }
        Spacer()
        Button("Pay now") { isPaying = true }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .disabled(cart.items.allSatisfy { $0.quantity == 0 })
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 10)
    }
    .background(.regularMaterial)
    .shadow(color: .black.opacity(0.1), radius: 8, y: -2)
  }
}

private struct CartRow: View {
  @Binding var item: CartItem

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 8)
        .fill(.orange.gradient)
        .frame(width: 56, height: 56)
        .overlay {
          Image(systemName: "cup.and.saucer.fill")
            .foregroundStyle(.white)
        }
      VStack(alignment: .leading, spacing: 4) {
        Text(item.title)
          .font(.headline)
          .lineLimit(1)
        Text("\(item.quantity) × $\(NSDecimalNumber(decimal: item.price).intValue)")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      Stepper("Quantity of \(item.title)", value: $item.quantity, in: 0...9)
        .labelsHidden()
    }
    .padding(12)
    .background(Color(uiColor: .secondarySystemGroupedBackground), in: .rect(cornerRadius: 12))
  }
}

#Preview("Checkout") {
  CheckoutScreen()
}
