extension AnyField {
  /// Takes an answer of an async rule, unless a later judgement outdated the question.
  final func receive(_ verdict: RuleVerdict, for index: Int, generation: UInt64) {
    guard let questions, questions.generation == generation, state.generation == generation
    else { return }
    questions.take(verdict, for: index)
    remember(verdict, of: index)
    update { $0.setAnswers(questions.verdict(reporting), awaited: questions.count) }
  }

  /// Reveals what is wrong, judges afresh what may have changed unnoticed, and asks at once what waits
  /// for a pause in typing and what was not asked yet: values that were never edited, and checks that
  /// failed.
  final func prepareSubmission() {
    let hasFailed = state.slots.asyncOutcome == .couldNotBeChecked
    if isConditional || hasFailed || (questions == nil && hasUnaskedRules) {
      // As one event: a field that seems right only because nobody was asked yet stays revealed.
      judgeAgain { $0.reveal() }
    } else {
      reveal()
    }
    questions?.flush()
  }

  /// Gives up what was asked: no manager needs the answer any more.
  final func abandonQuestions() {
    guard state.awaited > 0 else { return }
    endQuestions()
    update { $0.abandonAnswers() }
  }

  /// Asks again what was given up.
  final func resumeQuestions() {
    if questions == nil, hasUnaskedRules, !state.flags.isDisjoint(with: [.isEdited, .isRevealed]) {
      judgeAgain()
    }
  }
}
