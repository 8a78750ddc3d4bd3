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
  /** Whether the sale is fully paid. */
  readonly isComplete: boolean;
}

/** Sums the amounts received; change is given in cash only. */
export function tenderState(dueMinor: number, rows: readonly TenderRow[]): TenderState {
  const receivedMinor = rows.reduce((sum, row) => sum + row.receivedMinor, 0);
  const cashMinor = cashOf(rows);
  const overMinor = Math.max(0, receivedMinor - dueMinor);
  return {
    receivedMinor,
    remainingMinor: Math.max(0, dueMinor - receivedMinor),
    changeMinor: Math.min(overMinor, cashMinor),
    isComplete: receivedMinor >= dueMinor && overMinor <= cashMinor,
  };
}

const cashOf = (rows: readonly TenderRow[]): number =>
  rows.filter(({ isCash }) => isCash).reduce((sum, row) => sum + row.receivedMinor, 0);

/** The amounts paid: received less change, deducted from cash rows, last first. */
export function appliedRows(
  dueMinor: number,
  rows: readonly TenderRow[],
): readonly (TenderRow & { readonly amountMinor: number })[] {
  let changeMinor = tenderState(dueMinor, rows).changeMinor;
  return rows
    .toReversed()
    .map((row) => {
      const back = row.isCash ? Math.min(changeMinor, row.receivedMinor) : 0;
      changeMinor -= back;
      return { ...row, amountMinor: row.receivedMinor - back };
    })
    .toReversed();
}

/** Notes that clients usually pay with, in whole units of the currency. */
const notes = [20, 50, 100, 200, 500, 1_000] as const;

/** Suggested amounts: the amount due, then the next sums in notes. */
export function quickAmounts(dueMinor: number, most = 5): readonly number[] {
  if (dueMinor <= 0) return [];
  const rounded = notes.map((note) => Math.ceil(dueMinor / (note * 100)) * note * 100);
  const above = [...new Set(rounded)].filter((minor) => minor > dueMinor).sort((a, b) => a - b);
  return [dueMinor, ...above].slice(0, most + 1);
}
