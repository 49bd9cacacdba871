import FootingTool
import ScreenProperties

runTool(checking: Claims.screens.map(CheckedProperty.screen))
