import type { Books } from '../books.js';
import { isDay } from '../calendar.js';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import { refuse } from '../refusal.js';
import { refuseStale } from '../threads/index.js';
import type { TreasuryAccount } from './treasury-account.js';
import type { CloseTreasuryPeriod, ReopenTreasuryPeriod } from './treasury.commands.js';

/** Closes days of an account: from then on nothing is dated into them. */
export const closeTreasuryPeriod: Decide<CloseTreasuryPeriod> = (books, command, context) => {
  const { id, through, expectedRevision } = command;
  const { name } = existing(books, id);
  refuseStale(books, id, expectedRevision);
  if (!isDay(through)) refuse('document.invalidDay', { field: 'through' }, 'through');
  const today = todayIn(books, context);
  if (through > today) refuse('treasury.inFuture', { today }, 'through');
  const before = books.treasury.closedThrough.get(id);
  if (before !== undefined && through <= before) {
    refuse('treasury.closedBefore', { name, through: before }, 'through');
  }
  return [{ type: 'TreasuryPeriodClosed', data: { id, through } }];
};

/** Opens all that is closed, or the days after `through`; never closes more than was. */
export const reopenTreasuryPeriod: Decide<ReopenTreasuryPeriod> = (books, command) => {
  const { id, through, expectedRevision } = command;
  const { name } = existing(books, id);
  refuseStale(books, id, expectedRevision);
  const before = books.treasury.closedThrough.get(id);
  if (before === undefined) return refuse('treasury.periodNotClosed', { name });
  if (through === undefined) return [{ type: 'TreasuryPeriodReopened', data: { id, before } }];
  if (!isDay(through)) refuse('document.invalidDay', { field: 'through' }, 'through');
  if (through >= before) refuse('treasury.reopensLater', { through: before }, 'through');
  return [{ type: 'TreasuryPeriodReopened', data: { id, before, through } }];
};

function existing(books: Books, id: string): TreasuryAccount {
  return books.treasury.accounts.get(id) ?? refuse('record.notFound', { id });
}
