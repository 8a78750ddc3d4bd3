import type { AccountEntryRow } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useBalcao } from '../admin/hooks.js';
import { Spinner } from '../boot/lazy-screen.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { useMessages } from '../i18n/use-messages.js';
import '../management/management.css';
import { withBalance } from './entries.js';
import type { PartyAccount } from './party-account.js';
import { readStatement } from './read-statement.js';

const hints = {
  clients: 'pages.client.emptyHint',
  suppliers: 'money.parties.emptySupplierHint',
} as const;

interface PartyStatementProps {
  readonly partyId: string;
  readonly account: PartyAccount;
}

/** The entries of a party's account, the newest first, with the balance after each. */
export function PartyStatement({ partyId, account }: PartyStatementProps): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const [page, setPage] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: [account.resource, 'entries', partyId, page ?? 'last'],
    queryFn: () => readStatement(provider, account, partyId, page),
    placeholderData: (previous) => previous,
  });
  return (
    <section className="list">
      <h2 className="statement__title">{t('pages.client.statement')}</h2>
      {data === undefined ? (
        error === null ? (
          <Spinner />
        ) : (
          <div className="list__state" role="alert">
            <p>{error.message}</p>
            <Button variant="outlined" onClick={() => void refetch()}>
              {t('app.retry')}
            </Button>
          </div>
        )
      ) : data.rows.length === 0 ? (
        <div className="list__state">
          <h2>{t('pages.client.empty')}</h2>
          <p>{t(hints[account.api])}</p>
        </div>
      ) : (
        <Entries rows={data.rows} />
      )}
      {data !== undefined && data.page > 1 ? (
        <Button
          fullWidth
          onClick={() => {
            setPage(data.page - 1);
          }}
        >
          {t('management.historyMore')}
        </Button>
      ) : null}
    </section>
  );
}

function Entries({ rows }: { readonly rows: readonly AccountEntryRow[] }): ReactNode {
  const t = useMessages();
  return (
    <table className="statement">
      <thead>
        <tr>
          <th scope="col">{t('pages.client.date')}</th>
          <th scope="col">{t('pages.client.reference')}</th>
          <th scope="col">{t('pages.client.kind')}</th>
          <th scope="col" className="number">
            {t('pages.client.debit')}
          </th>
          <th scope="col" className="number">
            {t('pages.client.credit')}
          </th>
          <th scope="col" className="number">
            {t('pages.client.running')}
          </th>
        </tr>
      </thead>
      <tbody>
        {withBalance(rows).map((row) => (
          <Entry key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Entry({ row }: { readonly row: ReturnType<typeof withBalance>[number] }): ReactNode {
  const t = useMessages();
  const { reference, kind, on, debitMinor, creditMinor, balanceMinor } = row;
  return (
    <tr>
      <td>
        <Day day={on} />
      </td>
      <td>
        <Link to={pathOf(row)}>{reference}</Link>
      </td>
      <td>{t(`pages.client.kinds.${kind}`)}</td>
      <td className="number" data-empty={debitMinor === 0}>
        <Amount minor={debitMinor} dashForZero />
      </td>
      <td className="number" data-empty={creditMinor === 0}>
        <Amount minor={creditMinor} dashForZero />
      </td>
      <td className="number">
        <Amount minor={balanceMinor} style={{ fontWeight: 650 }} />
      </td>
    </tr>
  );
}

/** Where an entry's document is; payments have pages of their own. */
function pathOf({ documentId, kind, ledger }: AccountEntryRow): string {
  const [typeId = ''] = documentId.split('_');
  if (!/^(payment|refund)/.test(kind)) return `/commercial/document/${typeId}/${documentId}`;
  return `/commercial/payment/${ledger === 'client' ? 'clients' : 'suppliers'}/${documentId}`;
}
