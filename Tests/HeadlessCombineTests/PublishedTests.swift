import Combine
import Testing

@Suite struct PublishedTests {
  class Model: ObservableObject {
    @Published var name = "a"
    var plain = 0
  }

  final class Child: Model {
    @Published var count = 0
  }

  final class Bare: ObservableObject {}

  @MainActor final class Screen: ObservableObject {
    @Published var height = 0.0
    private var cancellables = Set<AnyCancellable>()

    init(_ heights: PassthroughSubject<Double, Never>) {
      heights.sink { [weak self] in self?.height = $0 }.store(in: &cancellables)
      heights.map { $0 * 2 }.assign(to: &$height)
    }
  }

  @Test func `an object tells before a published property changes`() {
    let model = Child()
    var seen: [String] = []
    let observer = model.objectWillChange.sink { seen.append("\(model.name) \(model.count)") }
    model.name = "b"
    model.count = 1
    model.plain = 1
    observer.cancel()
    model.name = "c"
    #expect(seen == ["a 0", "b 0"])
  }

  @Test func `a property's publisher sends before the property changes`() {
    let model = Model()
    var seen: [String] = []
    let observer = model.$name.sink { seen.append("\(model.name) -> \($0)") }
    model.name = "b"
    observer.cancel()
    #expect(seen == ["a -> a", "a -> b"])
  }

  @Test func `an object without published properties keeps its publisher`() {
    let bare = Bare()
    var count = 0
    let observer = bare.objectWillChange.sink { count += 1 }
    bare.objectWillChange.send()
    observer.cancel()
    #expect(count == 1)
  }

  @Test @MainActor func `assign writes to a published property while it lives`() {
    let heights = PassthroughSubject<Double, Never>()
    var cancelled = false
    let source = PassthroughSubject<Double, Never>()
    let relay = source.handleEvents(receiveCancel: { cancelled = true })
    var screen: Screen? = Screen(heights)
    var seen: [Double] = []
    let observer = screen?.$height.sink { seen.append($0) }
    heights.send(10)
    #expect(seen == [0, 10, 20])
    if let screen { relay.assign(to: &screen.$height) }
    source.send(5)
    #expect(screen?.height == 5)
    observer?.cancel()
    screen = nil
    #expect(cancelled)
  }
}
