/** Refusals of documents that hang together, of their paper and of purchases, in English. */
export const documentErrorsEn = {
  'rehearsal.outdated': 'Something changed since this preview. Preview again',
  'document.originOfOtherParty': '%{document} belongs to another client or supplier',
  'document.originInOtherCurrency': '%{document} is in another currency',
  'document.originWithOtherVat':
    '%{document} and the other documents treat VAT differently: prices with and without VAT',
  'document.nothingLeft': '%{document} has nothing left to convert',
  'document.tooManyOrigins': 'Select at most %{max} documents',
  'document.trainingMixed': '%{document}: training documents cannot be combined with real ones',
  'document.referencesNotAllowed': 'The settings do not allow referencing a document',
  'document.fullyCredited': '%{document} is already fully credited',
  'document.notCorrected': '%{type} documents cannot be corrected this way',
  'document.hasNotes': 'Cancel note %{document} first',
  'document.ofDeclaredMonth':
    '%{document} is from %{period}, which was submitted. Correct it with a document of this month, or submit a replacement file.',
  'document.isConverted': 'Cancel %{document} first: it was created from this document',
  'document.originTakenSince': 'The rest of %{document} has been used by other documents',
  'document.cancelDayClosed':
    'Documents can be cancelled today, or on their own date within the same month; not on %{day}',
  'document.validityNotForType': 'Only documents without financial impact can have a validity date',
  'document.validityEndsBeforeIssue': 'The validity date cannot be earlier than the issue date',
  'document.supplierDayInFuture': 'The supplier’s date cannot be later than the issue date',
  'document.seriesOfCashRegister': 'Series %{series} belongs to a cash register',
  'document.notRecovery': 'Series %{series} does not accept paper documents',
  'document.recoveredRequired': 'Please fill in the number and date of the paper document',
  'document.recoveredInFuture': 'The paper document’s date cannot be later than the issue date',
  'document.recoveredBefore': 'This paper document was already recovered as %{document}',
  'document.clockBehind':
    'The system clock, %{localClock}, is behind the last entry, %{localLast}. Issue anyway?',
  'document.originalPrinted':
    'The original has been printed: the document can no longer be changed',
  'document.originalNotPrinted': 'Print the original first',
  'document.cancelledNotPrinted': 'The original of a cancelled document cannot be printed',
  'document.invalidTransportStart': 'Invalid date and time of transport',
  'document.tooManyAttachments': 'Attach at most %{max} files',
  'document.attachmentTooLarge': 'The file has more than %{megabytes}\u00a0MB',
  'document.attachmentNotFound': 'The attachment does not exist',
  'document.attachmentOfOtherType': '%{name} does not match its file type',
  'document.attachmentExists': 'This file is already attached',

  'supplier.notFound': 'The supplier does not exist',
  'supplier.archived': 'Supplier %{name} has been removed',
  'supplier.isOnlyClient': '%{name} is a client, not a supplier',
  'supplier.debitLimitExceeded': 'Debit limit of %{limit} exceeded: you would owe %{exposure}',

  'line.originNotFound': 'Line %{line} is not in the related document',
  'line.originOfOtherDocument': 'Line %{line} is not from the document being corrected',
  'line.originOfOtherArticle': 'Line %{line}: the article differs from the related document',
  'line.originExceeded': 'Line %{line}: only %{remaining} left on %{document}',
  'line.creditExceedsValue': 'Line %{line}: only %{remaining} left to credit',
  'line.articleRequired': 'Please select the article at line %{line}',
  'line.chargeIsNoArticle':
    'Line %{line}: a charge names no article, and internal documents have none',
  'line.atCost': 'Line %{line}: internal documents are at cost and take no discount',
  'document.atCost': 'Internal documents are at cost and take no discount',
};
