import { byteOrderMark, csvCell, csvSigns, type Language } from '@balcao/messages';
import { formatMinor } from '@balcao/pricing';
import type { ExportColumn } from './export-columns.js';
import { localInstant } from './local-instant.js';
import { flagWord } from './words.js';

type Values = Readonly<Record<string, unknown>>;

/** How the cells of a file are written. */
export interface Writing {
  readonly language: Language;
  readonly timeZone: string;
}

/** Pages of rows as a CSV file that Excel opens as it is in the language. */
export async function* csvOf(
  pages: AsyncIterable<readonly Values[]>,
  columns: readonly ExportColumn[],
  writing: Writing,
): AsyncGenerator<string> {
  const { separator } = csvSigns[writing.language];
  const headings = columns.map(({ heading }) => csvCell(heading, separator));
  yield `${byteOrderMark}${headings.join(separator)}\r\n`;
  for await (const page of pages) {
    if (page.length > 0) yield page.map((row) => lineOf(row, columns, writing)).join('');
  }
}

function lineOf(row: Values, columns: readonly ExportColumn[], writing: Writing): string {
  const cells = columns.map((column) => cellOf(column, row[column.field], writing));
  return `${cells.join(csvSigns[writing.language].separator)}\r\n`;
}

/** A cell; text that a spreadsheet would take for a formula is kept as text. */
export function cellOf(
  { kind, words }: Pick<ExportColumn, 'kind' | 'words'>,
  value: unknown,
  { language, timeZone }: Writing,
): string {
  const { separator, decimal } = csvSigns[language];
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return words[`${value}`] ?? flagWord(value, language);
  if (typeof value === 'number') {
    return kind === 'money' ? formatMinor(value).replace('.', decimal) : `${value}`;
  }
  if (typeof value === 'string' && kind === 'decimal') return value.replace('.', decimal);
  if (typeof value === 'string' && kind === 'instant') return localInstant(value, timeZone);
  const text = plainText(value);
  return csvCell(words[text] ?? text, separator);
}

/** Lists of plain values are written one after the other. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) {
    return value.join(' ');
  }
  return JSON.stringify(value);
}
