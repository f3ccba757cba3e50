extension AnyField {
  /// Takes an answer of an async rule, unless a later judgement outdated the question.
  final func receive(_ verdict: RuleVerdict, for index: Int, generation: UInt64) {
    guard let questions, questions.generation == generation else { return }
    questions.take(verdict, for: index)
    remember(verdict, of: index)
    // While another rule fails, because another field changed, answers are kept for later.
    guard state.flags.contains(.isAsking) else { return }
    update { $0.setAnswers(questions.verdict(reporting), awaited: questions.count) }
  }

  /// Reveals what is wrong, judges afresh what may have changed unnoticed, and asks at once what waits
  /// for a pause in typing and what was not asked yet: values that were never edited, and checks that
  /// failed.
  final func prepareSubmission() {
    if isConditional || hasFailedCheck || (questions == nil && hasAsyncRules) {
      // As one event: a field that seems right only because nobody was asked yet stays revealed.
      judgeAgain(.afresh) { $0.reveal() }
    } else {
      reveal()
    }
    questions?.flush()
  }

  /// Asks again, at once, what could not be checked, and what was given up.
  final func retryFailedCheck() {
    guard hasFailedCheck else { return resumeQuestions() }
    judgeAgain(.afresh)
    questions?.flush()
  }

  private var hasFailedCheck: Bool {
    state.slots.asyncOutcome == .couldNotBeChecked && !node.isExcluded
  }

  /// Asks again what was given up.
  final func resumeQuestions() {
    guard questions == nil, state.flags.contains(.isAsking) else { return }
    judgeAgain(.afresh)
  }
}
