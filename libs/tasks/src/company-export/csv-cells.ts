import { byteOrderMark, csvCell, csvSigns, type Language } from '@balcao/messages';
import { formatMinor } from '@balcao/pricing';

/** One line of a CSV file, of values by the names of their fields. */
export function csvLine(
  fields: readonly string[],
  row: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  const cells = fields.map((field) => cellOf(field, row[field], language));
  return `${cells.join(csvSigns[language].separator)}\r\n`;
}

/** The line of headings. */
export function csvHeadings(headings: readonly string[], language: Language): string {
  const { separator } = csvSigns[language];
  return `${byteOrderMark}${headings.map((one) => csvCell(one, separator)).join(separator)}\r\n`;
}

/** Amounts are in whole units, their columns named without `Minor`; what has parts is JSON. */
function cellOf(field: string, value: unknown, language: Language): string {
  const { separator, decimal } = csvSigns[language];
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number') {
    const isMoney = field.endsWith('Minor');
    return (isMoney ? formatMinor(value) : `${value}`).replace('.', decimal);
  }
  if (typeof value === 'string') return csvCell(value, separator);
  return csvCell(JSON.stringify(value), separator);
}
