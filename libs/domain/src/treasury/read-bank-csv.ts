import type { Writable } from '../kernel/index.js';
import type { Problems } from '../refusal.js';
import { offBalance, provenAmounts } from './prove-balances.js';
import {
  folded,
  isStatementHeading,
  signOfMark,
  statementColumns,
  type StatementColumn,
  type StatementColumns,
} from './statement-columns.js';
import { orderedParts, statementDay, type WrittenOrder } from './statement-day.js';
import { decimalSignIn, statementFigure, type DecimalSign } from './statement-figure.js';
import { statementRows, type StatementRow } from './statement-rows.js';
import type { StatementLine } from './treasury.events.js';
import { STATEMENT_LINES_MAX } from './treasury.limits.js';

/** A movement of the file before its balances have been looked at. */
interface ReadLine {
  readonly line: number;
  readonly written: Omit<StatementLine, 'amountMinor'>;
  readonly amountMinor: number;
  readonly isSignKnown: boolean;
}

/** A row of the file that is no movement. */
export interface LeftOutRow {
  readonly line: number;
  /** Its cells that hold anything. */
  readonly text: string;
}

/** What a bank's file says. */
export interface ReadStatement {
  readonly lines: readonly StatementLine[];
  /** Balances, totals, failed transactions, and what stands around the movements. */
  readonly leftOut: readonly LeftOutRow[];
  /** Lines, from 0, after which the running balance is another than they say. */
  readonly offBalance: readonly number[];
}

/** How the figures and days of the file are written. */
interface Writing {
  readonly columns: StatementColumns;
  readonly decimal: DecimalSign | undefined;
  readonly order: WrittenOrder;
  /** Negative and positive figures occur among the debits: the negative ones are reversals. */
  readonly hasReversals: boolean;
}

/**
 * Reads a bank's CSV. What stands above the line that heads a day and an amount is the bank's own
 * heading; balances, totals and failed transactions are no movements. Every other line has to be
 * readable, and no sign is guessed: marks, columns or the running balance say it.
 */
export function readBankCsv(text: string, problems: Problems): ReadStatement {
  const rows = statementRows(text);
  const at = rows.findIndex(({ cells }) => isStatementHeading(statementColumns(cells)));
  if (at < 0) {
    problems.add('text', 'treasury.statementEmpty');
    return { lines: [], leftOut: [], offBalance: [] };
  }
  const below = rows.slice(at + 1).filter(({ cells }) => cells.some((cell) => cell !== ''));
  const writing = writingOf(rows[at]?.cells ?? [], below, problems);
  const leftOut = rows.slice(0, at).flatMap(leftOutRow);
  const lines = movementsOf(below, writing, problems, leftOut);
  if (lines.length === 0) problems.add('text', 'treasury.statementEmpty');
  if (lines.length > STATEMENT_LINES_MAX) {
    problems.add('text', 'treasury.statementTooLong', { max: STATEMENT_LINES_MAX });
  }
  const amounts = provenAmounts(
    lines.map(({ written: { balanceMinor }, ...line }) => ({ ...line, balanceMinor })),
  );
  const read = lines.map(({ line, written, amountMinor }, index) => {
    const proven = amounts[index];
    if (proven === undefined) problems.add('text', 'treasury.statementSign', { line });
    return { ...written, amountMinor: proven ?? amountMinor };
  });
  return { lines: read, leftOut, offBalance: offBalance(read) };
}

function leftOutRow({ line, cells }: StatementRow): readonly LeftOutRow[] {
  const text = cells.filter((cell) => cell !== '').join(' · ');
  return text === '' ? [] : [{ line, text }];
}

function movementsOf(
  rows: readonly StatementRow[],
  writing: Writing,
  problems: Problems,
  leftOut: LeftOutRow[],
): readonly ReadLine[] {
  const lines: ReadLine[] = [];
  for (const row of rows) {
    const read = readLine(row, writing);
    if (read === 'unreadable') {
      problems.add('text', 'treasury.statementUnreadable', { line: row.line });
    } else if (read !== 'leftOut') lines.push(read);
    else {
      const last = lines.at(-1);
      const more = continuationIn(row, writing.columns);
      if (last === undefined || more === undefined) {
        leftOut.push(...leftOutRow(row));
        continue;
      }
      const description = `${last.written.description} ${more}`.trim();
      lines[lines.length - 1] = { ...last, written: { ...last.written, description } };
    }
  }
  return lines;
}

const cellIn = ({ cells }: StatementRow, columns: StatementColumns, column: StatementColumn) =>
  cells[columns.get(column) ?? -1] ?? '';

/** The text of a line that only goes on with the text of the line above. */
function continuationIn(row: StatementRow, columns: StatementColumns): string | undefined {
  const text = cellIn(row, columns, 'description');
  const isOnly = row.cells.every((cell) => cell === '' || cell === text);
  return text !== '' && isOnly && !isSummary(row) ? text : undefined;
}

const summaries = [
  /^saldo (anterior|inicial|final|actual|disponivel|contabil)/,
  /^(total|totais)\b/,
  /^(a )?transport/,
  /^(opening|closing|balance (brought|carried))/,
];

