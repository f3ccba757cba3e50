/// The one transaction that spans everything live: first all state, then controls, then telling.
///
/// A write changes values, statuses and managers at once, inside ``perform(_:)``. Controls and
/// listeners wait in queues until the outermost one ends, and are then served until nothing is
/// left: controls first, with what they should be by then, and listeners by height.
@MainActor
final class Graph {
  static let shared = Graph()

  // Nothing of the user's runs while one of these is accessed, so that accesses need no check.
  @exclusivity(unchecked) private var depth = 0
  @exclusivity(unchecked) private var isDraining = false
  /// Whether a control or a listener waits.
  @exclusivity(unchecked) private var isWaiting = false
  private var isWritingControls = false
  /// Counts outermost writes, and times that controls were served without telling between.
  private var round: UInt32 = 0
  private var writingRound: UInt32 = 0
  /// How many tellings, each caused by the one before, led to what is happening now; controls that
  /// are written after a telling count as caused by it.
  private var depthOfTelling: Int32 = 0
  /// How often one may be told within one outermost write, however it came to that.
  private static let turnLimit = 1_000_000
  private var queue = TellingQueue()
  private var controls: [any ControlWriter] = []
  private var steps: [(change: StatusTransition, node: ValidationNode)] = []
  private var diagnostics: [ValidationDiagnostic] = []

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

  // MARK: - State

  /// Corrects the managers above a node whose status changed, and those above them.
  ///
  /// A loop, not a recursion: managers may be nested arbitrarily deep.
  func propagate(_ change: StatusTransition, from node: ValidationNode) {
    steps.append((change, node))
    while let step = steps.popLast() {
      for link in step.node.parents {
        if let next = link.parent.memberChanged(step.change) { steps.append((next, link.parent)) }
      }
    }
  }

  func enqueue(_ teller: any Teller) {
    guard !teller.ticket.isQueued else { return }
    isWaiting = true
    teller.ticket.depth = depthOfTelling + 1
    queue.push(teller)
  }

  func enqueue(_ control: any ControlWriter) {
    guard !control.ticket.isQueued else { return }
    control.ticket.isQueued = true
    isWaiting = true
    controls.append(control)
  }

  // MARK: - Telling

  private func drain() {
    isDraining = true
    round &+= 1
    while true {
      writeControls()
      guard let teller = queue.pop() else { break }
      // What is deep is a circle; many writers to one field are not, so turns are a last resort.
      guard teller.ticket.depth <= Validation.settlingLimit,
        teller.ticket.takesTurn(in: round, limit: Self.turnLimit)
      else {
        drop(startingWith: teller)
        break
      }
      depthOfTelling = teller.ticket.depth
      teller.tell()
    }
    depthOfTelling = 0
    isDraining = false
    isWaiting = false
    report()
  }

  /// Gives up telling: nothing more is told, and controls are made right.
  private func drop(startingWith teller: any Teller) {
    diagnostics.append(
      .unsettled(source: teller.diagnosticName, limit: Validation.settlingLimit))
    teller.skip()
    repeat {
      while let next = queue.pop() { next.skip() }
      writeControls()
    } while !queue.isEmpty
  }

  /// Gives every waiting control the state that it should have, until none waits.
  func writeControls() {
    guard !isWritingControls, !controls.isEmpty, depth == 0 else { return }
    isWritingControls = true
    writingRound &+= 1
    var next = 0
    while next < controls.count {
      let control = controls[next]
      next += 1
      control.ticket.isQueued = false
      if control.ticket.takesTurn(in: writingRound, limit: Validation.settlingLimit) {
        control.write()
      } else {
        diagnostics.append(.unsettledControl(limit: Validation.settlingLimit))
      }
    }
    controls.removeAll(keepingCapacity: true)
    isWritingControls = false
  }

  // MARK: - Diagnostics

  /// Hands a diagnostic to the handler, after the telling that is under way.
  func diagnose(_ diagnostic: ValidationDiagnostic) {
    diagnostics.append(diagnostic)
    if !isDraining { report() }
  }

  private var isReporting = false

  /// What a handler causes is not reported again, so that it cannot keep itself busy.
  private func report() {
    guard !diagnostics.isEmpty, !isReporting else { return }
    isReporting = true
    let current = diagnostics
    for diagnostic in current { Validation.onDiagnostic(diagnostic) }
    diagnostics = []
    isReporting = false
  }
}

/// A control that waits for its state.
@MainActor
protocol ControlWriter: AnyObject {
  var ticket: TellingTicket { get set }
  /// Writes the state that the control should have, if it has another.
  func write()
}
