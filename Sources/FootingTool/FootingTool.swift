public func runFooting() {}
