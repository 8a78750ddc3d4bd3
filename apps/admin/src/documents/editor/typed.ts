import { type Language, minorToDecimal } from '@balcao/messages';
import { parseTypedDecimal, parseTypedMinor, writeDecimal } from '../../formats/typed-decimal.js';
import type { TypedDiscount } from './state.js';

/** What a typed figure means; the text itself where it means nothing, for the server to refuse. */
export const readDecimal = (typed: string, language: Language): string =>
  parseTypedDecimal(typed, language) ?? typed.trim().slice(0, DECIMAL_TEXT_MAX);

/**
 * A figure as it was understood, where it was written in another way than a field shows it: the
 * groups of `1,235` and the comma of `58,99` in English are gone once the field is left.
 */
export function asUnderstood(typed: string, language: Language): string {
  const decimal = parseTypedDecimal(typed, language);
  return decimal === undefined || PLAIN[language].test(typed.trim())
    ? typed
    : writeDecimal(decimal, language);
}

/** Digits, and the language's sign for decimals: nothing of it can be read in two ways. */
const PLAIN: Readonly<Record<Language, RegExp>> = { en: /^\d+(\.\d*)?$/, pt: /^\d+(,\d*)?$/ };

/** The longest text that the API reads as a figure. */
const DECIMAL_TEXT_MAX = 40;

/** The percentages of `10+5`, none for an empty text. */
export const readDiscounts = (typed: string, language: Language): readonly string[] =>
  typed.trim() === ''
    ? []
    : typed.split('+').map((percentage) => readDecimal(percentage, language));

/** A document's discount on the wire. */
export function readDiscount(
  { text, isAmount }: TypedDiscount,
  language: Language,
): { readonly percentage?: string; readonly minor?: number } | undefined {
  if (text.trim() === '') return undefined;
  const minor = isAmount ? parseTypedMinor(text, language) : undefined;
  return minor === undefined ? { percentage: readDecimal(text, language) } : { minor };
}

/** A document's discount as a field shows it. */
export function writeDiscount(
  discount: { readonly percentage?: string; readonly minor?: number } | undefined,
  language: Language,
): TypedDiscount {
  if (discount?.minor !== undefined) {
    return { text: writeDecimal(minorToDecimal(discount.minor), language), isAmount: true };
  }
  return { text: writeDecimal(discount?.percentage ?? '', language), isAmount: false };
}
