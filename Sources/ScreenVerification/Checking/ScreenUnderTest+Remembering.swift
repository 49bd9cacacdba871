import Synchronization

extension ScreenUnderTest {
  /// The same screen, its latest story kept for a following scenario that differs in nothing but a
  /// type size that nothing on the screen asks for.
  ///
  /// Where nothing happens, a story follows from what the screen asked for: at another type size it
  /// would be the same, word for word.
  var remembering: ScreenUnderTest {
    let latest = LatestStory<Content>()
    return ScreenUnderTest(
      name: name,
      content: content,
      grid: grid,
      actions: actions
    ) { scenario, comparisons in
      if let story = latest.story(for: scenario, comparisons) { return story }
      let story = try observe(scenario, comparisons)
      latest.keep(story, of: scenario, comparisons)
      return story
    }
  }
}

/// A class: the cases of a run share it.
private final class LatestStory<Content: Sendable>: Sendable {
  private struct Entry {
    var story: Story
    var environment: ScreenEnvironment
    var content: String
    var comparisons: Story.Comparisons
  }

  private let entry = Mutex<Entry?>(nil)

  func keep(_ story: Story, of scenario: Scenario<Content>, _ comparisons: Story.Comparisons) {
    guard scenario.actions.isEmpty, !story.dependsOnTypeSize else { return }
    entry.withLock { entry in
      entry = Entry(
        story: story,
        environment: scenario.environment,
        content: "\(scenario.content)",
        comparisons: comparisons
      )
    }
  }

  func story(for scenario: Scenario<Content>, _ comparisons: Story.Comparisons) -> Story? {
    guard scenario.actions.isEmpty else { return nil }
    return entry.withLock { entry in
      guard let entry, entry.comparisons == comparisons, entry.content == "\(scenario.content)",
        entry.environment.isEqualButForTypeSize(to: scenario.environment)
      else { return nil }
      var story = entry.story
      story.start.environment.typeSize = scenario.environment.typeSize
      return story
    }
  }
}

extension ScreenEnvironment {
  fileprivate func isEqualButForTypeSize(to other: ScreenEnvironment) -> Bool {
    var copy = self
    copy.typeSize = other.typeSize
    return copy == other
  }
}
