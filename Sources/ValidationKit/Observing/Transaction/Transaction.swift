/// The one transaction that spans everything live: first all state, then controls, then telling.
///
/// A write changes values, statuses and managers at once, inside ``perform(_:)``. Controls and
/// listeners wait in queues until the outermost one ends, and are then served until nothing is
/// left: controls first, with what they should be by then, and listeners by height.
@MainActor
final class Transaction {
  static let shared = Transaction()

  // Nothing of the user's runs while one of these is accessed, so that accesses need no check. (An
  // optimised build would check them over whole loops that call into user code, and trap.)
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var isDraining = false
  /// Whether a control or a listener waits.
  @exclusivity(unchecked) private var isWaiting = false
  @exclusivity(unchecked) private var queue = NotificationQueue()
  @exclusivity(unchecked) private var controls = ControlQueue()
  @exclusivity(unchecked) private var steps: [(change: StatusTransition, node: ValidationNode)] = []
  @exclusivity(unchecked) private var diagnostics: [ValidationDiagnostic] = []
  @exclusivity(unchecked) private var actionsAfterTelling: [@MainActor () -> Void] = []
  /// The conditions and members that still have to follow a change.
  @exclusivity(unchecked) var stale = StaleQueue()
  @exclusivity(unchecked) private var endings = EndingQueue()

  /// Counts outermost writes.
  private var round: UInt32 = 0
  /// The notifier that is being served, and the cause.
  @exclusivity(unchecked) private var runner = Runner()
  @exclusivity(unchecked) private var causes = CauseLedger()
  /// The last number that a listener got; those with later numbers came during this telling.
  private var lastNumber: UInt64 = 0
  private var firstNewNumber: UInt64 = .max
  /// The number of times that one notifier may be served within one outermost write, if no circle
  /// explains it.
  private static let turnLimit = 1_000_000
  /// The notifiers whose watchers wait for the end of the notification, since they keep a circle
  /// going.
  @exclusivity(unchecked) private var cut: [NotifierRecord] = []
  /// Whether only watchers are told what stands, so that values stay as they are.
  private(set) var isClosed = false

  /// The one that is being told at the moment.
  private struct Runner {
    var notifier: (any Notifier)?
    var listener: UInt64?
    /// The cause of its being told.
    var cause = CauseLedger.none
    /// The listener itself as a cause; noted when it first causes something.
    var ownCause: Int32?
  }

  /// Runs a change; the outermost one serves controls and listeners before it returns.
  func perform<Result, Failure: Error>(
    _ change: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    begin()
    defer { end() }
    return try change()
  }

  func begin() { depth += 1 }

  func end() {
    depth -= 1
    guard depth == 0, !isDraining, isWaiting else { return }
    drain()
  }

  /// Runs what follows from the release of something, in the middle of whatever released it: state
  /// and controls are right at once, and listeners, who might read the property that is being
  /// written, are told by the next change, or soon.
  func performEnd(_ change: () -> Void) {
    begin()
    change()
    depth -= 1
    guard depth == 0, !isDraining, isWaiting else { return }
    // What setters of controls cause waits like the rest.
    isDraining = true
    writeControls()
    isDraining = false
    if !(queue.isEmpty && actionsAfterTelling.isEmpty) {
      Task { Transaction.shared.drainIfWaiting() }
    }
  }

  private func drainIfWaiting() {
    begin()
    end()
  }

  // MARK: - State

  /// Corrects the managers above a node whose status changed, and those above them.
  ///
  /// A loop, not a recursion: managers may be nested arbitrarily deep.
  func propagate(_ change: StatusTransition, from node: ValidationNode) {
    steps.append((change, node))
    while let step = steps.popLast() {
      for parent in step.node.parents {
        if let next = parent.memberChanged(step.change) { steps.append((next, parent)) }
      }
    }
  }

  /// Has everything follow that waits to, unless somebody sees to that already.
  func revalidateStale() {
    guard stale.begin() else { return }
    begin()
    while true {
      if let conditions = stale.nextConditions() {
        conditions.apply()
      } else if let member = stale.nextMember() {
        member.revalidateStale()
      } else {
        break
      }
    }
    stale.end()
    end()
  }

  /// Takes over what a manager that ends kept alive, and its votes.
  func addEnding(_ members: [any Validatable], _ votes: [EndingQueue.Vote]) {
    endings.add(members, votes)
  }

  /// Lets go of what was taken over, unless somebody sees to that already.
  func letGoOfEnding() {
    guard endings.begin() else { return }
    while let member = endings.nextMember() { withExtendedLifetime(member) {} }
    for vote in endings.end() { vote.record.leave(vote.ballot) }
  }

  func enqueue(_ notifier: any Notifier) {
    let place = NotifierRecord.of(notifier)
    guard !place.isQueued else { return }
    isWaiting = true
    place.cause = currentCause
    queue.push(place, height: notifier.height)
  }

  func enqueue(_ control: ControlRecord) {
    guard !control.isQueued else { return }
    isWaiting = true
    controls.push(control, because: currentCause)
  }

