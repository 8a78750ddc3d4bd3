import { conflict, invalid } from '../kernel/index.js';

/** Refusals of VAT codes, in addition to those of any register. */
export const vatErrors = {
  'vat.exemptionReasonRequired': invalid(),
  'vat.taxableShareOutOfRange': invalid(),
  'vat.meaningDoesNotFitRate': invalid(),
  'vat.reverseRateRequired': invalid(),
  'vat.reverseChargesNothing': invalid(),
  'vat.rateInUse': conflict<{ code: string }>(),
  'vat.validityEndsBeforeItBegins': invalid<{ validFrom: string; validTo: string }>(),
  'vat.defaultCannotBeArchived': conflict(),
};
