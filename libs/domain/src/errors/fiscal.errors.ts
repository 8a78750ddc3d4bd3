import { absent, conflict, invalid } from '../kernel/index.js';

/** Refusals of signing and of declaring months; a `period` is a month, `2026-03`. */
export const fiscalErrors = {
  /** Nobody can issue until the operator has put the key in its place. */
  'fiscal.keyMissing': conflict<{ version: string }>(),
  'fiscal.seriesSigned': conflict<{ series: string }>(),
  'fiscal.invalidPeriod': invalid(),
  'fiscal.periodNotEnded': conflict<{ period: string }>(),
  'fiscal.notDeclared': absent<{ period: string }>(),
  'fiscal.fileOfOtherPeriod': conflict<{ period: string }>(),
  'fiscal.fileWithoutPosition': conflict(),
  /** Documents were written while the changes since the file were looked for. */
  'fiscal.changedMeanwhile': conflict(),
  'fiscal.noteRequired': invalid(),
  'fiscal.adjustmentNoteRequired': invalid(),
  'fiscal.refundAboveCredit': invalid<{ credit: string }>(),
};
