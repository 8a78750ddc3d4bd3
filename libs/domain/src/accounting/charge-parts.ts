/** Where charges of documents are posted, by their kind. */
export const chargeParts = {
  freightSold: { role: 'freightCharged', side: 'credit' },
  packingSold: { role: 'packingCharged', side: 'credit' },
  depositsTaken: { role: 'depositsTaken', side: 'credit' },
  chargesSold: { role: 'otherCharges', side: 'credit' },
  freightBought: { role: 'freightPaid', side: 'debit' },
  packingBought: { role: 'packingPaid', side: 'debit' },
  depositsGiven: { role: 'depositsGiven', side: 'debit' },
  chargesBought: { role: 'otherChargesPaid', side: 'debit' },
} as const;

/** All that documents may charge besides what they sell, as their rules list it. */
export const chargePartNames = [
  ...(['freightSold', 'packingSold', 'depositsTaken', 'chargesSold'] as const),
  ...(['freightBought', 'packingBought', 'depositsGiven', 'chargesBought'] as const),
] as const;

/** The part of what a charge to a client is, by its kind. */
export const soldCharges = {
  freight: 'freightSold',
  packing: 'packingSold',
  deposit: 'depositsTaken',
  other: 'chargesSold',
} as const;

/** The part of what a charge by a supplier is, by its kind. */
export const boughtCharges = {
  freight: 'freightBought',
  packing: 'packingBought',
  deposit: 'depositsGiven',
  other: 'chargesBought',
} as const;
