import LayoutSolver

/// A screen, or a window on one, with the keyboards that are documented for it.
public struct ScreenModel: Hashable, Sendable {
  /// Without a keyboard, at the standard type size.
  public var environment: ScreenEnvironment
  /// The documented ones, each once.
  public var keyboards: [Keyboard]
}

extension DeviceCatalogue {
  /// Every device in both orientations under each generation of systems whose safe area is known,
  /// and on iPads every documented window beside another.
  public var screens: [ScreenModel] {
    devices.flatMap { device in
      Orientation.allCases.flatMap { orientation in
        SystemGeneration.allCases.flatMap { generation in
          screens(of: device, orientation, generation)
        }
      }
    }
  }

  /// Every one of ``screens``, with each of its keyboards and with none, at each type size.
  public var environments: [ScreenEnvironment] {
    screens.flatMap { screen in
      ([.hidden] + screen.keyboards).flatMap { keyboard in
        TypeSize.allCases.map { typeSize in
          var environment = screen.environment
          environment.keyboard = keyboard
          environment.typeSize = typeSize
          return environment
        }
      }
    }
  }

  /// Those of ``environments`` that differ in more than the device's name, each the first of its
  /// kind: what is laid out is the same on the others.
  public var distinctEnvironments: [ScreenEnvironment] {
    var seen: Set<ScreenEnvironment> = []
    return environments.filter { environment in
      var nameless = environment
      nameless.device = nil
      return seen.insert(nameless).inserted
    }
  }

  private func screens(
    of device: Device,
    _ orientation: Orientation,
    _ generation: SystemGeneration
  ) -> [ScreenModel] {
    guard let safeArea = device.safeArea(orientation, generation) else { return [] }
    let keyboards = device.keyboards(orientation, generation).withoutRepetitions()
    let size = device.size(orientation)
    let name = "\(device.name), \(orientation.rawValue), iOS \(generation.rawValue)"
    let whole = ScreenEnvironment(
      size: size,
      scale: device.scale,
      safeArea: safeArea,
      device: name
    )
    let windows = windowWidths(on: device, orientation).map { width in
      var window = whole
      window.size.width = width
      window.device = "\(name), window"
      return window
    }
    return ([whole] + windows).map { ScreenModel(environment: $0, keyboards: keyboards) }
  }

  private func windowWidths(on device: Device, _ orientation: Orientation) -> [Double] {
    guard device.family == .iPad else { return [] }
    return splits.first { $0.points == device.points }?[orientation] ?? []
  }
}

extension [Keyboard] {
  fileprivate func withoutRepetitions() -> [Keyboard] {
    reduce(into: []) { kept, keyboard in
      if !kept.contains(keyboard) { kept.append(keyboard) }
    }
  }
}
