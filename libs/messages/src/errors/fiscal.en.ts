/** Refusals about signatures and declared months in English. */
export const fiscalErrorsEn = {
  'fiscal.keyMissing':
    'The document signing key, version %{version}, is missing on the server. Contact your administrator',
  'fiscal.seriesSigned':
    'Close series %{series} first: it is still open and its documents are signed',
  'fiscal.invalidPeriod': 'Invalid month',
  'fiscal.periodNotEnded': '%{period} has not ended yet',
  'fiscal.notDeclared': '%{period} is not marked as submitted',
  'fiscal.fileOfOtherPeriod': 'The file does not cover the whole month %{period}',
  'fiscal.fileWithoutPosition':
    'The file is incomplete, or documents changed while it was created. Create it again',
  'fiscal.changedMeanwhile': 'Documents are being recorded right now. Please try again',
  'fiscal.noteRequired': 'Enter the reason or how it was submitted',
  'fiscal.adjustmentNoteRequired': 'Enter what the adjustments are for',
  'fiscal.refundAboveCredit': 'This month’s credit is %{credit}. A refund cannot exceed it',
};
