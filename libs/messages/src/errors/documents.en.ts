/** Refusals of documents that hang together, of their paper and of purchases, in English. */
export const documentErrorsEn = {
  'rehearsal.outdated': 'The books have moved on: what was shown is no longer what would happen',
  'document.originOfOtherParty': '%{document} is of another client or supplier',
  'document.originInOtherCurrency': '%{document} is in another currency',
  'document.originWithOtherVat':
    'The prices of %{document} include VAT, or do not, unlike the others',
  'document.nothingLeft': 'Nothing is left of %{document}',
  'document.tooManyOrigins': 'At most %{max} documents can be selected',
  'document.trainingMixed': '%{document}: documents for training and real ones do not mix',
  'document.referencesNotAllowed': 'The settings do not allow referencing a document',
  'document.fullyCredited': '%{document} has been credited in full',
  'document.hasNotes': 'Cancel note %{document} first',
  'document.isConverted': 'Cancel %{document} first, which was made of this document',
  'document.originTakenSince': 'Others have taken what was left of %{document}',
  'document.cancelDayClosed':
    'A document is cancelled today, or on its own day while its month lasts; not on %{day}',
  'document.validityNotForType':
    'Only documents without financial impact have a last day of validity',
  'document.validityEndsBeforeIssue': 'The validity cannot end before the issue date',
  'document.supplierDayInFuture': 'The supplier’s date cannot be later than the issue date',
  'document.seriesOfCashRegister': 'Series %{series} belongs to a cash register',
  'document.notRecovery': 'Series %{series} does not take documents from paper',
  'document.recoveredRequired': 'Please fill the number and date of the paper document',
  'document.recoveredInFuture': 'The date of the paper cannot be later than the issue date',
  'document.recoveredBefore': 'This paper document has been recovered as %{document}',
  'document.clockBehind':
    'The clock of the system, %{localClock}, is behind the last entry by a person, %{localLast}. Issue all the same?',
  'document.originalPrinted': 'The original has been printed: the document cannot change any more',
  'document.originalNotPrinted': 'Print the original first',
  'document.cancelledNotPrinted': 'The original of a cancelled document is not printed',
  'document.invalidTransportStart': 'Invalid date and time of transport',
  'document.tooManyAttachments': 'A document has at most %{max} attachments',
  'document.attachmentTooLarge': 'An attachment has at most %{max} bytes',
  'document.attachmentNotFound': 'The attachment does not exist',
  'document.attachmentOfOtherType': '%{name} is not a file of the kind it is said to be',
  'document.attachmentExists': 'The attachment is there already',

  'supplier.notFound': 'The supplier does not exist',
  'supplier.archived': 'Supplier %{name} has been removed',
  'supplier.isOnlyClient': '%{name} is a client, not a supplier',
  'supplier.debitLimitExceeded': 'Debit limit of %{limit} exceeded: %{exposure} would be owed',

  'line.originNotFound': 'Line %{line} is not in the related document',
  'line.originOfOtherDocument': 'Line %{line} belongs to another document than the one corrected',
  'line.originOfOtherArticle': 'The article at line %{line} is not that of the related document',
  'line.originExceeded': 'Only %{remaining} left of %{document} at line %{line}',
  'line.creditExceedsValue': 'Only %{remaining} left to credit at line %{line}',
  'line.articleRequired': 'Please select the article at line %{line}',
  'line.atCost':
    'Line %{line} has a discount: an internal document is at cost, nothing is taken off it',
  'document.atCost': 'An internal document is at cost: nothing is taken off it',
};
