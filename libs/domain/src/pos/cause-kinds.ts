/** Causes of a difference between a drawer and its books. */
export const causeKinds = [
  'cardAsCash',
  'cashAsOther',
  'changeKept',
  'changeTwice',
  'payOutMissing',
  'movementTwice',
  'movementNotDone',
  'movementMiskeyed',
  'refundTwice',
  'refundNotPaid',
  'soldUnrung',
  'countMiskeyed',
  'noteMistaken',
  'other',
] as const;

/** One cause, as a person names it or as `likelyCauses` finds it in the figures. */
export type CauseKind = (typeof causeKinds)[number];
