import type { Language } from '@balcao/messages';
import { kindOf, type ExportColumn } from './export-columns.js';
import { flagWord } from './words.js';

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const byteOrderMark = '\uFEFF';

type Values = Readonly<Record<string, unknown>>;

/** Pages of rows as a CSV file of semicolons, which is what Excel expects in Portuguese. */
export async function* csvOf(
  pages: AsyncIterable<readonly Values[]>,
  columns: readonly ExportColumn[],
  language: Language,
): AsyncGenerator<string> {
  yield `${byteOrderMark}${columns.map(({ heading }) => textCell(heading)).join(';')}\r\n`;
  for await (const page of pages) {
    if (page.length > 0) yield page.map((row) => lineOf(row, columns, language)).join('');
  }
}

function lineOf(row: Values, columns: readonly ExportColumn[], language: Language): string {
  return `${columns.map(({ field }) => cellOf(field, row[field], language)).join(';')}\r\n`;
}

/** A cell; text that a spreadsheet would take for a formula is kept as text. */
export function cellOf(field: string, value: unknown, language: Language = 'en'): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return flagWord(value, language);
  if (typeof value === 'number') {
    return field.endsWith('Minor') ? (value / 100).toFixed(2).replace('.', ',') : `${value}`;
  }
  if (typeof value === 'string' && kindOf(field) === 'decimal') return value.replace('.', ',');
  return textCell(plainText(value));
}

/** Lists of plain values are written one after the other. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) {
    return value.join(' ');
  }
  return JSON.stringify(value);
}

function textCell(text: string): string {
  const isFormula = /^[=+@\t\r]|^-(?!\d)/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
