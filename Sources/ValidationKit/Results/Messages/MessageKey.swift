/// A key of a text: one case for each text that a language has.
///
/// Every language answers all cases in an exhaustive switch, so a case that is added here does not
/// compile until each language has a text for it. Which issues a case stands for is decided by
/// ``init(_:)``.
enum MessageKey: CaseIterable {
  // For any rule
  case general, required, requiredLabel, couldNotBeChecked, imposed
  case sameAs, sameAsField, not, pattern
  case checkFailed, timedOut, submissionFailed
  case lessThanField, atMostField, atLeastField, greaterThanField, differentField
  case numberLessThanField, numberAtMostField, numberAtLeastField, numberGreaterThanField
  case dateBeforeField, dateAtMostField, dateAtLeastField, dateAfterField
  case timeBeforeField, timeAtMostField, timeAtLeastField, timeAfterField
  case shorterThanField, durationAtMostField, durationAtLeastField, longerThanField

  // Texts
  case tooShort, tooLong, exactLength, characterTooLong
  case letters, lettersAllowing, digits, digitsAllowing
  case lettersAndDigits, lettersAndDigitsAllowing
  case contains, startsWith, endsWith
  case username
  case letterMissing, lowercaseMissing, uppercaseMissing, digitMissing, symbolMissing
  case symbolNotAllowed, spaceNotAllowed, tooFewDistinct
  case tooCommon, onlyDigits, invisibleCharacters
  case notBlank, ascii, lowercase, uppercase

  // Edits and values that a field does not take
  case noPlace, overflow, separators, filtered

  // Values
  case oneOf, notOneOf, equal, equalTrue, equalTrueLabel, equalFalse, equalFalseLabel, notEqual

  // Numbers
  case integer, decimal
  case tooSmall, tooLarge, notAbove, notBelow, notMultiple
  // Limits of what is no number
  case valueTooSmall, valueTooLarge, valueNotAbove, valueNotBelow
  case tooManyFractionDigits, noFractionDigits, tooManyDigits

  // Collections
  case tooFew, tooMany, wrongCount, unique

  // Dates and times
  case date, dateFormat, dateTooEarly, dateTooLate, dateNotAfter, dateNotBefore
  case time, timeFormat, timeTooEarly, timeTooLate, timeNotAfter, timeNotBefore
  case dateTime, dateTimeFormat, dateTimeTooEarly, dateTimeTooLate
  case durationTooShort, durationTooLong, durationNotAbove, durationNotBelow

  // Addresses and identifiers
  case email
  case url, schemeMissing, schemeNotAllowed, hostMissing, topLevelDomainMissing
  case hostname, dotMissing
  case ipAddress, ipv4Address, ipv6Address, macAddress, port
  case uuid, uuidVersion, slug, hexColor, base64, json, semanticVersion
  case phone, countryCodeMissing

  // Numbers with check digits
  case creditCard, creditCardChecksum, brandNotAllowed
  case luhn, luhnChecksum
  case iban, ibanCountry, ibanLength, ibanChecksum
  case isbn, isbnChecksum
}
