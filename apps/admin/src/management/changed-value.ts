import { showDecimal, showMinor, type Language } from '@balcao/messages';
import type { ResourceName } from '../admin/resources.js';
import { isDay, showDay, showLocalMoment } from '../formats/days.js';
import { shownText } from './history.js';

/** Which register the ids of a field are of. */
const registers: ReadonlyMap<string, ResourceName> = new Map([
  ['vatId', 'commercial/vat'],
  ['regionId', 'commercial/regions'],
  ['warehouseId', 'commercial/warehouse'],
  ['accountId', 'commercial/treasury_account'],
  ['treasuryAccountId', 'commercial/treasury_account'],
  ['cashRegisterId', 'commercial/cash_registers'],
  ['seriesId', 'commercial/invoicing_series'],
  ['defaultClientId', 'commercial/clients'],
]);

const categories: ReadonlyMap<string, ResourceName> = new Map([
  ['commercial/articles', 'commercial/articles/categories'],
  ['commercial/clients', 'commercial/clients/categories'],
  ['commercial/suppliers', 'commercial/suppliers/categories'],
]);

/** The register of the records that a field of a resource names by their ids. */
export const registerOf = (field: string, resource: string): ResourceName | undefined =>
  field === 'categoryId' ? categories.get(resource) : registers.get(field);

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
