/** What can be imported, in the order in which it is chosen from. */
export const importKinds = [
  ...(['clients', 'suppliers', 'articles', 'openingBalances', 'openingStock'] as const),
];
