// cspell:ignore abertura fecho transitado anulad expir espera
import type { DayOrder, DecimalSign, StatementField } from '@balcao/contracts';
import {
  STATEMENT_LINES_MAX,
  type Problems,
  type StatementLine,
  type Writable,
} from '@balcao/domain';
import { parseMinor } from '@balcao/pricing';
import { BadCell, readDay } from '../cells.js';
import { plainDecimal, textOf, UnreadCell, type Cell, type Table } from '../table/table.js';
import type { TableRow } from '../table/table.js';
import { statementFigure, type StatementFigure } from '../written-figure.js';
import { offBalance, provenAmounts } from './prove-balances.js';
import { foldedWords, signOfMark, type StatementColumns } from './statement-fields.js';

/** A movement of the file before its balances are checked. */
interface ReadLine {
  readonly line: number;
  readonly written: Omit<StatementLine, 'amountMinor'>;
  readonly amountMinor: number;
  readonly isSignKnown: boolean;
}

/** A row of the file that is not a movement. */
export interface LeftOutRow {
  readonly line: number;
  /** Its non-blank cells. */
  readonly text: string;
}

/** The content of a bank's file. */
export interface ReadStatement {
  readonly lines: readonly StatementLine[];
  /** Rows that are not movements: balances, totals, failed transactions, surrounding text. */
  readonly leftOut: readonly LeftOutRow[];
  /** Line indexes from 0 after which the running balance differs. */
  readonly offBalance: readonly number[];
}

/** How a file is read: its columns, number format and date order. */
export interface StatementWriting {
  readonly columns: StatementColumns;
  readonly decimal: DecimalSign | undefined;
  readonly dayOrder: DayOrder | undefined;
  /** Positive amounts leave the account. */
  readonly isTurned: boolean;
}

/** The same, with what is known only from all rows. */
interface WholeWriting extends StatementWriting {
  readonly isFrom1904: boolean;
  readonly headings: readonly string[];
  /** The debits contain both signs: negative ones are reversals. */
  readonly hasReversals: boolean;
}

/**
 * Reads the movements of a bank's file. Balances, totals and failed transactions are skipped; every
 * other row must be readable. Signs are never guessed: they come from marks, columns or the running
 * balance.
 */
export function readStatement(
  table: Table,
  chosen: StatementWriting,
  problems: Problems,
): ReadStatement {
  const writing = { ...chosen, ...factsOf(table, chosen) };
  const leftOut = (table.above ?? []).flatMap(leftOutRow);
  const lines = movementsOf(table.rows, writing, problems, leftOut);
  if (lines.length === 0) problems.add('file', 'treasury.statementEmpty');
  if (lines.length > STATEMENT_LINES_MAX) {
    problems.add('file', 'treasury.statementTooLong', { max: STATEMENT_LINES_MAX });
  }
  const amounts = provenAmounts(
    lines.map(({ written: { balanceMinor }, ...line }) => ({ ...line, balanceMinor })),
    openingIn(table.rows, lines[0]?.line, writing),
  );
  const read = lines.map(({ line, written, amountMinor }, index) => {
    const proven = amounts[index];
    if (proven === undefined) problems.add('file', 'treasury.statementSign', { line });
    return { ...written, amountMinor: proven ?? amountMinor };
  });
  return { lines: read, leftOut, offBalance: offBalance(read) };
}

/** The opening balance in a row before the first movement. */
function openingIn(
  rows: readonly TableRow[],
  first: number | undefined,
  { columns, decimal }: StatementWriting,
): number | undefined {
  const before = rows.findLast(({ place }) => first !== undefined && place < first);
  if (before === undefined || !isSummary(before)) return undefined;
  const balance = figureIn(cellIn(before, columns, 'balance'), decimal);
  return balance && balance.minor * (balance.sign ?? 1);
}

function factsOf(
  { headings, rows, isFrom1904 = false }: Table,
  { columns, decimal }: StatementWriting,
) {
  const debits = rows.map((row) => figureIn(cellIn(row, columns, 'debit'), decimal));
  const moved = debits.filter((debit) => debit !== undefined && debit.minor !== 0);
  const negative = moved.filter((debit) => debit?.sign === -1);
  return {
    headings,
    isFrom1904,
    hasReversals: negative.length > 0 && negative.length < moved.length,
  };
}

