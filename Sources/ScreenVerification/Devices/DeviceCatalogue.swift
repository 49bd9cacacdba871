public import LayoutSolver

/// Everything that is known of devices, windows beside one another, and sizes of type.
public struct DeviceCatalogue: Hashable, Sendable {
  public var devices: [Device]
  public var splits: [WindowSplit]
  /// Where each source named in an ``Evidence`` is found.
  public var sources: [String: String]
  /// Points by text style, for each category from the smallest.
  var typeSizes: [TextStyle: [Double]]

  /// The catalogue of `Devices/Data/devices.txt`, which is part of the program.
  public static let standard = embedded()

  /// The device called `name`.
  ///
  /// - Throws: ``NameProblem`` with similar names where there is none.
  public func device(named name: String) throws(NameProblem) -> Device {
    guard let device = devices.first(where: { $0.name == name }) else {
      throw NameProblem(kind: "device", name: name, among: devices.map(\.name))
    }
    return device
  }

  /// The point size of text; the same for every device.
  public func pointSize(of style: TextStyle, at size: TypeSize) -> Double {
    typeSizes[style]?[size.rank] ?? 0
  }

  private static func embedded() -> DeviceCatalogue {
    let text = String(decoding: PackageResources.devices_txt, as: UTF8.self)
    do {
      return try DeviceCatalogue(parsing: text)
    } catch {
      preconditionFailure("the embedded devices.txt is broken: \(error)")
    }
  }
}

/// The widths of windows that share a screen.
public struct WindowSplit: Hashable, Sendable {
  /// Of the screen held upright.
  public var points: LayoutSize<Double>
  public var upright: [Double]
  public var sideways: [Double]
  public var evidence: Evidence

  public subscript(orientation: Orientation) -> [Double] {
    orientation == .upright ? upright : sideways
  }
}
