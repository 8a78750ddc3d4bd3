import type { TreasuryEntryRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.js';
import { Statement } from '../statement/Statement.js';
import type { StatementEntry } from '../statement/StatementTable.js';

const headings = { in: 'money.entries.in', out: 'money.entries.out' } as const;

/** The statement of a treasury account. */
export function AccountStatement({ accountId }: { readonly accountId: string }): ReactNode {
  const t = useMessages();
  return (
    <Statement
      title="money.accounts.statement"
      headings={headings}
      resource="commercial/treasury_account"
      id={accountId}
      path={`treasury-accounts/${encodeURIComponent(accountId)}/entries`}
      collection="treasury_entries"
      entriesOf={entriesOf}
      empty={<p>{t('money.accounts.empty')}</p>}
    />
  );
}

const entriesOf = (rows: readonly TreasuryEntryRow[]): readonly StatementEntry[] =>
  rows
    .map(({ id, on, kind, reference, description, amountMinor, balanceMinor = 0 }) => ({
      id,
      on,
      reference: [reference, description].filter(Boolean).join(' · '),
      kind: `money.entries.kinds.${kind}` as const,
      inMinor: Math.max(0, amountMinor),
      outMinor: Math.max(0, -amountMinor),
      balanceMinor,
      changeMinor: amountMinor,
    }))
    .reverse();
