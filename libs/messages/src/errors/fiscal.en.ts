/** Refusals about signatures and declared months in English. */
export const fiscalErrorsEn = {
  'fiscal.keyMissing':
    'The key that signs documents, version %{version}, is not in its place; whoever runs the installation has to put it there',
  'fiscal.seriesSigned':
    'Series %{series} is signed and still open: a chain of signatures goes on until its series is closed',
  'fiscal.invalidPeriod': 'That is not a month',
  'fiscal.periodNotEnded': 'The month %{period} has not ended yet',
  'fiscal.notDeclared': 'The month %{period} is not marked as submitted',
  'fiscal.fileOfOtherPeriod': 'The file is not one of the whole month %{period}',
  'fiscal.fileWithoutPosition':
    'The file was not finished, or not all of it was made from the same state of the books; make it again',
  'fiscal.changedMeanwhile': 'Documents are being written just now; please try again',
  'fiscal.noteRequired': 'Please say why or how',
};
