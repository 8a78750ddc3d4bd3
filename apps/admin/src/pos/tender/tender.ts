/** One means that a sale is paid with. */
export interface TenderRow {
  readonly key: string;
  readonly methodId: string;
  /** Change is given from cash alone. */
  readonly isCash: boolean;
  /** What was handed over, in minor units. */
  readonly receivedMinor: number;
  /** A slip, a phone number, a provider's reference. */
  readonly reference?: string;
}

/** The rows with one more: the same means once again, without another slip, is one row. */
export function withRow(rows: readonly TenderRow[], row: TenderRow): readonly TenderRow[] {
  const isSame = (each: TenderRow): boolean =>
    each.methodId === row.methodId && each.reference === row.reference;
  if (!rows.some(isSame)) return [...rows, row];
  const more = (receivedMinor: number): number => receivedMinor + row.receivedMinor;
  return rows.map((each) =>
    isSame(each) ? { ...each, receivedMinor: more(each.receivedMinor) } : each,
  );
}

/** How a sale is paid. */
export interface Tender {
  readonly rows: readonly TenderRow[];
  /** What the client has to its credit and pays with. */
  readonly credits?: readonly TenderCredit[];
  /** Nothing is paid: the client owes it. */
  readonly isOnAccount?: boolean;
}

/** Part of an advance or a credit note; minor units. */
export interface TenderCredit {
  readonly documentId: string;
  readonly amountMinor: number;
}

/** What credits pay of a sale, in minor units. */
export const creditOf = ({ credits = [] }: Tender): number =>
  credits.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** Takes so much of what a client has to its credit, the oldest first; minor units. */
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

/** What the rows come to against what is due; minor units. */
export interface TenderState {
  readonly receivedMinor: number;
  /** Still to be paid. */
  readonly remainingMinor: number;
  readonly changeMinor: number;
  /** The sale may be finished. */
  readonly isComplete: boolean;
}

/** Adds up what was handed over; change comes from cash alone. */
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

/** What the rows pay: what was received, with the change taken off the cash, the last row first. */
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

/** Notes that a client is likely to hand over, in whole units of the currency. */
const notes = [20, 50, 100, 200, 500, 1_000] as const;

/** Amounts offered as one key: what is due, then the next sums that notes make above it. */
export function quickAmounts(dueMinor: number, most = 5): readonly number[] {
  if (dueMinor <= 0) return [];
  const rounded = notes.map((note) => Math.ceil(dueMinor / (note * 100)) * note * 100);
  const above = [...new Set(rounded)].filter((minor) => minor > dueMinor).sort((a, b) => a - b);
  return [dueMinor, ...above].slice(0, most + 1);
}
