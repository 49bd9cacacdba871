package import Foundation

/// Answers one message after the other until the compiler has no more.
package struct MessageLoop {
  private let channel: Channel

  package init(channel: Channel) {
    self.channel = channel
  }

  package func run() {
    while let message = channel.read() {
      channel.write(MessageLoop.answer(to: message))
    }
  }

  /// The answer to `message`; what is not understood is answered with an error to show.
  package static func answer(to message: Data) -> Data {
    let answer: Answer
    do {
      answer = Answer(to: try JSONDecoder().decode(Request.self, from: message))
    } catch {
      answer = .failure("the macros of Footing do not understand the compiler: \(error)", at: nil)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(answer)) ?? Data("{}".utf8)
  }
}
