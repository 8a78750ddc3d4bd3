import { isResource, resourceOf, type ResourceName } from '@balcao/contracts';
import { showDecimal, showMinor, type Language } from '@balcao/messages';
import { isDay, showDay, showLocalMoment } from '../formats/days.js';
import { shownText } from '../history/history.js';

/** The register of the records that a field of a resource names by their ids. */
export function registerOf(field: string, resource: string): ResourceName | undefined {
  if (!isResource(resource)) return undefined;
  const referred = resourceOf(resource).references?.[field];
  return referred !== undefined && isResource(referred) ? referred : undefined;
}

const DECIMAL = /^-?\d+\.\d+$/;

/** Prices and rates; what has no decimals may be a code as well, and stays as it is. */
export const isDecimal = (text: string): boolean => DECIMAL.test(text);

/** What a value says where it is read: a switch, an amount of money, a figure, a day, or words. */
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
