import LayoutSolver
import ScreenVerification

/// The screens of the reports. (rule 10.1)
extension ScreenEnvironment {
  static let iPhoneSE1 = upright(320, 568, top: 20, bottom: 0, scale: 2)
  static let iPhone8 = upright(375, 667, top: 20, bottom: 0, scale: 2)
  static let iPhoneX = upright(375, 812, top: 44, bottom: 34)
  static let iPhoneXSMax = upright(414, 896, top: 44, bottom: 34)
  static let iPhone11 = upright(414, 896, top: 48, bottom: 34, scale: 2)
  static let iPhone12 = upright(390, 844, top: 47, bottom: 34)
  static let iPhone12ProMax = upright(428, 926, top: 47, bottom: 34)
  static let iPhone15 = upright(393, 852, top: 59, bottom: 34)
  static let iPhone17 = upright(402, 874, top: 62, bottom: 34)
  /// With a bar of three buttons at the bottom.
  static let androidPhone = upright(360, 800, top: 24, bottom: 48)
  /// With a home button.
  static let iPad9 = upright(810, 1080, top: 20, bottom: 0, scale: 2)
  /// With a home indicator.
  static let iPad10 = upright(820, 1180, top: 24, bottom: 20, scale: 2)
  /// A window over another application at the side of an iPad's screen.
  static let slideOver = upright(320, 1180, top: 24, bottom: 20, scale: 2)

  private static func upright(
    _ width: Double,
    _ height: Double,
    top: Double,
    bottom: Double,
    scale: Double = 3
  ) -> ScreenEnvironment {
    ScreenEnvironment(
      size: LayoutSize(width: width, height: height),
      scale: scale,
      safeArea: LayoutInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    )
  }

  func with(typeSize: TypeSize) -> ScreenEnvironment {
    var environment = self
    environment.typeSize = typeSize
    return environment
  }
}

extension Action {
  /// A docked keyboard of this height comes up, or the one that is up changes to it.
  static func show(_ height: Double) -> Action { .show(.docked(height: height)) }
}
