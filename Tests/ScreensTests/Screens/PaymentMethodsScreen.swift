import SwiftUI

enum PaymentMethod: Hashable, Identifiable, CaseIterable {
  case card, transfer, cash

  var id: Self { self }

  var title: String {
    switch self {
    case .card: return "Credit card"
    case .transfer: return "Bank transfer"
    case .cash: return "Cash on delivery"
    }
  }

  var symbol: String {
    switch self {
    case .card: return "creditcard"
    case .transfer: return "building.columns"
    case .cash: return "banknote"
    }
  }
}

struct PaymentMethodsScreen: View {
  @State private var selected: PaymentMethod?
  @State private var voucher = ""

  var body: some View {
    List {
      Section {
        ForEach(PaymentMethod.allCases) { method in
          RadioRow(method: method, isSelected: selected == method) {
            withAnimation { selected = method }
          }
        }
      } header: {
        Text("Pay with")
      } footer: {
        Text("You can change this later.")
      }
      Section("Voucher") {
        TextField("Voucher code", text: $voucher)
          .autocorrectionDisabled()
      }
    }
    .listStyle(.insetGrouped)
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Button {
      } label: {
        Group {
          if let selected {
            Text("Pay by \(selected.title.lowercased())")
          } else {
            Text("Choose a method")
          }
        }
        .font(.headline)
        .padding()
        .frame(maxWidth: .infinity)
        .background(.blue)
        .foregroundStyle(.white)
        .clipShape(.capsule)
      }
      .accessibilityIdentifier("pay")
      .disabled(selected == nil)
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
      .background {
        Rectangle()
          .fill(.thinMaterial)
          .ignoresSafeArea(edges: .bottom)
      }
    }
  }
}

private struct RadioRow: View {
  let method: PaymentMethod
  let isSelected: Bool
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        Image(systemName: method.symbol)
          .frame(width: 28)
        Text(method.title)
        Spacer()
        ZStack {
          Circle()
            .strokeBorder(isSelected ? Color.blue : .gray, lineWidth: 2)
            .frame(width: 22, height: 22)
          if isSelected {
            Circle()
              .fill(Color.blue)
              .frame(width: 12, height: 12)
          }
        }
      }
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("method.\(method)")
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

#Preview {
  PaymentMethodsScreen()
}
