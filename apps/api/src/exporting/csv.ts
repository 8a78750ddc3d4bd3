import type { Language } from '@balcao/messages';
import type { ExportColumn } from './export-columns.js';
import { localInstant } from './local-instant.js';
import { flagWord } from './words.js';

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const byteOrderMark = '\uFEFF';

type Values = Readonly<Record<string, unknown>>;

/** What Excel expects between cells and between units and decimals, by its language. */
const signs: Readonly<Record<Language, { readonly separator: string; readonly decimal: string }>> =
  {
    en: { separator: ',', decimal: '.' },
    pt: { separator: ';', decimal: ',' },
  };

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
  const { separator } = signs[writing.language];
  const headings = columns.map(({ heading }) => quoted(heading, separator));
  yield `${byteOrderMark}${headings.join(separator)}\r\n`;
  for await (const page of pages) {
    if (page.length > 0) yield page.map((row) => lineOf(row, columns, writing)).join('');
  }
}

function lineOf(row: Values, columns: readonly ExportColumn[], writing: Writing): string {
  const cells = columns.map((column) => cellOf(column, row[column.field], writing));
  return `${cells.join(signs[writing.language].separator)}\r\n`;
}

/** A cell; text that a spreadsheet would take for a formula is kept as text. */
export function cellOf(
  { kind, words }: Pick<ExportColumn, 'kind' | 'words'>,
  value: unknown,
  { language, timeZone }: Writing,
): string {
  const { separator, decimal } = signs[language];
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return words[`${value}`] ?? flagWord(value, language);
  if (typeof value === 'number') {
    return kind === 'money' ? (value / 100).toFixed(2).replace('.', decimal) : `${value}`;
  }
  if (typeof value === 'string' && kind === 'decimal') return value.replace('.', decimal);
  if (typeof value === 'string' && kind === 'instant') return localInstant(value, timeZone);
  const text = plainText(value);
  return quoted(words[text] ?? text, separator);
}

/** Lists of plain values are written one after the other. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) {
    return value.join(' ');
  }
  return JSON.stringify(value);
}

function quoted(text: string, separator: string): string {
  const isFormula = /^[=+@\t\r]|^-(?!\d)/.test(text);
  const safe = isFormula ? `'${text}` : text;
  const isPlain = !safe.includes(separator) && !/["\r\n]/.test(safe);
  return isPlain ? safe : `"${safe.replaceAll('"', '""')}"`;
}
