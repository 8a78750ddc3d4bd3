import { absent, conflict, invalid } from '../kernel/index.js';

/** Refusals of files, of single cells and rows, and of taking an import back. */
export const importsErrors = {
  'import.notFound': absent(),
  'import.unreadable': invalid(),
  'import.oldWorkbook': invalid(),
  'import.tooLarge': invalid<{ megabytes: number }>(),
  'import.tooManyRows': invalid<{ max: number }>(),
  'import.tooManyColumns': invalid<{ max: number }>(),
  'import.noRows': invalid(),
  'import.fieldTwice': invalid<{ field: string }>(),
  'import.notANumber': invalid<{ value: string }>(),
  'import.notADay': invalid<{ value: string }>(),
  'import.notAChoice': invalid<{ value: string; choices: string }>(),
  'import.sameAsRow': conflict<{ row: number }>(),
  'import.rowsRefused': conflict<{ count: number }>(),
  /** Its job was discarded, and the file with it. */
  'import.fileIsGone': conflict(),
  'import.otherFile': conflict<{ fileName: string }>(),
  'import.alreadyFinished': conflict(),
  'import.notFinished': conflict(),
  'import.alreadyUndone': conflict(),
  'import.tooManyMappings': conflict<{ max: number }>(),
};
