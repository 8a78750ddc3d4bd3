import { convertMinor, rateBetween, type UnitPrice } from '@balcao/pricing';
import { todayIn } from '../companies/index.js';
import type { Decide } from '../decide.js';
import type { JournalEvent } from '../events.js';
import { Problems, assert, refuse } from '../refusal.js';
import { unitPriceField } from '../registers/index.js';
import { refuseStale } from '../threads/index.js';
import { readMoneyReason } from './read-reason.js';
import { checkAmount, readMovement } from './read-movement.js';
import { reversedEntries, usableAccount, type TreasuryAccount } from './treasury-account.js';
import type {
  CancelMovement,
  DepositMoney,
  RestoreMovement,
  TransferMoney,
  WithdrawMoney,
} from './treasury.commands.js';
import type { TreasuryEntry } from './treasury.events.js';
import { valued, valuedPair } from './valued-entries.js';

/** Money from outside the books; minor units of the account's own currency, above 0. */
export const depositMoney: Decide<DepositMoney> = (books, command, context) => {
  const { on, problems, entry, whole } = readMovement(books, command, context);
  const account = usableAccount(books, command.accountId, on, 'accountId', problems);
  checkAmount(command.amountMinor, 'amountMinor', problems);
  const data = whole([entry(account?.id ?? '', command.amountMinor)].map(valued(books, on)));
  return [{ type: 'MoneyDeposited', data }];
};

/** Money that leaves the books, above 0; the account may go below zero by it. */
export const withdrawMoney: Decide<WithdrawMoney> = (books, command, context) => {
  const { on, problems, entry, whole } = readMovement(books, command, context);
  const account = usableAccount(books, command.accountId, on, 'accountId', problems);
  checkAmount(command.amountMinor, 'amountMinor', problems);
  const data = whole([entry(account?.id ?? '', -command.amountMinor)].map(valued(books, on)));
  return [{ type: 'MoneyWithdrawn', data }];
};

/** One fact with both entries: money never leaves one account without reaching the other. */
export const transferMoney: Decide<TransferMoney> = (books, command, context) => {
  const { on, problems, entry, whole } = readMovement(books, command, context);
  const from = usableAccount(books, command.fromAccountId, on, 'fromAccountId', problems);
  const to = usableAccount(books, command.toAccountId, on, 'toAccountId', problems);
  checkAmount(command.amountMinor, 'amountMinor', problems);
  if (from && from.id === to?.id) problems.add('toAccountId', 'treasury.sameAccount');
  problems.refuseIfAny();
  assert(from !== undefined && to !== undefined, 'both accounts were read');
  const { receivedMinor, rate } = amountsOf(from, to, command, problems);
  const left = entry(from.id, -command.amountMinor);
  const data = whole(valuedPair(books, on, left, entry(to.id, receivedMinor)));
  return [{ type: 'MoneyTransferred', data: rate === undefined ? data : { ...data, rate } }];
};

const rateField = unitPriceField();

interface Arrived {
  readonly receivedMinor: number;
  readonly rate?: UnitPrice;
}

/** What arrives: the same within a currency, otherwise what was said or what the rate makes it. */
function amountsOf(
  from: TreasuryAccount,
  to: TreasuryAccount,
  command: TransferMoney,
  problems: Problems,
): Arrived {
  const { amountMinor, receivedMinor } = command;
  if (receivedMinor !== undefined) checkAmount(receivedMinor, 'receivedMinor', problems);
  problems.refuseIfAny();
  if (from.currency === to.currency) {
    if ((receivedMinor ?? amountMinor) !== amountMinor) {
      problems.add('receivedMinor', 'treasury.amountsDiffer');
    }
    return { receivedMinor: amountMinor };
  }
  const rate = rateField.read(command.rate, 'rate', problems);
  if (receivedMinor === undefined && (rate === undefined || rate === '0')) {
    const params = { from: from.currency, to: to.currency };
    problems.add('receivedMinor', 'treasury.rateOrAmount', params);
  }
  problems.refuseIfAny();
  if (receivedMinor !== undefined) {
    return { receivedMinor, rate: rate ?? rateBetween(amountMinor, receivedMinor) };
  }
  assert(rate !== undefined, 'a rate stands for the amount');
  const converted = convertMinor(amountMinor, rate);
  checkAmount(converted, 'rate', problems);
  return { receivedMinor: converted, rate };
}

/** Takes a movement back today, on accounts that are open today. */
export const cancelMovement: Decide<CancelMovement> = (books, command, context) => {
  const { id, expectedRevision } = command;
  const first = context.firstEvents.get(id);
  const entries = entriesOf(first) ?? refuse('record.notFound', { id });
  if (first && 'shiftId' in first.data) refuse('treasury.movementOfShift');
  if (books.treasury.cancelled.has(id)) refuse('treasury.movementCancelled');
  refuseStale(books, id, expectedRevision);
  const problems = new Problems();
  const on = todayIn(books, context);
  const reason = readMoneyReason(command.reason, problems);
  const reversed = reversedEntries(books, entries, on, problems);
  problems.refuseIfAny();
  return [{ type: 'MovementCancelled', data: { id, on, entries: reversed, reason } }];
};

/** Puts a cancelled movement back today, on accounts that are in use and open today. */
export const restoreMovement: Decide<RestoreMovement> = (books, command, context) => {
  const { id, expectedRevision } = command;
  const entries = entriesOf(context.firstEvents.get(id)) ?? refuse('record.notFound', { id });
  if (!books.treasury.cancelled.has(id)) refuse('treasury.movementNotCancelled');
  refuseStale(books, id, expectedRevision);
  const problems = new Problems();
  const on = todayIn(books, context);
  for (const { accountId } of entries) usableAccount(books, accountId, on, '', problems);
  problems.refuseIfAny();
  return [{ type: 'MovementRestored', data: { id, on, entries } }];
};

function entriesOf(event: JournalEvent | undefined): readonly TreasuryEntry[] | undefined {
  const isMovement =
    event?.type === 'MoneyDeposited' ||
    event?.type === 'MoneyWithdrawn' ||
    event?.type === 'MoneyTransferred';
  return isMovement ? event.data.entries : undefined;
}
