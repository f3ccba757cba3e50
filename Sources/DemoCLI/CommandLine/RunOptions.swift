import ValidationKit

/// The options of `DemoCLI run`.
struct RunOptions {
  /// The file that the steps come from: nil for standard input, as is `-`.
  var script: String?
  /// Whether each step is answered by one line of JSON.
  var isJSON = false
  /// The library's messages in the language of the form.
  var messages: MessageCatalog = .english
}
