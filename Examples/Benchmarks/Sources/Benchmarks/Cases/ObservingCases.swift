import Observation
import ValidationKit

/// What watching adds to a change: by code that reads after it, by a listener, and by a view that is
/// drawn again.
@MainActor let observingCases: [Case] =
  [("stays", Texts.otherAddress), ("flips", Texts.wrongAddress)].flatMap { name, other in
    let nobody = "change/\(name)/heap"
    func watched(_ by: String, _ watch: @escaping @MainActor (SmallForm) -> AnyObject) -> Case {
      Case(name: "observed/\(name)/\(by)", group: .observing, relations: [.over(nobody)]) {
        let form = SmallForm(addressRules, Texts.address)
        let watcher = watch(form)
        let texts = Turns(Texts.address, other)
        return Work {
          form.field.value = texts.next()
          withExtendedLifetime(watcher) {}
        }
      }
    }
    return [
      watched("read-once") { form in
        precondition(form.field.isValid && form.manager.isValid && form.control.isEnabled)
        return form
      },
      Case(name: "observed/\(name)/read-after", group: .observing, relations: [.over(nobody)]) {
        let form = SmallForm(addressRules, Texts.address)
        let texts = Turns(Texts.address, other)
        return Work {
          form.field.value = texts.next()
          precondition(form.manager.isValid == form.field.isValid)
        }
      },
      watched("status-listener") { $0.field.onStatusChange { _ in } },
      watched("value-listener") { $0.field.onValueChange { _, _ in } },
      watched("manager-listener") { $0.manager.onStatusChange { _ in } },
      watched("view-of-status") { form in
        View { _ = (form.field.status, form.field.visibleMessage) }
      },
      watched("view-of-value") { form in View { _ = form.field.value } },
      watched("view-of-button") { form in View { _ = form.control.isEnabled } },
    ]
  }

/// What reads while it is drawn, and is drawn again after each change of what it read.
@MainActor private final class View {
  private let draw: @MainActor () -> Void

  init(_ draw: @escaping @MainActor () -> Void) {
    self.draw = draw
    track()
  }

  private func track() {
    withObservationTracking(draw) { [weak self] in
      MainActor.assumeIsolated { self?.track() }
    }
  }
}

/// A field with something to ask: answered, and outdated by its own rules before it asks.
@MainActor let askingCases: [Case] = [
  Case(name: "asks/answered", group: .asking) {
    let isFree = AsyncRule<String>("available") { !$0.hasSuffix("x") }
    let field = Field("abcd", rules: [minimum], asyncRules: [isFree])
    let waiting = Box<CheckedContinuation<Void, Never>?>(nil)
    let token = field.onStatusChange { change in
      guard change.new != .pending else { return }
      waiting.value?.resume()
      waiting.value = nil
    }
    let texts = Turns("abcd", "abcdx", "abcde")
    return Work(awaiting: {
      await withCheckedContinuation { continuation in
        waiting.value = continuation
        field.value = texts.next()
      }
      withExtendedLifetime(token) {}
    })
  },
  Case(name: "asks/not-reached", group: .asking, relations: [.over("bare/small")]) {
    let isFree = AsyncRule<String>("available") { !$0.isEmpty }
    let field = Field("abc", rules: [minimum], asyncRules: [isFree])
    let manager = ValidationManager(verifying: [field], managing: [Control("Go")])
    let texts = Turns("abc", "ab")
    return Work {
      field.value = texts.next()
      withExtendedLifetime(manager) {}
    }
  },
]
