import FootingTool
import ScreenProperties

runTool(
  checking: Claims.layouts.map(CheckedProperty.screen) + Claims.laws.map(CheckedProperty.law),
  onRequest: (Claims.techniques + Claims.wild).map(CheckedProperty.screen)
)
