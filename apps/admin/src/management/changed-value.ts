import { isResource, resourceOf, type ResourceName } from '@balcao/contracts';
import { showDecimal, showMinor, type Language } from '@balcao/messages';
import { isDay, showDay, showLocalMoment } from '../formats/days.js';
import { shownText } from '../history/history.js';

/** The register that a field of a resource refers to by id. */
export function registerOf(field: string, resource: string): ResourceName | undefined {
  if (!isResource(resource)) return undefined;
  const referred = resourceOf(resource).references?.[field];
  return referred !== undefined && isResource(referred) ? referred : undefined;
}

const DECIMAL = /^-?\d+\.\d+$/;

/** Prices and rates; a value without decimals may be a code and stays unchanged. */
export const isDecimal = (text: string): boolean => DECIMAL.test(text);

/** Formats a value for reading: a switch, an amount, a figure, a day or a text. */
export function wordsOf(
  field: string,
  value: unknown,
  { language, yes, no }: { language: Language; yes: string; no: string },
): string {
  if (typeof value === 'boolean') return value ? yes : no;
  if (typeof value === 'number' && field.endsWith('Minor')) return showMinor(value, language);
  if (typeof value !== 'string') return shownText(value);
  if (isDecimal(value)) return showDecimal(value, language);
  return isDay(value) ? showDay(value, language) : showLocalMoment(shownText(value), language);
}
