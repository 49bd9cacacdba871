extension Subscribers {
  /// How a publisher ends.
  @frozen public enum Completion<Failure: Error> {
    /// There are no more values.
    case finished
    /// It stopped because of an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion: Equatable where Failure: Equatable {}

extension Subscribers.Completion: Hashable where Failure: Hashable {}

extension Subscribers.Completion {
  /// The same end, its failure put differently.
  func mapError<NewFailure: Error>(
    _ transform: (Failure) -> NewFailure
  ) -> Subscribers.Completion<NewFailure> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }

  /// The same end where any error may be one.
  var erased: Subscribers.Completion<any Error> {
    mapError { $0 }
  }
}

extension Subscribers.Completion {
  var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}
