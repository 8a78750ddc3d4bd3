import { compareDecimals, multiplyDecimals, quantity, unitPrice } from '@balcao/pricing';

/** Limits above which a figure must be confirmed; money in minor units. */
const NOTE_MINOR = 100_000;
const RECEIVED_ABOVE_MINOR = 1_000_000;
const SUM_MAX_MINOR = 100_000_000;
const QUANTITY_MAX = quantity('999');
const LINE_MAX = unitPrice('1000000');
const TIMES_MAX = unitPrice('10');

/** Received amount: the amount due rounded up to thousands, plus 10 000. */
export const isUnlikelyReceived = (receivedMinor: number, dueMinor: number): boolean =>
  receivedMinor > Math.ceil(dueMinor / NOTE_MINOR) * NOTE_MINOR + RECEIVED_ABOVE_MINOR;

/** Cash count: more than a drawer usually holds. */
export const isUnlikelySum = (minor: number): boolean => minor > SUM_MAX_MINOR;

/** Quantity: more than is usually sold at once, or several worth over a million. */
export function isUnlikelyQuantity(amount: string, price: string): boolean {
  const many = quantity(amount);
  if (compareDecimals(many, QUANTITY_MAX) > 0) return true;
  const isSeveral = compareDecimals(many, quantity('1')) > 0;
  return isSeveral && compareDecimals(multiplyDecimals(many, unitPrice(price)), LINE_MAX) > 0;
}

/** Price: more than ten times the previous one; above a million if it was zero. */
export function isUnlikelyPrice(price: string, before: string): boolean {
  const [asked, usual] = [unitPrice(price), unitPrice(before)];
  const isFree = compareDecimals(usual, unitPrice('0')) === 0;
  return compareDecimals(asked, isFree ? LINE_MAX : multiplyDecimals(usual, TIMES_MAX)) > 0;
}
