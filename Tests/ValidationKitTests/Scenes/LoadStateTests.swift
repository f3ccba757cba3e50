import Testing

@testable import ValidationKit

@Suite("Load states and what is shown of them")
@MainActor
struct LoadStateTests {
  final class View: LoadStateErrorView {
    var isHidden: Bool
    private(set) var messages: [String] = []
    init(isHidden: Bool = false) { self.isHidden = isHidden }
    func show(_ message: String) { messages.append(message) }
  }

  final class Screen: LoadStateDisplay {
    let loading = View()
    let failure = View()
    let content: View?
    var loadingView: any LoadStateView { loading }
    var errorView: any LoadStateErrorView { failure }
    var contentView: (any LoadStateView)? { content }

    init(content: View? = View()) { self.content = content }

    /// The views that are visible.
    var visible: String {
      [
        loading.isHidden ? nil : "loading", failure.isHidden ? nil : "error",
        content.map(\.isHidden) ?? true ? nil : "content",
      ].compactMap { $0 }.joined(separator: " ")
    }
  }

  @Test("Scene 4: exactly one view is visible in each state, whatever came before")
  func exactlyOne() {
    let states: [(LoadState<Int>?, String)] = [
      (nil, "content"), (.loading, "loading"), (.loaded(1), "content"), (.error("No"), "error"),
    ]
    for (before, _) in states {
      for (state, visible) in states {
        let screen = Screen()
        screen.update(to: before)
        screen.update(to: state)
        #expect(screen.visible == visible)
      }
    }
  }

  @Test("Scene 4: the content view is optional, and the error view is handed each message")
  func optionalContent() {
    let screen = Screen(content: nil)
    screen.update(to: LoadState<Int>.loaded(1))
    #expect(screen.visible == "")
    screen.update(to: LoadState<Int>.error("No"))
    screen.update(to: LoadState<Int>.error("Still no"))
    #expect(screen.visible == "error" && screen.failure.messages == ["No", "Still no"])
  }

  @Test("Scene 4: content that may be nil is content all the same")
  func optionalValue() {
    let screen = Screen()
    screen.update(to: LoadState<Int?>.loading)
    screen.update(to: LoadState<Int?>.loaded(nil))
    #expect(screen.visible == "content")
  }

  @Test("Scene 4: a state says what it holds")
  func parts() {
    let states: [LoadState<Int>] = [.loading, .loaded(1), .error("No")]
    #expect(states.map(\.isLoading) == [true, false, false])
    #expect(states.map(\.content) == [nil, 1, nil])
    #expect(states.map(\.errorMessage) == [nil, nil, "No"])
    #expect(LoadState.loaded(1) == .loaded(1) && LoadState.loaded(1) != .loading)
  }

  @Test("Scene 4: a screen follows a submission")
  func following() async {
    let screen = Screen()
    var shown: [String] = []
    let submission = Submission<Int>(of: ValidationManager()) { _ in throw SubmissionFailure("No") }
    let token = submission.onStateChange {
      screen.update(to: $0)
      shown.append(screen.visible)
    }
    screen.update(to: submission.state)
    #expect(screen.visible == "content")
    await submission.submit()
    #expect(shown == ["loading", "error"] && screen.failure.messages == ["No"])
    token.cancel()
  }

  @Test("Scene 4: a screen that holds the state updates itself")
  func holdingScreen() {
    final class Holding: LoadStateScreen {
      let screen = Screen()
      var loadState: LoadState<Int>? { didSet { update() } }
      var loadingView: any LoadStateView { screen.loadingView }
      var errorView: any LoadStateErrorView { screen.errorView }
      var contentView: (any LoadStateView)? { screen.contentView }
    }
    let holding = Holding()
    holding.loadState = .loading
    #expect(holding.screen.visible == "loading")
    holding.loadState = .error("No")
    #expect(holding.screen.visible == "error" && holding.screen.failure.messages == ["No"])
    holding.loadState = .loaded(1)
    #expect(holding.screen.visible == "content")
  }
}
