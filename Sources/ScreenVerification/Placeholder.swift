public typealias Placeholder = Double
