/** Refusals about imports in English. */
export const importErrorsEn = {
  'import.notFound': 'The import does not exist',
  'import.otherFile': 'This import began with another file, %{fileName}',
  'import.alreadyFinished': 'The import is already finished',
  'import.notFinished': 'The import is not finished yet',
  'import.alreadyUndone': 'The import has already been undone',
};
