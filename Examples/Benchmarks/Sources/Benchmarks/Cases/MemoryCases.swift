import ValidationKit

/// What each thing takes, with its place in the array that keeps it (8 bytes).
@MainActor let memoryCases: [MemoryCase] = [
  MemoryCase(name: "memory/object") {
    { count in (0..<count).map { _ in Box(1) } }
  },
  MemoryCase(name: "memory/field-alone") {
    { count in smallFields(count) }
  },
  MemoryCase(name: "memory/field-wired", atMost: 600) {
    { count in
      let fields = smallFields(count)
      return (fields, ValidationManager(verifying: fields))
    }
  },
  MemoryCase(name: "memory/field-of-heap-text-and-two-rules-wired") {
    { count in
      let fields = (0..<count).map { _ in
        Field(Texts.heap("annabella.christina@mail.org"), rules: addressRules)
      }
      return (fields, ValidationManager(verifying: fields))
    }
  },
  MemoryCase(name: "memory/field-invalid-wired") {
    { count in
      let fields = (0..<count).map { _ in Field("abc", rules: [minimum]) }
      return (fields, ValidationManager(verifying: fields))
    }
  },
  MemoryCase(name: "memory/wire-to-one-manager") {
    let fields = smallFields(MemoryCase.count)
    return { _ in ValidationManager(verifying: fields) }
  },
  MemoryCase(name: "memory/manager-of-one-field-each") {
    let fields = smallFields(MemoryCase.count)
    return { _ in fields.map { ValidationManager(verifying: [$0]) } }
  },
  MemoryCase(name: "memory/manager-empty") {
    { count in (0..<count).map { _ in ValidationManager() } }
  },
  MemoryCase(name: "memory/control-alone") {
    { count in (0..<count).map { _ in Control("Go") } }
  },
  MemoryCase(name: "memory/control-managed") {
    { count in
      let controls = (0..<count).map { _ in Control("Go") }
      return (controls, ValidationManager(managing: controls))
    }
  },
  MemoryCase(name: "memory/listener-of-value-one-field-each") {
    let fields = smallFields(MemoryCase.count)
    return { _ in fields.map { $0.onValueChange { _, _ in } } }
  },
  MemoryCase(name: "memory/listener-of-status-one-field-each") {
    let fields = smallFields(MemoryCase.count)
    return { _ in fields.map { $0.onStatusChange { _ in } } }
  },
  MemoryCase(name: "memory/listener-of-status-all-of-one-field") {
    let field = Field("abcd", rules: [minimum])
    return { count in (0..<count).map { _ in field.onStatusChange { _ in } } }
  },
  MemoryCase(name: "memory/follower-of-one-field") {
    let fields = smallFields(MemoryCase.count)
    let source = Field("abcd", rules: [minimum])
    return { _ in
      for field in fields { field.requireSame(as: source) }
      return source
    }
  },
]
