/// The state of something that takes time: exactly one of three.
public enum LoadState<Content> {
  /// It is under way.
  case loading
  /// It came to this.
  case loaded(Content)
  /// It failed, and this is to be said of it.
  case error(String)

  /// The content, or nil.
  public var content: Content? {
    if case .loaded(let content) = self { content } else { nil }
  }

  /// The message of the failure, or nil.
  public var errorMessage: String? {
    if case .error(let message) = self { message } else { nil }
  }

  /// Whether it is under way.
  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}

extension LoadState: Sendable where Content: Sendable {}
extension LoadState: Equatable where Content: Equatable {}
