import { absent, conflict, invalid } from '../kernel/index.js';

/** Refusals of files, of single cells and rows, and of taking an import back. */
export const importsErrors = {
  'import.notFound': absent(),
  'import.unreadable': invalid(),
  'import.oldWorkbook': invalid(),
  'import.protectedWorkbook': invalid(),
  'import.tooLarge': invalid<{ megabytes: number }>(),
  'import.tooManyRows': invalid<{ max: number }>(),
  'import.tooManyColumns': invalid<{ max: number }>(),
  'import.noRows': invalid(),
  'import.fieldTwice': invalid<{ field: string }>(),
  'import.notANumber': invalid<{ value: string }>(),
  'import.notADay': invalid<{ value: string }>(),
  'import.sheetNotFound': invalid<{ sheet: string }>(),
  /** A formula of the workbook failed. */
  'import.errorCell': invalid<{ value: string }>(),
  /** A formula has no result yet: the program that wrote the workbook did not work it out. */
  'import.neverCalculated': invalid<{ value: string }>(),
  /** A number whose dot or comma may group thousands, and nothing in the file tells. */
  'import.numberReadsTwoWays': invalid<{ value: string; one: string; other: string }>(),
  'import.dayReadsTwoWays': invalid<{ value: string; one: string; other: string }>(),
  /** A spreadsheet has cut a long code. */
  'import.digitsLost': invalid<{ value: string }>(),
  /** A spreadsheet has taken a code for a day. */
  'import.becameDay': invalid<{ value: string }>(),
  'import.notAChoice': invalid<{ value: string; choices: string }>(),
  'import.sameAsRow': conflict<{ row: number }>(),
  'import.rowsRefused': conflict<{ count: number }>(),
  /** Its job was discarded, and the file with it. */
  'import.fileIsGone': conflict(),
  'import.otherFile': conflict<{ fileName: string }>(),
  'import.alreadyFinished': conflict(),
  'import.notFinished': conflict(),
  'import.alreadyUndone': conflict(),
  'import.notUndone': conflict(),
  'import.tooManyMappings': conflict<{ max: number }>(),
};
