/// Something that can be hidden; a toolkit's view conforms in one line.
@MainActor
public protocol LoadStateView: AnyObject {
  /// Whether it is not shown.
  var isHidden: Bool { get set }
}

/// A view that shows what went wrong.
@MainActor
public protocol LoadStateErrorView: LoadStateView {
  /// Takes the message that is to be shown.
  func show(_ message: String)
}

/// Something with a view for each load state, of which exactly one is visible.
///
/// A type that has the views gets ``update(to:)`` for nothing.
@MainActor
public protocol LoadStateDisplay: AnyObject {
  /// The view that is shown while loading.
  var loadingView: any LoadStateView { get }
  /// The view that is shown after a failure.
  var errorView: any LoadStateErrorView { get }
  /// The view that is shown once loaded; nil where there is nothing to show or hide.
  var contentView: (any LoadStateView)? { get }
}

extension LoadStateDisplay {
  /// Shows the view of a state, and hides the others; nil, before anything was loaded, hides the
  /// loading and the error view and shows the content.
  public func update<Content>(to state: LoadState<Content>?) {
    loadingView.isHidden = !(state?.isLoading ?? false)
    if let message = state?.errorMessage { errorView.show(message) }
    errorView.isHidden = state?.errorMessage == nil
    contentView?.isHidden = !(state.map { $0.content != nil } ?? true)
  }
}

/// A display that also holds the state, so that ``update()`` needs no argument.
@MainActor
public protocol LoadStateScreen: LoadStateDisplay {
  /// The content that is loaded.
  associatedtype Content

  /// The state to show; call ``update()`` when it changes.
  var loadState: LoadState<Content>? { get }
}

extension LoadStateScreen {
  /// Shows the view of the present state, and hides the others.
  public func update() { update(to: loadState) }
}
