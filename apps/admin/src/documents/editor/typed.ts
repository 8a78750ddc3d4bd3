import type { DocumentDiscountBody } from '@balcao/contracts';
import { type Language, minorToDecimal } from '@balcao/messages';
import { parseTypedDecimal, parseTypedMinor, writeDecimal } from '../../formats/typed-decimal.js';
import type { TypedDiscount } from './state.js';

/** The value of a typed figure; unreadable text is passed on for the server to refuse. */
export const readDecimal = (typed: string, language: Language): string =>
  parseTypedDecimal(typed, language) ?? typed.trim().slice(0, DECIMAL_TEXT_MAX);

/**
 * A typed figure in the field's own format: on blur, groups as in `1,235` and the comma of `58,99`
 * in English are normalized.
 */
export function asUnderstood(typed: string, language: Language): string {
  const decimal = parseTypedDecimal(typed, language);
  return decimal === undefined || PLAIN[language].test(typed.trim())
    ? typed
    : writeDecimal(decimal, language);
}

/** Digits and the language's decimal sign: unambiguous. */
const PLAIN: Readonly<Record<Language, RegExp>> = { en: /^\d+(\.\d*)?$/, pt: /^\d+(,\d*)?$/ };

/** The longest text that the API reads as a figure. */
const DECIMAL_TEXT_MAX = 40;

/** The percentages of `10+5`; empty for an empty text. */
export const readDiscounts = (typed: string, language: Language): readonly string[] =>
  typed.trim() === ''
    ? []
    : typed.split('+').map((percentage) => readDecimal(percentage, language));

/** A document's discount as sent. */
export function readDiscount(
  { text, isAmount, vatId = '' }: TypedDiscount,
  language: Language,
): DocumentDiscountBody | undefined {
  if (text.trim() === '') return undefined;
  const minor = isAmount ? parseTypedMinor(text, language) : undefined;
  const discount = minor === undefined ? { percentage: readDecimal(text, language) } : { minor };
  return vatId === '' ? discount : { ...discount, vatId };
}

/** A document's discount as a field shows it. */
export function writeDiscount(
  { percentage = '', minor, vatId }: DocumentDiscountBody = {},
  language: Language,
): TypedDiscount {
  const on = vatId === undefined ? {} : { vatId };
  if (minor !== undefined) {
    return { text: writeDecimal(minorToDecimal(minor), language), isAmount: true, ...on };
  }
  return { text: writeDecimal(percentage, language), isAmount: false, ...on };
}
