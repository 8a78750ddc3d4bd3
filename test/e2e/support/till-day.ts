/** The drawer through a day: a float, a sale, money taken out, a return, its count and its end. */
export const framesOfDay = [
  ['opened', 200_000],
  ['sale', 325_000],
  ['cashOut', 320_000],
  ['return', 320_000],
  ['refund', 195_000],
  ['counted', 195_000],
  ['closed', 195_000],
];

/** What is said of that shift once it is closed. */
export const closedDay = {
  z: 1,
  state: 'closed',
  differenceMinor: -1_000,
  leftMinor: 100_000,
  closing: { figures: { sales: { count: 1 }, returns: { count: 1 } }, perpetualMinor: 0 },
};

/** What is known of a till that has sent its first and its last entries, and none between them. */
export const standWithGap = {
  device: 'Balcão',
  quarantined: 1,
  missingEntries: 1,
  contact: { waiting: 3 },
  missingNumbers: [{ documentId: 'VD_2026C1.4' }, { documentId: 'VD_2026C1.5' }],
  lanes: [{ sequence: 6, missing: [{ from: 4, to: 4 }] }],
};
