extension AnyField {
  /// Takes an answer of an async rule, unless a later judgement outdated the question.
  final func receive(_ verdict: RuleVerdict, for index: Int, generation: UInt64) {
    guard let questions, questions.generation == generation, !questions.isGivenUp else { return }
    questions.take(verdict, for: index)
    remember(verdict, of: index)
    // While another rule fails, because another field changed, answers are kept for later.
    guard state.flags.contains(.isAsking) else { return }
    update { $0.setAnswers(questions.verdict(reporting), awaited: questions.count) }
  }

  /// Reveals what is wrong, judges afresh what may have changed unnoticed, and asks at once what
  /// waits for a pause in typing and what was not asked yet: values that were never edited, and
  /// checks that failed.
  final func prepareSubmission() {
    if isConditional || hasFailedCheck || (questions?.isGivenUp ?? hasAsyncRules) {
      // As one event: a field that seems right only because nobody was asked yet stays revealed.
      revalidate(.afresh) { $0.submit() }
    } else {
      update { $0.submit() }
    }
    questions?.flush()
  }

  /// Asks again, at once, what could not be checked, and what was given up.
  ///
  /// - Parameter event: What led to it, as one with it, so that what is asked again looks as
  /// before.
  final func retryFailedCheck(after event: (inout FieldState) -> Void = { _ in }) {
    guard hasFailedCheck || canResume else { return update(event) }
    revalidate(.afresh, after: event)
    questions?.flush()
  }

  private var hasFailedCheck: Bool {
    state.flags.contains(.isAsking) && questions?.hasFailed == true
  }

  /// Whether somebody needs the answers to what was given up.
  private var canResume: Bool {
    questions?.isGivenUp == true && node.isVerified && state.flags.contains(.isAsking)
  }

  /// Asks again what was given up, if somebody needs the answer.
  final func resumeQuestions() {
    if canResume { revalidate(.afresh) }
  }
}
