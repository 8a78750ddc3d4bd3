import { compareDecimals, multiplyDecimals, quantity, unitPrice } from '@balcao/pricing';

/** What a figure may be without a second question; money in minor units. */
const NOTE_MINOR = 100_000;
const RECEIVED_ABOVE_MINOR = 1_000_000;
const SUM_MAX_MINOR = 100_000_000;
const QUANTITY_MAX = quantity('999');
const LINE_MAX = unitPrice('1000000');
const TIMES_MAX = unitPrice('10');

/** More than notes for the sum can come to: what is due in thousands, and 10 000 more. */
export const isUnlikelyReceived = (receivedMinor: number, dueMinor: number): boolean =>
  receivedMinor > Math.ceil(dueMinor / NOTE_MINOR) * NOTE_MINOR + RECEIVED_ABOVE_MINOR;

/** More money than lies in a drawer. */
export const isUnlikelySum = (minor: number): boolean => minor > SUM_MAX_MINOR;

/** More than is sold at once, or several that come to more than a million. */
export function isUnlikelyQuantity(amount: string, price: string): boolean {
  const many = quantity(amount);
  if (compareDecimals(many, QUANTITY_MAX) > 0) return true;
  const isSeveral = compareDecimals(many, quantity('1')) > 0;
  return isSeveral && compareDecimals(multiplyDecimals(many, unitPrice(price)), LINE_MAX) > 0;
}

/** More than ten times what it cost before; for what cost nothing, more than a million. */
export function isUnlikelyPrice(price: string, before: string): boolean {
  const [asked, usual] = [unitPrice(price), unitPrice(before)];
  const isFree = compareDecimals(usual, unitPrice('0')) === 0;
  return compareDecimals(asked, isFree ? LINE_MAX : multiplyDecimals(usual, TIMES_MAX)) > 0;
}