  /// Runs an action once nothing waits to be told any more; at once where nothing does.
  func afterTelling(_ action: @escaping @MainActor () -> Void) {
    guard depth > 0 || isDraining || isWaiting else { return action() }
    isWaiting = true
    actionsAfterTelling.append(action)
  }

  // MARK: - Telling

  private func drain() {
    isDraining = true
    round &+= 1
    firstNewNumber = lastNumber + 1
    while true {
      writeControls()
      guard let (notifier, place) = queue.pop() else { break }
      guard place.turns.takesTurn(in: round, limit: Self.turnLimit) else {
        diagnose(.unsettled(source: notifier.diagnosticName, limit: Self.turnLimit))
        cutOff(notifier, place)
        while let (next, place) = queue.pop() { cutOff(next, place) }
        continue
      }
      tell(notifier, place)
    }
    if !cut.isEmpty { notifyThoseCutOff() }
    runner = Runner()
    if !causes.isEmpty { causes.clear() }
    isDraining = false
    isWaiting = false
    let actions = actionsAfterTelling
    actionsAfterTelling = []
    report()
    for action in actions { action() }
  }

  private func tell(_ notifier: any Notifier, _ place: NotifierRecord) {
    runner = Runner(notifier: notifier, cause: place.cause)
    if notifier.hasNewsForWatchers {
      // Whoever watches has no name, so all who watch one thing count as one.
      if mayTell(Self.number(of: notifier)) {
        notifier.notifyWatchers()
      } else {
        cutOffObservers(place)
      }
    }
    notifier.notifyListeners()
  }

  /// Whether a listener of what is being told may be told now; false where that keeps a circle
  /// going.
  func mayTell(_ listener: UInt64) -> Bool {
    let (isAllowed, isNewCircle) = causes.mayTell(
      listener, becauseOf: runner.cause, bound: Validation.settlingLimit)
    if isNewCircle {
      let source = runner.notifier?.diagnosticName ?? "a member"
      diagnostics.append(.unsettled(source: source, limit: Validation.settlingLimit))
    }
    guard isAllowed else { return false }
    runner = Runner(notifier: runner.notifier, listener: listener, cause: runner.cause)
    return true
  }

  /// Notes that what comes next only passes on what is being told, and stands in no chain.
  func willPassOn() { runner = Runner(notifier: runner.notifier, cause: runner.cause) }

  /// Gives up telling someone who was told too often.
  private func cutOff(_ notifier: any Notifier, _ place: NotifierRecord) {
    notifier.skipListeners()
    if notifier.hasNewsForWatchers { cutOffObservers(place) }
  }

  private func cutOffObservers(_ place: NotifierRecord) {
    guard !place.isCut else { return }
    place.isCut = true
    cut.append(place)
  }

  /// Tells whoever watches what kept a circle going, once, while values stay as they are: what is
  /// read now is what stands afterwards.
  private func notifyThoseCutOff() {
    isClosed = true
    let cut = cut
    self.cut = []
    for place in cut {
      place.isCut = false
      place.notifier?.notifyWatchers()
    }
    writeControls()
    while let (notifier, _) = queue.pop() { notifier.skipListeners() }
    isClosed = false
  }

  // MARK: - Controls

  /// Gives every waiting control the state that it should have, until none waits.
  func writeControls() {
    guard depth == 0, let session = controls.begin() else { return }
    let notifier = runner
    while let (control, cause) = controls.next() {
      guard control.turns.takesTurn(in: session, limit: Validation.settlingLimit) else {
        diagnostics.append(.unsettledControl(limit: Validation.settlingLimit))
        continue
      }
      // A control stands in chains as listeners do, and is never cut off.
      runner = Runner(listener: Self.number(of: control), cause: cause)
      control.write()
    }
    runner = notifier
    controls.end()
  }

  // MARK: - Causes

  /// Returns a number for a listener that comes now.
  func number() -> UInt64 {
    lastNumber += 1
    return lastNumber
  }

  /// Returns what stands for an object among the numbers of listeners, which are far smaller.
  private static func number(of object: AnyObject) -> UInt64 {
    UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// Whether a listener came during this telling.
  func isNew(_ number: UInt64) -> Bool { number >= firstNewNumber }

  private var currentCause: Int32 {
    // What is passed on, without a listener, is caused by what led to its being told.
    guard let listener = runner.listener else { return runner.cause }
    if let cause = runner.ownCause { return cause }
    let cause = causes.note(
      listener, toldBecauseOf: runner.cause, bound: Validation.settlingLimit)
    runner.ownCause = cause
    return cause
  }

  // MARK: - Diagnostics

  /// Hands a diagnostic to the handler, after the telling that is under way.
  func diagnose(_ diagnostic: ValidationDiagnostic) {
    diagnostics.append(diagnostic)
    if !isDraining { report() }
  }

  private var isReporting = false

  /// Reports the diagnostics; what the handler causes is not reported again, so that it cannot keep
  /// itself busy.
  private func report() {
    guard !diagnostics.isEmpty, !isReporting else { return }
    isReporting = true
    let current = diagnostics
    for diagnostic in current { Validation.onDiagnostic(diagnostic) }
    diagnostics = []
    isReporting = false
  }
}
