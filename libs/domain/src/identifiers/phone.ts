import { isDigits } from './digits.js';

/** A telephone number of Mozambique: 9 digits, whatever the operator. */
export function isPhone(text: string): boolean {
  return isDigits(text, 9);
}

/** A country's dialling code, `+258`. */
export function isPhoneCode(text: string): boolean {
  return text.startsWith('+') && text.length >= 2 && text.length <= 5 && isDigits(text.slice(1));
}
