/** What may be behind a difference between a drawer and its books. */
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

export type CauseKind = (typeof causeKinds)[number];
