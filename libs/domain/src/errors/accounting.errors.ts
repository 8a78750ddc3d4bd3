import { conflict, invalid } from '../kernel/index.js';

/** Refusals of the chart of accounts and of what is posted. */
export const accountingErrors = {
  'accounting.chartUnknown': invalid(),
  'accounting.accountNotFound': invalid<{ code: string }>(),
  'accounting.accountClosed': conflict<{ code: string }>(),
  'accounting.accountChosen': conflict<{ code: string }>(),
  'accounting.fileNotBalanced': conflict(),
  'accounting.entryTooShort': invalid(),
  'accounting.entryTooLong': invalid<{ max: number }>(),
  'accounting.entryNotBalanced': invalid<{ debit: string; credit: string; difference: string }>(),
  'accounting.entryReversed': conflict(),
  'accounting.reversedTooEarly': invalid<{ day: string }>(),
  'accounting.lineAmount': invalid<{ line: number; max: string }>(),
  'accounting.lineAccountMissing': invalid<{ line: number }>(),
  'accounting.lineAccountClosed': conflict<{ line: number; code: string }>(),
  'accounting.lineHeading': invalid<{ line: number; code: string }>(),
  'accounting.lineKeptElsewhere': invalid<{ line: number; code: string }>(),
};
