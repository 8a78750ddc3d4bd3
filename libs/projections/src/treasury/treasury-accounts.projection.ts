import type { TreasuryAccountRow } from '@balcao/contracts';
import type { TreasuryEvent } from '@balcao/domain';
import { defineCollection } from '@balcao/read-store';
import { defineProjection, type Folded } from '../projection.js';
import { foldRegister, registerEventTypes } from '../registers/register.projection.js';
import { without } from '../without.js';
import { entriesOf, moneyEvents, type MoneyEvent } from './treasury-entries-of.js';

/** Treasury accounts, with what is on them. */
export const treasuryAccounts = defineCollection<TreasuryAccountRow>({
  name: 'treasury_accounts',
  version: 5,
  fields: {
    name: 'name',
    kind: 'text',
    currency: 'text',
    bank: 'text',
    isArchived: 'boolean',
    balanceMinor: 'integer',
  },
  indexes: [['name']],
  searchText: ({ name, bank, accountNumber, nib, iban }) =>
    [name, bank, accountNumber, nib, iban].filter((text) => text !== undefined).join(' '),
});

type RegisterType = `TreasuryAccount${'Registered' | 'Changed' | 'Archived' | 'Restored'}`;
type PeriodType = `TreasuryPeriod${'Closed' | 'Reopened'}`;
type AccountEvent = Extract<TreasuryEvent, { readonly type: RegisterType | PeriodType }>;

const accountTypes = [
  ...registerEventTypes('TreasuryAccount'),
  'TreasuryPeriodClosed',
  'TreasuryPeriodReopened',
];

/** Folds the register, and the balance of each by every event that moves money. */
export const treasuryAccountsProjection = defineProjection<
  TreasuryAccountRow,
  AccountEvent | MoneyEvent
>({
  name: 'treasury-accounts',
  category: 'journal',
  collection: treasuryAccounts,
  events: [...(accountTypes as AccountEvent['type'][]), ...moneyEvents],
  keys: (event) => {
    if (isOfAccount(event)) return [{ id: event.data.id }];
    const ids = entriesOf(event).map(({ accountId }) => accountId);
    return [...new Set(ids)].map((id) => ({ id }));
  },
  fold: (row, event, { id }) => {
    if (isOfAccount(event)) return accountRow(row, event);
    const movedMinor = entriesOf(event)
      .filter(({ accountId }) => accountId === id)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    return row && { ...row, balanceMinor: row.balanceMinor + movedMinor };
  },
});

function isOfAccount<E extends AccountEvent | MoneyEvent>(
  event: E,
): event is Extract<E, AccountEvent> {
  return accountTypes.includes(event.type);
}

function accountRow(row: TreasuryAccountRow | undefined, event: Folded<AccountEvent>) {
  switch (event.type) {
    case 'TreasuryAccountRegistered':
      return { ...event.data, isArchived: false, balanceMinor: event.data.openingBalanceMinor };
    case 'TreasuryPeriodClosed':
      return row && { ...row, closedThrough: event.data.through };
    case 'TreasuryPeriodReopened': {
      if (!row) return undefined;
      const open = without(row, 'closedThrough');
      const { through } = event.data;
      return through === undefined ? open : { ...open, closedThrough: through };
    }
    case 'TreasuryAccountChanged':
    case 'TreasuryAccountArchived':
    case 'TreasuryAccountRestored': {
      const changed = foldRegister<TreasuryAccountRow>('TreasuryAccount', row, event);
      if (!row || !changed) return undefined;
      // A corrected opening balance moves everything that came after it.
      const correctedMinor = changed.openingBalanceMinor - row.openingBalanceMinor;
      return { ...changed, balanceMinor: row.balanceMinor + correctedMinor };
    }
  }
}
