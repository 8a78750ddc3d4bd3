import type { TillStart } from '@balcao/contracts';
import { handedMinor, type PaymentRowContent } from '@balcao/domain';
import { cashRounding, cashRoundings } from '@balcao/pricing';

/** One means that a sale is paid with. */
export interface TenderRow {
  readonly key: string;
  readonly methodId: string;
  /** Change is given in cash only. */
  readonly isCash: boolean;
  /** The amount received, in minor units. */
  readonly receivedMinor: number;
  /** A slip, a phone number, a provider's reference. */
  readonly reference?: string;
}

/** The rows with one added: the same means without a slip is merged into one row. */
export function withRow(rows: readonly TenderRow[], row: TenderRow): readonly TenderRow[] {
  const isSame = (each: TenderRow): boolean =>
    each.methodId === row.methodId && each.reference === row.reference;
  if (!rows.some(isSame)) return [...rows, row];
  const more = (receivedMinor: number): number => receivedMinor + row.receivedMinor;
  return rows.map((each) =>
    isSame(each) ? { ...each, receivedMinor: more(each.receivedMinor) } : each,
  );
}

/** The payment of a sale. */
export interface Tender {
  readonly rows: readonly TenderRow[];
  /** The client credit used. */
  readonly credits?: readonly TenderCredit[];
  /** On account: nothing is paid. */
  readonly isOnAccount?: boolean;
}

/** The part of an advance or credit note used; minor units. */
export interface TenderCredit {
  readonly documentId: string;
  readonly amountMinor: number;
}

/** The amount paid by credits, in minor units. */
export const creditOf = ({ credits = [] }: Tender): number =>
  credits.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Uses an amount of client credit, oldest first; minor units. */
export function takeCredits(
  open: readonly { readonly id: string; readonly openMinor: number }[],
  dueMinor: number,
): readonly TenderCredit[] {
  let leftMinor = dueMinor;
  const taken: TenderCredit[] = [];
  for (const { id: documentId, openMinor } of open) {
    const amountMinor = Math.min(leftMinor, openMinor);
    if (amountMinor <= 0) continue;
    taken.push({ documentId, amountMinor });
    leftMinor -= amountMinor;
  }
  return taken;
}

/** The rows compared with the amount due; minor units. */
export interface TenderState {
  readonly receivedMinor: number;
  /** The remaining amount. */
  readonly remainingMinor: number;
  readonly changeMinor: number;
  /** What rounding to coins adds to the amount due; below zero what it takes off. */
  readonly roundingMinor: number;
  /** Whether the sale is fully paid. */
  readonly isComplete: boolean;
}

/**
 * Sums the amounts received. Change is given in cash only, and what cash pays is rounded to the
 * coin.
 */
export function tenderState(
  dueMinor: number,
  rows: readonly TenderRow[],
  coinMinor?: number,
): TenderState {
  const receivedMinor = rows.reduce((sum, row) => sum + row.receivedMinor, 0);
  const cashMinor = cashOf(rows);
  const byCashMinor = dueMinor - (receivedMinor - cashMinor);
  const isRounded = byCashMinor > 0 && rows.some(({ isCash }) => isCash);
  const roundingMinor = isRounded ? cashRounding(byCashMinor, coinMinor) : 0;
  const toPayMinor = dueMinor + roundingMinor;
  const overMinor = Math.max(0, receivedMinor - toPayMinor);
  return {
    receivedMinor,
    remainingMinor: Math.max(0, toPayMinor - receivedMinor),
    changeMinor: Math.min(overMinor, cashMinor),
    roundingMinor,
    isComplete: receivedMinor >= toPayMinor && overMinor <= cashMinor,
  };
}

const cashOf = (rows: readonly TenderRow[]): number =>
  rows.filter(({ isCash }) => isCash).reduce((sum, row) => sum + row.receivedMinor, 0);

/** A row with what it pays, and how its cash is rounded. */
export interface AppliedRow extends TenderRow {
  readonly amountMinor: number;
  readonly roundingMinor: number;
}

/** The amounts paid: received less change and rounding, deducted from cash rows, last first. */
export function appliedRows(
  dueMinor: number,
  rows: readonly TenderRow[],
  coinMinor?: number,
): readonly AppliedRow[] {
  let { changeMinor, roundingMinor: leftMinor } = tenderState(dueMinor, rows, coinMinor);
  return rows
    .toReversed()
    .map((row) => {
      const back = row.isCash ? Math.min(changeMinor, row.receivedMinor) : 0;
      const keptMinor = row.receivedMinor - back;
      // A row that pays nothing is none: rounding leaves the smallest amount of it.
      const roundingMinor = row.isCash ? Math.min(leftMinor, Math.max(0, keptMinor - 1)) : 0;
      changeMinor -= back;
      leftMinor -= roundingMinor;
      return { ...row, amountMinor: keptMinor - roundingMinor, roundingMinor };
    })
    .toReversed();
}

/** Rows of money that goes back or is corrected, with the rounding of their cash. */
export function roundedRows(
  rows: readonly PaymentRowContent[],
  { methods, settings }: Pick<TillStart, 'methods' | 'settings'>,
): readonly PaymentRowContent[] {
  const cash = rows.filter((row) =>
    methods.some(({ id, kind }) => id === row.methodId && kind === 'cash'),
  );
  const amounts = cash.map(({ amountMinor }) => amountMinor);
  const roundings = cashRoundings(amounts, settings.cashCoinMinor);
  return rows.map((row) => {
    const roundingMinor = roundings[cash.indexOf(row)] ?? 0;
    return roundingMinor === 0 ? row : { ...row, roundingMinor };
  });
}

/** What the rows come to as rounded, in minor units. */
export const handedIn = (rows: readonly PaymentRowContent[]): number =>
  rows.reduce((sum, row) => sum + handedMinor(row), 0);

/** Notes that clients usually pay with, in whole units of the currency. */
const notes = [20, 50, 100, 200, 500, 1_000] as const;

/** Suggested amounts: the amount due, then the next sums in notes. */
export function quickAmounts(dueMinor: number, most = 5): readonly number[] {
  if (dueMinor <= 0) return [];
  const rounded = notes.map((note) => Math.ceil(dueMinor / (note * 100)) * note * 100);
  const above = [...new Set(rounded)].filter((minor) => minor > dueMinor).sort((a, b) => a - b);
  return [dueMinor, ...above].slice(0, most + 1);
}
