import PropertyTesting

/// Thirty more properties with a fault, of other shapes than the public challenges.
extension Challenge {
  package static let further: [Challenge] = [
    intervals, graphCycle, runLengths, leapDay, searchTree, halfNumber, subtraction, lostDuplicate,
    overdraft, glob, leastRecentlyUsed, matrix, longScalar, lastPlace, stackMachine, equalValues,
    negativeDuration, nesting, squareRoot, exactSum,
    thrice, chosenSum, absentValues, twoLists, diagonal, counter, window,
    closeNumbers, halves, tallBox,
  ]
}
