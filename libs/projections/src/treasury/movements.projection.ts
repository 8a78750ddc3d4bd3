import type { MovementRow } from '@balcao/contracts';
import type {
  MoneyDeposited,
  MoneyTransferred,
  MoneyWithdrawn,
  MovementCancelled,
  MovementRestored,
} from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Folded, type Unstamped } from '../projection.js';

/** Deposits, withdrawals and transfers. */
export const movements = defineCollection<MovementRow>({
  name: 'movements',
  version: 4,
  fields: {
    kind: 'text',
    on: 'text',
    accountId: 'text',
    toAccountId: 'text',
    amountMinor: 'integer',
    status: 'text',
  },
  indexes: [['kind', 'on']],
  searchText: ({ description, reference }) =>
    [description, reference].filter((text) => text !== undefined).join(' '),
});

type Moved = MoneyDeposited | MoneyWithdrawn | MoneyTransferred;
type Reversal = MovementCancelled | MovementRestored;

const kinds = {
  MoneyDeposited: 'deposit',
  MoneyWithdrawn: 'withdrawal',
  MoneyTransferred: 'transfer',
} as const;

/** A row for each deposit, withdrawal and transfer; cancelling marks it, until it is restored. */
export const movementsProjection = defineProjection<MovementRow, Moved | Reversal>({
  name: 'movements',
  category: 'journal',
  collection: movements,
  events: [
    ...(['MoneyDeposited', 'MoneyWithdrawn', 'MoneyTransferred'] as const),
    ...(['MovementCancelled', 'MovementRestored'] as const),
  ],
  keys: ({ data }) => [{ id: data.id }],
  fold: (row, event) => {
    switch (event.type) {
      case 'MovementCancelled':
        return row && { ...row, status: 'cancelled' };
      case 'MovementRestored':
        return row && { ...row, status: 'active' };
      default:
        return movedRow(event);
    }
  },
});

function movedRow({ type, data }: Folded<Moved>): Unstamped<MovementRow> {
  const { entries, ...header } = data;
  const [first, second] = entries;
  return {
    ...header,
    kind: kinds[type],
    accountId: first?.accountId ?? '',
    amountMinor: Math.abs(first?.amountMinor ?? 0),
    ...(second && { toAccountId: second.accountId, receivedMinor: second.amountMinor }),
    status: 'active',
  };
}
