import Observation
import Testing
@testable import ValidationKit

/// What is watched is right on the screen also when telling is cut, as of a circle that never settles.
@MainActor
@Suite("T4: whoever watches, when telling is cut")
struct CutTellingTests {
  /// Keeps what is read of something as a screen does, and reads it again when that changes.
  @MainActor
  final class Screen<Value> {
    private(set) var shown: Value
    private let read: () -> Value

    init(_ read: @escaping () -> Value) {
      self.read = read
      shown = read()
      look()
    }

    private func look() {
      shown = withObservationTracking(read) {
        MainActor.assumeIsolated { self.isStale = true }
      }
    }

    private var isStale = false

    /// What the screen shows once it had time to draw.
    func drawn() -> Value {
      if isStale {
        isStale = false
        look()
      }
      return shown
    }
  }

  /// Two fields that never agree, and what is watched beside them.
  @MainActor
  final class Circle {
    let field = Field("", label: "Name", rules: [.length(max: 1)], feedback: .immediate)
    private let other = Field("", label: "Other")
    private var tokens: [ObserverToken] = []

    func close() {
      tokens = [
        field.onValueChange { [weak self] _, new in self?.other.value = new + "!" },
        other.onValueChange { [weak self] _, new in
          self?.field.value = new.hasPrefix("x") ? "yy" : "xx"
        },
      ]
    }
  }

  @Test("Control, prompt and text input")
  func watched() {
    let circle = Circle()
    let go = Control("Go")
    let form = ValidationManager(verifying: [circle.field], managing: [go])
    let input = TextInput(circle.field)
    let prompt = Prompt("Ask", message: "Enter", fields: [circle.field], actions: [])
    circle.field.value = "a"
    let button = Screen { go.isEnabled }
    let display = Screen { input.display }
    let lines = Screen { prompt.lines }
    let status = Screen { form.status }
    circle.close()
    let found = collectingDiagnostics { circle.field.value = "b" }
    #expect(!found.isEmpty)
    #expect(circle.field.value.count > 1 && !go.isEnabled)
    #expect(button.drawn() == go.isEnabled && display.drawn() == circle.field.value)
    #expect(lines.drawn() == prompt.lines && prompt.lines.count == 2)
    #expect(status.drawn() == form.status)
  }
}
