import type { Language } from '@balcao/messages';
import { parseTypedDecimal } from '../formats/typed-decimal.js';

const PERCENTAGE = /^(?:100|\d{1,2}(?:\.\d{1,4})?)$/;

/** A percentage as typed, 0 to 100 with four decimals at most; `undefined` for anything else. */
export function parseTypedPercentage(typed: string, language: Language): string | undefined {
  const decimal = parseTypedDecimal(typed, language);
  return decimal !== undefined && PERCENTAGE.test(decimal) ? decimal : undefined;
}