/** Balances that are carried, and totals. */
const isSummary = ({ cells }: StatementRow) =>
  cells.some((cell) => summaries.some((words) => words.test(folded(cell))));

function readLine(row: StatementRow, writing: Writing): ReadLine | 'leftOut' | 'unreadable' {
  const { columns, decimal, order } = writing;
  const cell = (column: StatementColumn) => cellIn(row, columns, column);
  if (/^(fail|falh|cancel|declin|rejeit|reject|pend)/.test(folded(cell('status'))))
    return 'leftOut';
  const figures = [cell('amount'), cell('debit'), cell('credit')];
  const hasFigure = figures.some((figure) => figure !== '');
  const on = statementDay(cell('on'), order);
  if (on === undefined) return !hasFigure || isSummary(row) ? 'leftOut' : 'unreadable';
  const amount = amountOf(row, writing);
  if (amount === undefined) return 'unreadable';
  if (amount === 'none' || (amount.amountMinor === 0 && isSummary(row))) {
    // Of a pair of columns one may be unknown: then nothing says that nothing moved.
    const isWhole = columns.has('amount') || (columns.has('debit') && columns.has('credit'));
    return isWhole || isSummary(row) ? 'leftOut' : 'unreadable';
  }
  const written: Writable<ReadLine['written']> = { on, description: cell('description') };
  const balance = statementFigure(cell('balance'), decimal);
  if (cell('balance') !== '' && balance === undefined) return 'unreadable';
  if (cell('reference') !== '') written.reference = cell('reference');
  if (balance) written.balanceMinor = balance.minor * (balance.sign ?? 1);
  return { line: row.line, written, ...amount };
}

type Amount = Pick<ReadLine, 'amountMinor' | 'isSignKnown'>;

/** The amount with its sign, if anything in the line says it; undefined for an unreadable one. */
function amountOf(row: StatementRow, writing: Writing): Amount | 'none' | undefined {
  const { columns, decimal, hasReversals } = writing;
  const cell = (column: StatementColumn) => cellIn(row, columns, column);
  if (columns.has('amount')) {
    if (cell('amount') === '') return 'none';
    const figure = statementFigure(cell('amount'), decimal);
    if (figure === undefined) return undefined;
    const { minor, sign } = figure;
    // A column of signs that says nothing at a line leaves its sign open.
    const marked = columns.has('mark') ? signOfMark(cell('mark')) : 1;
    return {
      amountMinor: minor * (sign === -1 ? -1 : (marked ?? 1)),
      isSignKnown: sign !== undefined || marked !== undefined,
    };
  }
  const [debit, credit] = [cell('debit'), cell('credit')].map((written) =>
    written === '' ? { minor: 0, sign: undefined } : statementFigure(written, decimal),
  );
  if (debit === undefined || credit === undefined) return undefined;
  if (debit.minor === 0 && credit.minor === 0) return 'none';
  const isReversed = debit.sign === -1 && hasReversals;
  const debitMinor = isReversed ? 0 - debit.minor : debit.minor;
  return { amountMinor: credit.minor * (credit.sign ?? 1) - debitMinor, isSignKnown: true };
}

function writingOf(
  heading: readonly string[],
  rows: readonly StatementRow[],
  problems: Problems,
): Writing {
  const columns = statementColumns(heading);
  const cellsOf = (column: StatementColumn) => rows.map((row) => cellIn(row, columns, column));
  const figures = (['amount', 'debit', 'credit', 'balance'] as const).flatMap(cellsOf);
  const signs = new Set(figures.flatMap((figure) => decimalSignIn(figure) ?? []));
  const [decimal] = signs.size === 1 ? signs : [];
  const debits = cellsOf('debit').map((debit) => statementFigure(debit, decimal));
  const moved = debits.filter((debit) => debit !== undefined && debit.minor !== 0);
  const negative = moved.filter((debit) => debit?.sign === -1);
  return {
    columns,
    decimal,
    order: orderOf(heading, cellsOf('on'), problems),
    hasReversals: negative.length > 0 && negative.length < moved.length,
  };
}

/** A part over 12 is no month; in the Portuguese of headings the day is always written first. */
function orderOf(
  heading: readonly string[],
  days: readonly string[],
  problems: Problems,
): WrittenOrder {
  const written = days.flatMap((day) => {
    const parts = orderedParts(day);
    return parts ? [{ day, parts }] : [];
  });
  if (written.some(({ parts: [first] }) => first > 12)) return 'dayFirst';
  if (written.some(({ parts: [, second] }) => second > 12)) return 'monthFirst';
  const open = written.find(({ parts: [first, second] }) => first !== second);
  const isPortuguese = heading.some((cell) => /^(data|dia)\b/.test(folded(cell)));
  // Days that are also written otherwise, `5 Mar 2026`, are of people who write the day first.
  const isMixed = written.length < days.filter((day) => day !== '').length;
  if (open && !isPortuguese && !isMixed) {
    problems.add('text', 'treasury.statementDayOrder', { value: open.day });
  }
  return 'dayFirst';
}
