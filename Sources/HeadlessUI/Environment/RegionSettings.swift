import Foundation

/// Where the reader lives: the same everywhere that a screen is run.
struct RegionSettings {
  var locale = Locale(identifier: "en_US")
  var calendar = Calendar(identifier: .gregorian)
  var timeZone = TimeZone.gmt
}

private struct RegionSettingsKey: EnvironmentKey {
  static var defaultValue: RegionSettings { RegionSettings() }
}

extension EnvironmentValues {
  private var region: RegionSettings {
    get { self[RegionSettingsKey.self] }
    set { self[RegionSettingsKey.self] = newValue }
  }

  public var locale: Locale {
    get { region.locale }
    set { region.locale = newValue }
  }

  public var calendar: Calendar {
    get { region.calendar }
    set { region.calendar = newValue }
  }

  public var timeZone: TimeZone {
    get { region.timeZone }
    set { region.timeZone = newValue }
  }
}
