import {
  accountEntries,
  settlements,
  treasuryAccounts,
  treasuryEntries,
} from '@balcao/projections';
import { MadeLeg } from '../made-leg.js';
import type { Term } from '../stored-leg.js';
import {
  daysBetween,
  own,
  ownPart,
  stored,
  textOf,
  upTo,
  valueOf,
  withRest,
  type RowAsked,
  type RowPlan,
} from './row-plan.js';

/** A client owes what it was charged less what it gave; a supplier's account mirrors it. */
export const owed = (ledger: string): readonly Term[] => [
  ['debitMinor', ledger === 'client' ? 1 : -1],
  ['creditMinor', ledger === 'client' ? -1 : 1],
];

const balanceOf =
  (ledger: 'client' | 'supplier'): RowPlan =>
  async (asked) => {
    const { row, from, to } = asked;
    const account = { partyId: row.id, ledger };
    const leg = (on: object | undefined) =>
      stored(asked, accountEntries, { ...account, ...(on && { on }) }, owed(ledger));
    const legs = [leg(daysBetween(from, to))];
    if (from === undefined) return { legs };
    return { legs, opening: (await leg({ $lt: from }).sum()).amount };
  };

/** What is left of a document or payment: everything that has changed it. */
const pendingOf =
  (sign: (asked: RowAsked) => 1 | -1): RowPlan =>
  (asked) => {
    const where = { documentId: asked.row.id };
    const legs = [stored(asked, settlements, where, [['signedMinor', sign(asked)]])];
    return withRest(asked, legs);
  };

export const partyRows = {
  balanceMinor: balanceOf('client'),
  supplierBalanceMinor: balanceOf('supplier'),
  creditLimitMinor: own,
  debitLimitMinor: own,
} as const;

/** The balance of the party's account behind an entry, or before it. */
const accountUpTo =
  (last: '$lte' | '$lt'): RowPlan =>
  (asked) => {
    const { row } = asked;
    const ledger = textOf(row, 'ledger');
    const where = { partyId: textOf(row, 'partyId'), ledger, ...upTo(row, 'on', last) };
    return Promise.resolve({ legs: [stored(asked, accountEntries, where, owed(ledger))] });
  };

export const accountEntryRows = {
  debitMinor: own,
  creditMinor: own,
  balanceMinor: accountUpTo('$lte'),
  openingMinor: accountUpTo('$lt'),
} as const satisfies Record<string, RowPlan>;

export const paymentRows = {
  paidMinor: own,
  withheldMinor: own,
  discountedMinor: own,
  writtenOffMinor: own,
  unallocatedMinor: pendingOf(({ row }) => (textOf(row, 'ledger') === 'supplier' ? 1 : -1)),
} as const;

/** Of a note that takes back, what is left of it to be used. */
export const pendingDocument = pendingOf(({ row }) =>
  textOf(row, 'accountEffect') === 'credit' ? -1 : 1,
);

const amountMinor: readonly Term[] = [['amountMinor', 1]];

export const treasuryAccountRows = {
  openingBalanceMinor: own,
  balanceMinor: async (asked) => {
    const { row, from, to } = asked;
    const leg = (on: object | undefined) =>
      stored(asked, treasuryEntries, { accountId: row.id, ...(on && { on }) }, amountMinor);
    const openingMinor = valueOf(row, 'openingBalanceMinor', 'money') ?? 0;
    const before = from === undefined ? 0 : (await leg({ $lt: from }).sum()).amount;
    return {
      legs: [leg(daysBetween(from, to))],
      opening: openingMinor + before,
      currency: textOf(row, 'currency'),
    };
  },
} as const satisfies Record<string, RowPlan>;

/** What was on the account behind an entry, or before it. */
const treasuryUpTo =
  (last: '$lte' | '$lt'): RowPlan =>
  async (asked) => {
    const { rows, companyId, row } = asked;
    const accountId = textOf(row, 'accountId');
    const account = await rows.get(treasuryAccounts, companyId, accountId);
    const where = { accountId, ...upTo(row, 'on', last) };
    return {
      legs: [stored(asked, treasuryEntries, where, amountMinor)],
      ...(account && { opening: account.openingBalanceMinor, currency: account.currency }),
    };
  };

export const treasuryEntryRows = {
  amountMinor: own,
  balanceMinor: treasuryUpTo('$lte'),
  openingMinor: treasuryUpTo('$lt'),
} as const satisfies Record<string, RowPlan>;

export const expenseRows = {
  baseMinor: own,
  vatMinor: own,
  totalMinor: own,
  deductedMinor: own,
  costMinor: own,
  withheldMinor: own,
  pendingMinor: (asked) => {
    const parts = [ownPart(asked, 'totalMinor'), ownPart(asked, 'withheldMinor', -1)];
    const whole = new MadeLeg(
      asked.collection,
      parts.filter(({ amount }) => amount !== 0),
    );
    const paid = stored(asked, treasuryEntries, { sourceId: asked.row.id }, amountMinor);
    return withRest(asked, [whole, paid]);
  },
} as const satisfies Record<string, RowPlan>;
