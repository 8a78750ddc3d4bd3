import type { Language } from '@balcao/messages';

/** Excel takes a file for UTF-8 only when it begins with this mark. */
export const byteOrderMark = '\uFEFF';

/** What Excel expects between cells and between units and decimals, by its language. */
const signs: Readonly<Record<Language, { readonly separator: string; readonly decimal: string }>> =
  {
    en: { separator: ',', decimal: '.' },
    pt: { separator: ';', decimal: ',' },
  };

/** One line of a CSV file, of values by the names of their fields. */
export function csvLine(
  fields: readonly string[],
  row: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  const cells = fields.map((field) => cellOf(field, row[field], language));
  return `${cells.join(signs[language].separator)}\r\n`;
}

/** The line of headings. */
export function csvHeadings(headings: readonly string[], language: Language): string {
  const { separator } = signs[language];
  return `${byteOrderMark}${headings.map((one) => quoted(one, separator)).join(separator)}\r\n`;
}

/** Amounts are in whole units, their columns named without `Minor`; what has parts is JSON. */
function cellOf(field: string, value: unknown, language: Language): string {
  const { separator, decimal } = signs[language];
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number') {
    const isMoney = field.endsWith('Minor');
    return (isMoney ? (value / 100).toFixed(2) : `${value}`).replace('.', decimal);
  }
  if (typeof value === 'string') return quoted(value, separator);
  return quoted(JSON.stringify(value), separator);
}

/** Text that a spreadsheet would take for a formula is kept as text. */
function quoted(text: string, separator: string): string {
  const isFormula = /^[=+@\t\r]|^-(?!\d)/.test(text);
  const safe = isFormula ? `'${text}` : text;
  const isPlain = !safe.includes(separator) && !/["\r\n]/.test(safe);
  return isPlain ? safe : `"${safe.replaceAll('"', '""')}"`;
}
