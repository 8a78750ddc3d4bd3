// cspell:ignore OFXHEADER Cstmr
import { DomainError, refuse } from '@balcao/domain';
import { NO_HEADINGS } from '../table/find-headings.js';
import { decoded } from '../table/encodings.js';
import { readTable, type TablePlace } from '../table/read-table.js';
import { textOf, type Table } from '../table/table.js';
import { camtMovements } from './camt.js';
import { mt940Movements } from './mt940.js';
import { movementsTable } from './movement.js';
import { ofAccount } from './of-account.js';
import { ofxMovements } from './ofx.js';
import { areOfStatement, statementColumns } from './statement-fields.js';
import type { StatementAccount } from './statement-presets.js';

/** A bank's file as rows under headings. */
export interface StatementTable {
  readonly table: Table;
  /** A structured format: columns, days and numbers are unambiguous. */
  readonly isExact: boolean;
  /** Several accounts of which none is known to be the one that is read for. */
  readonly accounts: readonly string[];
  /** The currencies of its amounts, as far as it says so. */
  readonly currencies: readonly string[];
}

/**
 * Reads the file of a bank as a table: a workbook of Excel or LibreOffice, a text file of cells,
 * OFX, MT940 or CAMT.053. Refuses anything else, and a file without movements.
 */
export async function readStatementTable(
  file: Uint8Array,
  place: Omit<TablePlace, 'namedFields'> = {},
  account: StatementAccount = { name: '' },
): Promise<StatementTable> {
  const movements = exactMovements(file);
  if (movements !== undefined) {
    const { movements: shown, ...of } = ofAccount(movements, account);
    if (shown.length === 0) refuse('treasury.statementEmpty');
    return { table: movementsTable(shown), isExact: true, ...of };
  }
  try {
    const table = await readTable(file, { ...place, namedFields });
    const isBare = place.headingRow === undefined && isMovement(table.headings);
    const bare = { ...place, namedFields, headingRow: NO_HEADINGS };
    const read = isBare ? await readTable(file, bare) : table;
    return { table: read, isExact: false, accounts: [], currencies: currenciesIn(read) };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'import.noRows') throw error;
    return refuse('treasury.statementEmpty');
  }
}

const currencyHeading = /^(moeda|divisa|currency|ccy)\b/i;

/** The codes in a column of currencies. */
function currenciesIn({ headings, rows }: Table): readonly string[] {
  const at = headings.findIndex((heading) => currencyHeading.test(heading.trim()));
  const codes = rows.map(({ cells }) => textOf(cells[at]).trim().toUpperCase());
  return at < 0 ? [] : [...new Set(codes.filter((code) => /^[A-Z]{3}$/.test(code)))];
}

/** A row with a day and a figure is not a heading: the file has none. */
function isMovement(row: readonly string[]): boolean {
  const isDay = (cell: string) => /^\d{1,4}[-/. ]?(\d{1,2}|\p{L}{3,9})[-/. ]?\d{2,4}\b/u.test(cell);
  const isFigure = (cell: string) => /^[-+(]?\s*[\d.,\s]*\d[.,]\d{2}\b/.test(cell);
  return row.some(isDay) && row.some(isFigure);
}

/** A row that names a day and an amount is the heading, even if another has more known words. */
function namedFields(row: readonly string[]): number {
  const columns = statementColumns(row);
  // A movement under its heading, `Data 05/03/2026`, heads nothing.
  if (/\d/.test(row[columns.get('on') ?? -1] ?? '')) return 0;
  return columns.size + (areOfStatement(columns) ? row.length : 0);
}

const bookMarks = [
  [0x50, 0x4b],
  [0xd0, 0xcf],
] as const;

/** The movements of a file in a standard format; undefined for other files. */
function exactMovements(file: Uint8Array) {
  if (bookMarks.some((mark) => mark.every((byte, at) => file[at] === byte))) return undefined;
  const { text } = decoded(file);
  const begin = text.slice(0, 2_000);
  if (/<OFX>|OFXHEADER/i.test(begin)) return ofxMovements(text);
  if (/camt\.05[234]|BkToCstmr/.test(begin)) return camtMovements(text);
  return /^\s*(\{1:|:20:)/.test(begin) ? mt940Movements(text) : undefined;
}
