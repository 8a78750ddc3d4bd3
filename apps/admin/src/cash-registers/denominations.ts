import type { Language } from '@balcao/messages';
import { parseTypedMinor } from '../formats/typed-decimal.js';
import { showDenomination } from '../pos/shift/denomination.js';

/** Notes and coins as one text, `1 000; 500; 0.50`. */
export const showDenominations = (values: readonly number[], language: Language): string =>
  values.map((value) => showDenomination(value, language)).join('; ');

/** Reads them from the greatest, each once; nothing where one of them is no amount. */
export function parseDenominations(
  text: string,
  language: Language,
): readonly number[] | undefined {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  const values = parts.map((part) => parseTypedMinor(part, language) ?? 0);
  if (values.length === 0 || values.some((value) => value <= 0)) return undefined;
  return [...new Set(values)].toSorted((one, other) => other - one);
}
