import FootingTool
runFooting()
