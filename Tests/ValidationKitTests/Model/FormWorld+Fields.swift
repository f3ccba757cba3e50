@testable import ValidationKit

/// What is done to single fields, and what makes them depend on each other.
extension FormWorld {
  func performOnField(_ operation: ModelOperation) {
    guard let id = busyField(operation.a), let field = fields[id] else { return }
    switch operation.kind {
    case .write: write(id, field, operation)
    case .visit: visit(id, field, operation)
    case .reveal:
      note("reveal f\(id)")
      model.reveal(id)
      field.reveal()
    case .impose:
      let texts = operation.b % 3 == 0 ? [] : ["Taken"]
      note("impose f\(id) \(texts)")
      model.impose(id, texts)
      field.impose(
        texts.map { ValidationIssue(rule: "imposed", message: IssueMessage($0)) })
    case .resetField:
      note("reset f\(id)")
      model.reset(id)
      field.reset()
    case .changeRules, .changeRequired, .changeQuestions: changeJudging(id, field, operation)
    default: changePresentation(id, field, operation)
    }
    count(operation.kind)
  }

  /// Half of what happens, happens to the four fields that ask or repeat, or are repeated.
  private func busyField(_ number: Int) -> Int? {
    number % 2 == 0 ? 1 + number / 2 % 4 : pick(model.liveFields, number / 2)
  }

  private func write(_ id: Int, _ field: Field<String>, _ operation: ModelOperation) {
    let values = ["", "a", "ab", "abc", "abc", "abcd", "ca"]
    var value = values[operation.b % values.count]
    // Often what another field asks for, which is seldom met by chance.
    if operation.c % 3 == 0, let source = pick(model.fields[id]!.comparisons, operation.b)?.source {
      value = model.fields[source]!.value
    }
    note("f\(id).value = “\(value)”")
    model.edit(id, value)
    field.value = value
  }

  private func visit(_ id: Int, _ field: Field<String>, _ operation: ModelOperation) {
    if operation.b % 5 < 2 {
      note("f\(id).enter()")
      model.enter(id)
      field.enter()
    } else {
      note("f\(id).leave()")
      model.leave(id)
      field.leave()
    }
  }

  private func changeJudging(_ id: Int, _ field: Field<String>, _ operation: ModelOperation) {
    switch operation.kind {
    case .changeRules:
      let number = operation.b % Self.rules.count
      note("f\(id).rules = \(number)")
      model.judge(id) {
        $0.rules = Self.rules[number]
        $0.forgetAnswers()
        $0.remembered = [:]
      }
      field.rules = Self.rules[number].map(\.rule)
    case .changeRequired:
      let (isRequired, keepsConditions) = (operation.b % 2 == 0, operation.c % 3 == 0)
      note("f\(id).required = \(isRequired), beside conditions \(keepsConditions)")
      model.judge(id) {
        $0.isRequired = isRequired
        $0.isRequirementReplaced = false
        if !keepsConditions { $0.requirements = [] }
        $0.forgetAnswers()
        $0.remembered = [:]
      }
      if keepsConditions {
        field.criteria.requirement = isRequired ? .always : .never
      } else {
        field.isRequired = isRequired
      }
    default:
      // Only fields that the first form verifies: what nobody verifies is not asked about.
      guard id == 3 || id == 4 else { return }
      let number = operation.b % Self.questions.count
      note("f\(id).asyncRules = \(number)")
      setQuestions(id, Self.questions[number])
    }
  }

  private func changePresentation(_ id: Int, _ field: Field<String>, _ operation: ModelOperation) {
    switch operation.kind {
    case .changePolicy:
      // Whether a look that is kept follows another policy, the documents leave open.
      guard model.fields[id]?.held == nil else { return }
      let timings = FeedbackPolicy.Timing.allCases
      let policy = FeedbackPolicy(
        timings[operation.b % timings.count], clearsOnEntry: operation.c % 2 == 0)
      note("f\(id).feedback = \(policy.timing) \(policy.clearsOnEntry)")
      model.change(id) { $0.fields[id]?.policy = policy }
      field.feedback = policy
    case .changeMessage:
      let message = [nil, "", "Field", "Other"][operation.b % 4]
      note("f\(id).message = \(message ?? "nil")")
      model.change(id) { $0.fields[id]?.message = message }
      field.message = message
    case .changeLanguage:
      let language = operation.b % 2 == 0 ? "aa" : "bb"
      note("f\(id) speaks \(language)")
      model.change(id) { $0.fields[id]?.language = language }
      field.presentation.messages = Self.catalog(language)
    default:
      guard model.fields[id]?.held == nil else { return }
      note("f\(id).neutralWhenEmpty = \(operation.b % 2 == 0)")
      model.change(id) { $0.fields[id]?.neutralWhenEmpty = operation.b % 2 == 0 }
      field.presentation.neutralWhenEmpty = operation.b % 2 == 0
    }
  }