function leftOutRow({ place, cells }: TableRow): readonly LeftOutRow[] {
  const text = cells
    .map((cell) => oneLine(textOf(cell)))
    .filter((cell) => cell !== '')
    .join(' · ');
  return text === '' ? [] : [{ line: place, text }];
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function movementsOf(
  rows: readonly TableRow[],
  writing: WholeWriting,
  problems: Problems,
  leftOut: LeftOutRow[],
): readonly ReadLine[] {
  const lines: ReadLine[] = [];
  for (const row of rows) {
    const read = readLine(row, writing);
    if (read === 'unreadable') {
      problems.add('file', 'treasury.statementUnreadable', { line: row.place });
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

const cellIn = ({ cells }: TableRow, columns: StatementColumns, field: StatementField): Cell =>
  cells[columns.get(field) ?? -1];

/** The text of a row that continues the row above. */
function continuationIn(row: TableRow, columns: StatementColumns): string | undefined {
  const text = oneLine(textOf(cellIn(row, columns, 'description')));
  const isOnly = row.cells.every((cell) => ['', text].includes(oneLine(textOf(cell))));
  return text !== '' && isOnly && !isSummary(row) ? text : undefined;
}

/** Balances carried forward: not movements, even with amounts in their columns. */
const carried = [
  /^saldo (anterior|inicial|final|de abertura|de fecho|transitado)/,
  /^(opening|closing) balance/,
  /^(balance )?(brought|carried) forward|^balance [bc]\/f/,
];
const summaries = [
  ...carried,
  /^saldo (actual|disponivel|contabil)/,
  /^((page|grand|daily|day|period|month) )?(total|totais|totals|sub-?total|soma)\b/,
  /^(a )?transport/,
  /^(opening|closing)/,
];

/** Balances carried forward, and totals. */
const isSummary = ({ cells }: TableRow) =>
  cells.some((cell) => summaries.some((words) => words.test(foldedWords(textOf(cell)))));

/** Beginnings of words for what did not happen, or has not yet, or not to this account. */
const notDone = [
  /^(fail|falh|cancel|anulad|declin|rejeit|reject|revert|void|pend|expir)/,
  /^(process(ing|ando)|a aguardar|not |nao |other account)/,
  /^(em|in) (process|curso|progress|anal|review|espera)/,
];

function readLine(row: TableRow, writing: WholeWriting): ReadLine | 'leftOut' | 'unreadable' {
  const { columns, decimal } = writing;
  const text = (field: StatementField) => oneLine(textOf(cellIn(row, columns, field)));
  const status = foldedWords(text('status'));
  if (notDone.some((words) => words.test(status))) return 'leftOut';
  if (isHeadingAgain(row, writing)) return 'leftOut';
  const amounts = (['amount', 'debit', 'credit'] as const).map((name) =>
    cellIn(row, columns, name),
  );
  const hasFigure = amounts.some((cell) => !isBlank(cell));
  const on = dayIn(cellIn(row, columns, 'on'), writing);
  if (on === undefined) return !hasFigure || isSummary(row) ? 'leftOut' : 'unreadable';
  const amount = amountOf(row, writing);
  if (amount === undefined) return 'unreadable';
  if (amount === 'none' || amount.amountMinor === 0) {
    // Of a pair of columns one may be unknown: then nothing says that nothing moved.
    const isWhole = columns.has('amount') || (columns.has('debit') && columns.has('credit'));
    return isWhole || isSummary(row) ? 'leftOut' : 'unreadable';
  }
  const written: Writable<ReadLine['written']> = { on, description: text('description') };
  const balance = figureIn(cellIn(row, columns, 'balance'), decimal);
  const isCarried = carried.some((words) => words.test(foldedWords(written.description)));
  if (isCarried && (balance === undefined || balance.minor === Math.abs(amount.amountMinor))) {
    return 'leftOut';
  }
  if (!isBlank(cellIn(row, columns, 'balance')) && balance === undefined) return 'unreadable';
  if (text('reference') !== '') written.reference = text('reference');
  if (balance) written.balanceMinor = balance.minor * (balance.sign ?? 1);
  return { line: row.place, written, ...amount };
}

/** Headings repeated at the top of each page. */
const isHeadingAgain = ({ cells }: TableRow, { columns, headings }: WholeWriting): boolean =>
  [...columns.values()].every((at) => textOf(cells[at]) === headings[at]);

function dayIn(cell: Cell, writing: WholeWriting): string | undefined {
  if (textOf(cell) === '') return undefined;
  try {
    return readDay(cell, writing);
  } catch (error) {
    if (error instanceof BadCell) return undefined;
    throw error;
  }
}

/** Decimal places of money. */
const MINOR_PLACES = 2;

/** The figure of a cell; a positive number of a sheet has no explicit sign. */
function figureIn(cell: Cell, decimal: DecimalSign | undefined): StatementFigure | undefined {
  if (cell instanceof UnreadCell) return undefined;
  if (typeof cell !== 'number') return statementFigure(textOf(cell), decimal);
  const minor = parseMinor(plainDecimal(Math.abs(cell), MINOR_PLACES));
  return { minor, sign: cell < 0 ? -1 : undefined };
}

/** A blank cell, or one with only dashes, or a word of programs for nothing. */
const isBlank = (cell: Cell): boolean =>
  /^(?:[\p{Pd}−_=.*\s]*|null|nil|n\/?[ad]\.?)$/iu.test(textOf(cell).trim());

type Amount = Pick<ReadLine, 'amountMinor' | 'isSignKnown'>;

/** The amount with its sign, if the row has one; undefined if unreadable. */
function amountOf(row: TableRow, writing: WholeWriting): Amount | 'none' | undefined {
  const { columns, decimal, hasReversals, isTurned } = writing;
  const cell = (field: StatementField) => cellIn(row, columns, field);
  if (columns.has('amount')) {
    if (isBlank(cell('amount'))) return 'none';
    const figure = figureIn(cell('amount'), decimal);
    if (figure === undefined) return undefined;
    const { minor, sign } = figure;
    // A column of signs that says nothing at a row leaves its sign open.
    const marked = columns.has('mark') ? signOfMark(textOf(cell('mark'))) : 1;
    const signed = minor * (sign === -1 ? -1 : (marked ?? 1));
    return {
      amountMinor: isTurned ? 0 - signed : signed,
      isSignKnown: sign !== undefined || marked !== undefined,
    };
  }
  const [debit, credit] = [cell('debit'), cell('credit')].map((written) =>
    isBlank(written) ? { minor: 0, sign: undefined } : figureIn(written, decimal),
  );
  if (debit === undefined || credit === undefined) return undefined;
  if (debit.minor === 0 && credit.minor === 0) return 'none';
  if (debit.minor !== 0 && credit.minor !== 0) return undefined;
  const isReversed = debit.sign === -1 && hasReversals;
  const debitMinor = isReversed ? 0 - debit.minor : debit.minor;
  return { amountMinor: credit.minor * (credit.sign ?? 1) - debitMinor, isSignKnown: true };
}
