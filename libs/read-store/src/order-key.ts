import { foldText } from './search.js';

/** A number's digits without leading zeros. */
const numbers = /0*(\d+)/g;

/**
 * The key that sorts names as in a dictionary: `Açúcar` before `arroz`, and that before `Pão`.
 * Numbers in them are sorted by their size: 5 kg before 25 kg.
 */
export function orderKey(name: string): string {
  return foldText(name).replace(numbers, (_, digits: string) => `${sizeOf(digits)}${digits}`);
}

/** More digits, a later sign: one digit is 1, ten are a colon. */
const sizeOf = (digits: string): string => String.fromCharCode(zero + digits.length);
const zero = '0'.charCodeAt(0);
