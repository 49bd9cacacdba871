import SwiftUI

struct Order {
  struct Line: Identifiable {
    let id = UUID()
    let name: String
    let amount: Double
  }

  var lines: [Line]
  var shipping: Double

  var total: Double { lines.map(\.amount).reduce(0, +) + shipping }

  static let sample = Order(
    lines: [
      Line(name: "Chair", amount: 120),
      Line(name: "Table", amount: 300),
      Line(name: "Lamp", amount: 45.5),
    ],
    shipping: 10
  )
}

struct OrderSummaryScreen: View {
  let order: Order
  @State private var note = ""
  @State private var isPlacing = false
  @State private var isPlaced = false

  var body: some View {
    List {
      Section("Items") {
        ForEach(order.lines) { line in
          LabeledContent(line.name) { price(line.amount) }
        }
      }
      Section {
        LabeledContent("Shipping") { price(order.shipping) }
        LabeledContent {
          price(order.total).bold()
        } label: {
          Text("Total").bold()
        }
      }
      Section {
        TextField("Note to the courier", text: $note)
      }
    }
    .disabled(isPlacing)
    .safeAreaInset(edge: .bottom) { footer }
  }

  private var footer: some View {
    VStack(spacing: 10) {
      if isPlaced {
        Label("Order placed", systemImage: "checkmark.circle.fill")
          .font(.footnote)
          .foregroundStyle(.green)
      }
      Button(action: place) {
        ZStack {
          Text("Place order").opacity(isPlacing ? 0 : 1)
          if isPlacing { ProgressView().tint(.white) }
        }
        .frame(maxWidth: .infinity)
        .frame(height: 50)
      }
      .background(Color.black)
      .foregroundStyle(.white)
      .cornerRadius(10)
      .disabled(isPlaced)
    }
    .padding(.horizontal)
    .padding(.bottom, 8)
  }

  private func price(_ amount: Double) -> Text {
    Text(String(format: "$%.2f", amount))
  }

  private func place() {
    isPlacing = true
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 500_000_000)
      isPlacing = false
      withAnimation { isPlaced = true }
    }
  }
}

#Preview {
  OrderSummaryScreen(order: .sample)
}
