import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { Collection, Row, RowReader } from '@balcao/read-store';
import type { ParsedList } from './list-query.js';
import { selectionOf } from './list-rows.js';

/** Rows read at once while a file is written. */
const rowsPerRead = 1_000;
/** Excel takes a file for UTF-8 only when it begins with this mark. */
const byteOrderMark = '\uFEFF';

/** A list to be written whole into a file. */
export interface CsvList {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly collection: Collection<Row>;
  readonly companyId: string;
  readonly list: ParsedList;
  readonly columns: readonly string[];
}

/** All rows of a list as a CSV file, read page by page as fast as the caller takes them. */
export function csvOf(rows: RowReader, file: CsvList): StreamableFile {
  const disposition = `attachment; filename="${file.name}.csv"`;
  const type = 'text/csv; charset=utf-8';
  return new StreamableFile(Readable.from(linesOf(rows, file)), { type, disposition });
}

async function* linesOf(rows: RowReader, file: CsvList): AsyncGenerator<string> {
  const { collection, companyId, list, columns } = file;
  const sort = list.sort as readonly ['id', 'asc' | 'desc'][];
  yield `${byteOrderMark}${columns.map(headingOf).join(';')}\r\n`;
  for (let skip = 0; ; skip += rowsPerRead) {
    const query = { ...selectionOf(list), sort, skip, limit: rowsPerRead };
    const page = await rows.find(collection, companyId, query);
    if (page.length > 0) yield page.map((row) => lineOf(row, columns)).join('');
    if (page.length < rowsPerRead) return;
  }
}

/** Amounts are written in whole units, so their columns are not called after the minor one. */
function headingOf(column: string): string {
  return column.replace(/Minor$/, '');
}

function lineOf(row: object, columns: readonly string[]): string {
  const values = row as Readonly<Record<string, unknown>>;
  return `${columns.map((column) => cellOf(column, values[column])).join(';')}\r\n`;
}

/** A cell; text that a spreadsheet would take for a formula is kept as text. */
export function cellOf(column: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') {
    return column.endsWith('Minor') ? (value / 100).toFixed(2).replace('.', ',') : `${value}`;
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const isFormula = /^[=+@\t\r]|^-(?!\d)/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
