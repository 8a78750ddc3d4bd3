import { digitAt, isDigits } from './digits.js';

/** Whether the text is an EAN-13 with its check digit. */
export const isEan13 = (text: string): boolean => text.length === 13 && gtinOf(text) !== undefined;

/** The 13th digit of an EAN-13 that begins with these twelve. */
export const ean13CheckDigit = (twelve: string): number => checkDigit(`0${twelve}`);

/** GS1: of thirteen digits every second counts three times; the sum is filled up to a ten. */
function checkDigit(thirteen: string): number {
  let sum = 0;
  for (let at = 0; at < 13; at += 1) sum += digitAt(thirteen, at) * (at % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/** How many digits a number of GS1 has on an article: EAN-8, UPC-A, EAN-13 and a case's. */
const lengths: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/**
 * The number that bars say, in fourteen digits: a UPC-A is an EAN-13 without the nought before it,
 * and readers hand over either. Nothing for what is no such number.
 */
export function gtinOf(code: string): string | undefined {
  if (!lengths.has(code.length) || !isDigits(code)) return undefined;
  const number = code.padStart(14, '0');
  return checkDigit(number.slice(0, 13)) === digitAt(number, 13) ? number : undefined;
}

/** Whether two codes are one to a reader of bars. */
export function isSameBarcode(one: string, other: string): boolean {
  const number = gtinOf(one);
  return one === other || (number !== undefined && number === gtinOf(other));
}

/** The code as it may also be read: twelve digits with a nought before them, or without theirs. */
export function barcodeSpellings(code: string): readonly string[] {
  if (gtinOf(code) === undefined) return [code];
  if (code.length === 12) return [code, `0${code}`];
  return code.length === 13 && code.startsWith('0') ? [code, code.slice(1)] : [code];
}
