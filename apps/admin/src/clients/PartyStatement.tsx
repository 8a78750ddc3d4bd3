import type { AccountEntryRow } from '@balcao/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../i18n/use-messages.js';
import { Statement } from '../statement/Statement.js';
import type { StatementEntry } from '../statement/StatementTable.js';
import { withBalance } from './entries.js';
import type { PartyAccount } from './party-account.js';

const hints = {
  clients: 'pages.client.emptyHint',
  suppliers: 'money.parties.emptySupplierHint',
} as const;

const headings = { in: 'pages.client.debit', out: 'pages.client.credit' } as const;

interface PartyStatementProps {
  readonly partyId: string;
  readonly account: PartyAccount;
}

/** The statement of a client's or a supplier's account. */
export function PartyStatement({ partyId, account }: PartyStatementProps): ReactNode {
  const t = useMessages();
  return (
    <Statement
      title="pages.client.statement"
      headings={headings}
      resource={account.resource}
      id={partyId}
      path={`${account.api}/${encodeURIComponent(partyId)}/entries`}
      collection="account_entries"
      entriesOf={partyEntriesOf}
      empty={
        <>
          <h2>{t('pages.client.empty')}</h2>
          <p>{t(hints[account.api])}</p>
        </>
      }
    />
  );
}

/** Entries of a party's account as statements show them, the newest first. */
export const partyEntriesOf = (rows: readonly AccountEntryRow[]): readonly StatementEntry[] =>
  withBalance(rows).map((row) => ({
    id: row.id,
    on: row.on,
    reference: <Link to={pathOf(row)}>{row.reference}</Link>,
    kind: `pages.client.kinds.${row.kind}`,
    inMinor: row.debitMinor,
    outMinor: row.creditMinor,
    balanceMinor: row.balanceMinor,
    changeMinor: (row.ledger === 'client' ? 1 : -1) * (row.debitMinor - row.creditMinor),
  }));

/** Where an entry's document is; payments have pages of their own. */
function pathOf({ documentId, kind, ledger }: AccountEntryRow): string {
  const [typeId = ''] = documentId.split('_');
  if (!/^(payment|refund)/.test(kind)) return `/commercial/document/${typeId}/${documentId}`;
  return `/commercial/payment/${ledger === 'client' ? 'clients' : 'suppliers'}/${documentId}`;
}
