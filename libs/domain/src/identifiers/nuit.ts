import { digitAt, isDigits } from './digits.js';

const weights = [8, 9, 4, 5, 6, 7, 8, 9];
const checkDigits = '01234567891';

/** Whether the text is shaped like a NUIT: 9 digits. */
export function isNuit(text: string): boolean {
  return isDigits(text, 9);
}

/** Whether the NUIT stands for a final consumer, and belongs to nobody. */
export function isReservedNuit(nuit: string): boolean {
  return nuit === '000000000' || nuit === '999999999';
}

/**
 * Whether the last digit of a NUIT fits the others. The rule is not official (it holds for every
 * real number that could be had), so what does not fit is warned of, not refused for good.
 */
export function hasNuitCheckDigit(nuit: string): boolean {
  const sum = weights.reduce((total, weight, at) => total + weight * digitAt(nuit, at), 0);
  return nuit.charAt(8) === checkDigits.charAt(sum % 11);
}
