/** Who lets somebody do what its limits do not, and why; kept with the events. */
export interface Approval {
  readonly approverId: string;
  readonly reason: string;
}

/** Refusals that an approval can lift; a screen asks for one. */
export const approvableCodes = [
  'limit.lineDiscountExceeded',
  'limit.documentDiscountExceeded',
  'limit.priceChangeExceeded',
  'limit.cashRefundExceeded',
  'limit.cashOutExceeded',
  'limit.voidExceeded',
  'limit.purchaseExceeded',
  'limit.expenseExceeded',
  'limit.cancellationExceeded',
  'shift.differenceBeyondLimit',
  'shift.notInDrawer',
  'shift.refundByOtherMeans',
  'shift.returnWithoutReceipt',
] as const;
