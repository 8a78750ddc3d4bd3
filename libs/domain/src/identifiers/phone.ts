import { isDigits } from './digits.js';

/** A mobile number of Mozambique: 9 digits, whatever the operator. */
export const isMobile = (text: string): boolean => isDigits(text, 9);

/** A landline of Mozambique: 8 digits, the first of which is that of its province. */
const isLandline = (text: string): boolean => isDigits(text, 8) && text.startsWith('2');

/** Digits of a number with the code of another country: the most that E.164 has, and few. */
const ABROAD = { min: 7, max: 15 } as const;

/**
 * A telephone number as it is kept: the national digits of Mozambique, or `+` and all digits of a
 * number abroad. Blanks, dots, dashes, brackets and the code of Mozambique are left out. Nothing
 * where it is none.
 */
export function phoneOf(text: string): string | undefined {
  const plain = text.replace(/[\s.\-()/]/g, '').replace(/^00/, '+');
  const national = plain.replace(/^\+?258(?=\d{8,9}$)/, '');
  if (isMobile(national) || isLandline(national)) return national;
  const digits = plain.slice(1);
  const isAbroad = plain.startsWith('+') && !digits.startsWith('258') && isDigits(digits);
  return isAbroad && digits.length >= ABROAD.min && digits.length <= ABROAD.max ? plain : undefined;
}

/** A telephone number, in any of the ways in which people write one. */
export const isPhone = (text: string): boolean => phoneOf(text) !== undefined;

/** A country's dialling code, `+258`. */
export function isPhoneCode(text: string): boolean {
  return text.startsWith('+') && text.length >= 2 && text.length <= 5 && isDigits(text.slice(1));
}
