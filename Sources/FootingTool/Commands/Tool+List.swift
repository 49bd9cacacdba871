import LayoutSolver
import PropertyTesting
import ScreenVerification

extension Tool {
  /// Lists properties, invariants and devices.
  func list(_ format: Format) throws -> Int32 {
    let listing = Listing(properties, DeviceCatalogue.standard)
    terminal.print(format == .json ? try jsonText(listing) : listing.text)
    return ExitStatus.expected
  }
}

/// What the tool knows.
struct Listing: Codable, Hashable {
  struct Entry: Codable, Hashable {
    var name: String
    var screen: String?
    var expected: Property.Expectation
  }

  struct DeviceEntry: Codable, Hashable {
    var name: String
    var width: Double
    var height: Double
    var scale: Double
  }

  var format = "footing-list/1"
  var properties: [Entry]
  /// The sentences claimed of screens, each once.
  var invariants: [String]
  var devices: [DeviceEntry]
  /// How many environments `check --devices` goes through.
  var environments: Int
}

extension Listing {
  init(_ properties: [CheckedProperty], _ catalogue: DeviceCatalogue) {
    let screens = properties.filter { $0.screenName != nil }
    self.init(
      properties: properties.map { property in
        Entry(
          name: property.name,
          screen: property.screenName,
          expected: property.property.expectation
        )
      },
      invariants: Set(screens.map(\.sentence)).sorted(),
      devices: catalogue.devices.map { device in
        DeviceEntry(
          name: device.name,
          width: device.points.width,
          height: device.points.height,
          scale: device.scale
        )
      },
      environments: catalogue.environments.count
    )
  }

  var text: String {
    let propertyLines = properties.map { property in
      property.name + (property.expected == .broken ? "  (expected to be broken)" : "")
    }
    let deviceLines = devices.map { device in
      "\(device.name)  \(inPoints(device.width)) × \(inPoints(device.height))"
    }
    return """
      properties:
      \(indented(propertyLines.joined(separator: "\n")))
      invariants:
      \(indented(invariants.joined(separator: "\n")))
      devices, \(environments) environments:
      \(indented(deviceLines.joined(separator: "\n")))
      """
  }
}
