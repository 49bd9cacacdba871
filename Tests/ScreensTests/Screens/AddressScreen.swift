import SwiftUI

struct Address: Codable, Hashable {
  var name = ""
  var street = ""
  var city = ""
  var postcode = ""
  var country = Country.france
  var kind = Kind.home

  enum Country: String, Codable, CaseIterable, Identifiable {
    case france = "France"
    case germany = "Germany"
    case spain = "Spain"

    var id: String { rawValue }
  }

  enum Kind: String, Codable, CaseIterable {
    case home, work
  }

  var isComplete: Bool {
    [name, street, city, postcode].allSatisfy {
      !$0.trimmingCharacters(in: .whitespaces).isEmpty
    }
  }
}

struct AddressScreen: View {
  enum Field: Int, Hashable, CaseIterable {
    case name, street, postcode, city

    var next: Field? { Field(rawValue: rawValue + 1) }
  }

  @State private var address = Address()
  @State private var savedAddress: Address?
  @FocusState private var field: Field?

  var body: some View {
    Form {
      Section {
        row("Recipient", text: $address.name, field: .name)
        row("Street", text: $address.street, field: .street)
        HStack {
          row("Postcode", text: $address.postcode, field: .postcode)
            .keyboardType(.numbersAndPunctuation)
            .frame(width: 110)
          Divider()
          row("City", text: $address.city, field: .city)
        }
      } header: {
        Text("Address")
      } footer: {
        if let savedAddress {
          Text("Saved for \(savedAddress.name).")
        }
      }

      Section("Details") {
        Picker("Country", selection: $address.country) {
          ForEach(Address.Country.allCases) { country in
            Text(country.rawValue).tag(country)
          }
        }
        Picker("Kind", selection: $address.kind) {
          ForEach(Address.Kind.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
      }

      Section {
        Button(action: save) {
          Text("Save address")
            .frame(maxWidth: .infinity)
        }
        .disabled(!address.isComplete)
      }
    }
    .onSubmit { field = field?.next }
  }

  private func row(
    _ title: LocalizedStringKey,
    text: Binding<String>,
    field value: Field
  ) -> some View {
    TextField(title, text: text)
      .focused($field, equals: value)
      .submitLabel(value.next == nil ? .done : .next)
  }

  private func save() {
    field = nil
    savedAddress = address
  }
}

#Preview("Light") {
  AddressScreen()
}

#Preview("Dark") {
  AddressScreen()
    .preferredColorScheme(.dark)
}
