import { conflict, invalid } from '../kernel/index.js';

/** Refusals of the chart of accounts and of what is posted. */
export const accountingErrors = {
  'accounting.chartUnknown': invalid(),
  'accounting.accountNotFound': invalid<{ code: string }>(),
  'accounting.accountClosed': conflict<{ code: string }>(),
  'accounting.accountChosen': conflict<{ code: string }>(),
};
