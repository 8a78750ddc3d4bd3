import { isDigits, remainderOf } from './digits.js';

/** Whether the text is a NIB: 21 digits, the last two of which check the others. */
export function isNib(text: string): boolean {
  if (!isDigits(text, 21)) return false;
  const check = 98 - remainderOf(`${text.slice(0, 19)}00`, 97);
  return Number(text.slice(19)) === check;
}

/** Whether the text is an IBAN of Mozambique: `MZ`, two check digits and a NIB. */
export function isMozambicanIban(text: string): boolean {
  const nib = text.slice(4);
  const check = text.slice(2, 4);
  // ISO 13616: the letters M and Z count as 22 and 35, moved with the check digits to the end.
  return (
    text.startsWith('MZ') &&
    isDigits(check, 2) &&
    isNib(nib) &&
    remainderOf(`${nib}2235${check}`, 97) === 1
  );
}