  // MARK: - Fields and each other

  func performBetweenFields(_ operation: ModelOperation) {
    guard let source = pick(model.liveFields, operation.b) else { return }
    switch operation.kind {
    case .compare:
      guard let id = pick(model.liveFields, operation.a), id != source,
        model.fields[id]!.comparisons.count < 3
      else { return }
      // Whether `sameAs` asked both ways is once, the documents leave open.
      let kinds = FieldComparison.allCases.filter { $0 != .sameAs }
      let place = operation.c % (kinds.count + 4)
      let comparison: FieldModel.Comparison =
        place < kinds.count ? .compare(kinds[place], source) : .same(source)
      addComparison(comparison, to: id)
    case .includeWhen: includeWhen(operation, source)
    case .requireWhen:
      guard let id = pick([0, 2, 5], operation.a), !model.depends(source, on: id)
      else { return }
      let condition = condition(operation, source)
      guard addKeepingRows({ $0.fields[id]?.requirements.append(condition) }) else { return }
      note("f\(id).require(when: f\(source) \(condition.test))")
      model.judge(id) {
        $0.requirements.append(condition)
        $0.isRequirementReplaced = true
        $0.forgetAnswers()
      }
      fields[id]?.require(when: fields[source]!, evenIfExcluded: condition.evenIfExcluded) {
        condition.accepts($0)
      }
    default: replaceSource(operation)
    }
    count(operation.kind)
  }

  func addComparison(_ comparison: FieldModel.Comparison, to id: Int) {
    guard let field = fields[id], let source = fields[comparison.source] else { return }
    let isNew = model.fields[id]?.comparisons.contains(comparison) == false
    // Twice the same comparison is once; of others the documents do not say so.
    if case .compare = comparison, !isNew { return }
    note("f\(id).require(\(comparison.name), f\(comparison.source))")
    model.judge(id) {
      if isNew { $0.comparisons.append(comparison) }
      $0.forgetAnswers()
    }
    switch comparison {
    case .same: field.requireSame(as: source)
    case .compare(let kind, _): field.require(kind, source)
    }
  }

  private func includeWhen(_ operation: ModelOperation, _ source: Int) {
    guard let id = pick(model.members, operation.a), !model.isBusy(id),
      !model.depends(source, on: id), let member = member(id)
    else { return }
    let condition = condition(operation, source)
    guard addKeepingRows({ $0.conditions[id, default: []].append(condition) }) else { return }
    note("\(id).include(when: f\(source) \(condition.test))")
    model.change(id) { $0.conditions[id, default: []].append(condition) }
    member.include(when: fields[source]!, evenIfExcluded: condition.evenIfExcluded) {
      condition.accepts($0)
    }
  }

  private func condition(_ operation: ModelOperation, _ source: Int) -> FormModel.Condition {
    FormModel.Condition(
      source: source, test: pick(FormModel.Condition.Test.allCases, operation.c)!,
      evenIfExcluded: operation.c % 5 == 0)
  }

  /// Whether something can be wired without putting two fields that managers switch in a row.
  func addKeepingRows(_ wire: (inout FormModel) -> Void) -> Bool {
    var wired = model
    wire(&wired)
    return wired.controlsInARow() < 2
  }

  /// Lets a field go on which others depend, and makes a new one.
  private func replaceSource(_ operation: ModelOperation) {
    let free = model.liveFields.filter { id in
      id > 5 && model.managers(of: id).isEmpty && model.managersOf(control: id).isEmpty
        && model.holds[id, default: 0] == 0
    }
    // A call that is under way may hold on to a field.
    guard !isReacting, let id = pick(free, operation.a) else { return }
    note("drop f\(id)")
    for listener in listeners where listener.field == id { end(listener) }
    watchers.removeAll { $0.field == id }
    model.change(id) { $0.remove(field: id) }
    var gone = fields.removeValue(forKey: id)
    withExtendedLifetime(gone) {}
    gone = nil
    addSource()
  }
}

extension FormModel {
  /// Takes a field that is gone out of everything; what depended on it does so no longer.
  mutating func remove(field id: Int) {
    fields[id] = nil
    reasons[id] = nil
    conditions[id] = nil
    isOn[id] = nil
    unmanaged[id] = nil
    for other in members { conditions[other]?.removeAll { $0.source == id } }
    for other in liveFields {
      let sources = (fields[other]?.requirements.map(\.source) ?? [])
      if (sources + (fields[other]?.comparisons.map(\.source) ?? [])).contains(id) {
        noteJudgement(of: other)
      }
      fields[other]?.requirements.removeAll { $0.source == id }
      fields[other]?.comparisons.removeAll { $0.source == id }
    }
  }
}
