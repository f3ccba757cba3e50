import Foundation
import Testing
import ValidationKit

@Suite("A call that makes no sense stops the program and says what is wrong, and where")
struct MisuseTests {
  @Test("in release builds too", arguments: Misuse.all.indices)
  func says(index: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [index = index as Int] in
      Misuse.all[index].call()
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains(Misuse.all[index].expected))
  }
}
