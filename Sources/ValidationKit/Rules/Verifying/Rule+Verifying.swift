extension Rule {
  /// Throws where the rule does not accept and refuse what a table says; for tests of your rules.
  ///
  ///     @Test("Even numbers only")
  ///     func even() throws {
  ///       try Rule.even.verify(accepts: [0, 2, -4], rejects: [1, 3])
  ///     }
  ///
  /// Works under any test framework: the error's description lists every disagreement. Each text
  /// that an accepted text begins with is tried too (of texts up to 1,000 bytes): it may be
  /// anything but wrong, since typing on made it right.
  ///
  /// - Parameters:
  ///   - accepts: Values that are right, with warnings or without.
  ///   - rejects: Values that are not right.
  /// - Throws: ``RuleVerificationError`` with all disagreements.
  public func verify(accepts: [Value] = [], rejects: [Value] = []) throws(RuleVerificationError) {
    try verify(accepts, rejects.map { ($0, .rejected) })
  }

  /// Throws where the rule does not accept what a table says, or refuses it in another way.
  ///
  ///     try Rule.length(min: 2, max: 3).verify(
  ///       accepts: ["ab", "abc"],
  ///       rejects: ["a": "tooShort", "": .incomplete, "abcd": .wrong("tooLong")])
  ///
  /// - Parameters:
  ///   - accepts: Values that are right, with warnings or without.
  ///   - rejects: Values that are not right, each with the reason or the outcome.
  /// - Throws: ``RuleVerificationError`` with all disagreements.
  public func verify(
    accepts: [Value] = [], rejects: KeyValuePairs<Value, RuleRejection>
  ) throws(RuleVerificationError) {
    try verify(accepts, rejects.map { ($0.key, $0.value) })
  }

  /// Returns every disagreement with a table, for tests that compare instead of throwing.
  ///
  ///     #expect(Rule.even.disagreements(accepts: [2], rejects: [1]).isEmpty)
  ///
  /// - Parameters:
  ///   - accepts: Values that are right, with warnings or without.
  ///   - rejects: Values that are not right.
  public func disagreements(accepts: [Value] = [], rejects: [Value] = []) -> [RuleDisagreement] {
    disagreements(accepts, rejects.map { ($0, .rejected) })
  }

  private func verify(
    _ accepts: [Value], _ rejects: [(Value, RuleRejection)]
  ) throws(RuleVerificationError) {
    let disagreements = disagreements(accepts, rejects)
    guard !disagreements.isEmpty else { return }
    throw RuleVerificationError(
      rule: description, disagreements: disagreements, count: accepts.count + rejects.count)
  }

  private func disagreements(
    _ accepts: [Value], _ rejects: [(Value, RuleRejection)]
  ) -> [RuleDisagreement] {
    var found: [RuleDisagreement] = []
    for value in accepts {
      let verdict = check(value)
      if !verdict.isValid {
        found.append(
          RuleDisagreement(value: literal(of: value), expected: "valid", found: verdict))
      } else if let start = wrongStart(of: value) {
        found.append(start)
      }
    }
    for (value, rejection) in rejects {
      let verdict = check(value)
      if rejection.matches(verdict) { continue }
      found.append(
        RuleDisagreement(
          value: literal(of: value), expected: rejection.description, found: verdict))
    }
    return found
  }

  /// Returns the shortest start of an accepted text that is called wrong.
  private func wrongStart(of value: Value) -> RuleDisagreement? {
    guard let text = value as? String, text.utf8.count <= 1_000 else { return nil }
    for end in text.unicodeScalars.indices {
      guard let start = String(text.unicodeScalars[..<end]) as? Value else { return nil }
      let verdict = check(start)
      if verdict.outcome == .wrong {
        return RuleDisagreement(
          value: literal(of: start),
          expected: "not wrong (it begins \(text.literal))", found: verdict)
      }
    }
    return nil
  }
}
