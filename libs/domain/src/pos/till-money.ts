import type { Books } from '../books.js';
import { addDays } from '../calendar.js';
import { todayIn } from '../companies/index.js';
import type { DecideContext } from '../decide.js';
import { handedMinor, type PaymentRow, type PaymentRowContent } from '../payments/index.js';
import { noStand } from './pos.slice.js';
import type { ActingShift } from './shift-of.js';
import { tillSeries } from './till-series.js';

/**
 * The rows with their accounts: cash goes into the drawer of the shift, other means to the account
 * of their method, unless a row names an account. They are rounded as the till says, which is how
 * its paper is.
 */
export function rowsAtTill(
  books: Books,
  { treasuryAccountId }: ActingShift,
  rows: readonly PaymentRowContent[],
): readonly PaymentRowContent[] {
  return rows.map((sent) => {
    const row = { ...sent, roundingMinor: sent.roundingMinor ?? 0 };
    const isCash = books.payments.methods.get(row.methodId ?? '')?.kind === 'cash';
    return isCash && row.treasuryAccountId === undefined ? { ...row, treasuryAccountId } : row;
  });
}

/** The part of the rows paid in cash, as rounded. */
export function cashOf(
  books: Books,
  { treasuryAccountId: drawerId }: ActingShift,
  rows: readonly PaymentRow[],
): number {
  return rows
    .filter(({ methodId, treasuryAccountId }) => {
      const isCash = books.payments.methods.get(methodId)?.kind === 'cash';
      return isCash && treasuryAccountId === drawerId;
    })
    .reduce((sum, row) => sum + handedMinor(row), 0);
}

/**
 * The type's open series for the till's device sequence, or the refusal of the books if there is
 * none.
 */
export function seriesAtTill(
  books: Books,
  { cashRegisterId }: ActingShift,
  typeId: string,
  year: number,
): string | undefined {
  const { lane } = books.pos.stands.get(cashRegisterId) ?? noStand;
  return tillSeries(books, { cashRegisterId, typeId, year, lane })?.id;
}

/**
 * The day of issue of what happened at the moment: its calendar day, but neither before the last
 * document of its series nor after today.
 */
export function dayOfIssue(
  books: Books,
  seriesId: string | undefined,
  at: string,
  context: DecideContext,
): string {
  const today = todayIn(books, context);
  const day = todayIn(books, { now: at });
  const last = books.documents.lastIssuedOn.get(seriesId ?? '') ?? addDays(day, -1);
  const notBefore = day < last ? last : day;
  return notBefore > today ? today : notBefore;
}

/**
 * The day on which money moves that moved at the moment: its calendar day, or today where a period
 * of one of the accounts is closed meanwhile.
 */
export function dayOfMovement(
  books: Books,
  accountIds: readonly (string | undefined)[],
  at: string,
  context: DecideContext,
): string {
  const day = todayIn(books, { now: at });
  const isClosed = accountIds.some((id) => {
    const through = books.treasury.closedThrough.get(id ?? '');
    return through !== undefined && day <= through;
  });
  return isClosed ? todayIn(books, context) : day;
}
