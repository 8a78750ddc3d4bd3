import type { Language } from '../screens/index.js';

/** Excel takes a CSV file for UTF-8 only when it begins with this mark. */
export const byteOrderMark = '\uFEFF';

/** What Excel expects between cells and between units and decimals, by its language. */
export const csvSigns: Readonly<
  Record<Language, { readonly separator: string; readonly decimal: string }>
> = {
  en: { separator: ',', decimal: '.' },
  pt: { separator: ';', decimal: ',' },
};

/** What spreadsheets work out: what begins with a sign, unless it is a number and nothing else. */
const formula = /^(?:[=+@\t\r]|-(?!\d[\d.,]*%?$))/;

/** A cell of a CSV file; text that a spreadsheet would take for a formula is kept as text. */
export function csvCell(text: string, separator: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  const isPlain = !safe.includes(separator) && !/["\r\n]/.test(safe);
  return isPlain ? safe : `"${safe.replaceAll('"', '""')}"`;
}

/** The text that {@link csvCell} kept from being a formula. */
export function csvText(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
