import { digitAt, isDigits } from './digits.js';

/** Whether the text is an EAN-13 with its check digit. */
export function isEan13(text: string): boolean {
  return isDigits(text, 13) && ean13CheckDigit(text.slice(0, 12)) === digitAt(text, 12);
}

/** The 13th digit of an EAN-13 that begins with these twelve. */
export function ean13CheckDigit(twelve: string): number {
  let sum = 0;
  for (let at = 0; at < 12; at += 1) sum += digitAt(twelve, at) * (at % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}
