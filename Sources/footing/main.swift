import FootingTool
import ScreenProperties

runTool(
  checking: Claims.screens.map(CheckedProperty.screen) + Claims.laws.map(CheckedProperty.law)
)
