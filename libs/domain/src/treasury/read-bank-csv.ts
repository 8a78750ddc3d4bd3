import { parseMinor } from '@balcao/pricing';
import { isDay } from '../calendar.js';
import type { Writable } from '../kernel/index.js';
import type { Problems } from '../refusal.js';
import type { StatementLine } from './treasury.events.js';
import { STATEMENT_LINES_MAX } from './treasury.limits.js';

type Column = 'on' | 'description' | 'reference' | 'amount' | 'debit' | 'credit' | 'balance';

/** Words by which banks head their columns, without accents. */
const headings: Readonly<Record<Column, RegExp>> = {
  on: /^(data|date|data (do )?mov|data operacao|transaction date|data lanc)/,
  description: /^(descri|description|detal|details|movimento|historico|narrative)/,
  reference: /^(ref|documento|n[.ºo]* doc|cheque)/,
  debit: /^(debit|saida|withdraw)/,
  credit: /^(credit|entrada|deposit)/,
  amount: /^(valor|montante|amount|importancia)/,
  balance: /^(saldo|balance)/,
};
const valueDay = /^(data[ -]valor|value date|dt valor)/;

/**
 * Reads a bank's CSV. The separator and the columns are told by the first line that names a day and
 * an amount; what stands above it is the bank's own heading. Every line below has to be readable:
 * half a statement is worse than none.
 */
export function readBankCsv(text: string, problems: Problems): readonly StatementLine[] {
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = separatorOf(rows);
  const cells = rows.map((row) => cellsOf(row, separator));
  const at = cells.findIndex((row) => isHeading(columnsOf(row)));
  if (at < 0) {
    problems.add('text', 'treasury.statementEmpty');
    return [];
  }
  const columns = columnsOf(cells[at] ?? []);
  const lines: StatementLine[] = [];
  for (const [index, row] of cells.entries()) {
    if (index <= at || row.every((cell) => cell === '')) continue;
    const line = lineOf(row, columns);
    if (line) lines.push(line);
    else problems.add('text', 'treasury.statementUnreadable', { line: index + 1 });
  }
  if (lines.length === 0) problems.add('text', 'treasury.statementEmpty');
  if (lines.length > STATEMENT_LINES_MAX) {
    problems.add('text', 'treasury.statementTooLong', { max: STATEMENT_LINES_MAX });
  }
  return lines;
}

type Columns = ReadonlyMap<Column, number>;

function separatorOf(rows: readonly string[]): string {
  const sample = rows.slice(0, 30).join('\n');
  const count = (separator: string) => sample.split(separator).length;
  return [';', '\t', ','].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** The cells of a row; a quoted one may hold the separator, and a doubled quote. */
function cellsOf(row: string, separator: string): readonly string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const character = row.charAt(at);
    if (character === '"' && isQuoted && row.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}

function columnsOf(row: readonly string[]): Columns {
  const columns = new Map<Column, number>();
  for (const [index, cell] of row.entries()) {
    const heading = plain(cell);
    if (valueDay.test(heading)) continue;
    for (const [column, words] of Object.entries(headings) as [Column, RegExp][]) {
      if (words.test(heading) && !columns.has(column)) columns.set(column, index);
    }
  }
  return columns;
}

const plain = (cell: string) =>
  cell
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const isHeading = (columns: Columns) =>
  columns.has('on') && (columns.has('amount') || columns.has('debit') || columns.has('credit'));

function lineOf(row: readonly string[], columns: Columns): StatementLine | undefined {
  const cell = (column: Column) => row[columns.get(column) ?? -1] ?? '';
  const on = dayOf(cell('on'));
  const amountMinor = columns.has('amount')
    ? amountOf(cell('amount'))
    : difference(amountOf(cell('credit') || '0'), amountOf(cell('debit') || '0'));
  if (on === undefined || amountMinor === undefined) return undefined;
  const line: Writable<StatementLine> = { on, amountMinor, description: cell('description') };
  const balanceMinor = amountOf(cell('balance'));
  if (cell('reference') !== '') line.reference = cell('reference');
  if (balanceMinor !== undefined) line.balanceMinor = balanceMinor;
  return line;
}

/** Debits are written with and without a minus. */
const difference = (creditMinor: number | undefined, debitMinor: number | undefined) =>
  creditMinor === undefined || debitMinor === undefined
    ? undefined
    : creditMinor - Math.abs(debitMinor);

/** `31/12/2026`, `31-12-2026` or `2026-12-31`. */
function dayOf(text: string): string | undefined {
  const written = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})/.exec(text);
  const [, day = '', month = '', year = ''] = written ?? [];
  const iso = written
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : text.slice(0, 10).replaceAll('/', '-');
  return isDay(iso) ? iso : undefined;
}

/** `1.234,56`, `1,234.56`, `(50,00)`: the last mark before two digits is the decimal one. */
function amountOf(text: string): number | undefined {
  const isNegative = text.startsWith('(') || text.includes('-');
  const bare = text.replace(/[^\d.,]/g, '');
  if (bare === '') return undefined;
  const decimals = /[.,](\d{1,2})$/.exec(bare);
  const whole = (decimals ? bare.slice(0, decimals.index) : bare).replace(/[.,]/g, '');
  if (whole === '' || whole.length > 13) return undefined;
  const minor = parseMinor(`${whole}.${decimals?.[1] ?? '0'}`);
  return isNegative ? 0 - minor : minor;
}
