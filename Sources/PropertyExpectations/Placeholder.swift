public import PropertyTesting
public typealias Placeholder = Verdict
