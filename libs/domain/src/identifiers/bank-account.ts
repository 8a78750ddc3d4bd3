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

const ibanShape = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Whether the text is an IBAN: of Mozambique with its NIB, of any other country by its digits. */
export function isIban(text: string): boolean {
  if (text.startsWith('MZ')) return isMozambicanIban(text);
  if (!ibanShape.test(text)) return false;
  const moved = `${text.slice(4)}${text.slice(0, 4)}`;
  // ISO 13616: letters count from A for 10 to Z for 35.
  const digits = moved.replace(/[A-Z]/g, (letter) => `${letter.charCodeAt(0) - 55}`);
  return remainderOf(digits, 97) === 1;
}

const swiftShape = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** Whether the text is a SWIFT code, 8 or 11 characters. */
export function isSwift(text: string): boolean {
  return swiftShape.test(text);
}
