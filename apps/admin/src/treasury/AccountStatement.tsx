import '../management/management.css';
import Button from '@mui/material/Button';
import type { TreasuryEntryRow } from '@balcao/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { BalcaoDataProvider } from '../admin/data-provider.js';
import { useBalcao } from '../admin/hooks.js';
import { Spinner } from '../boot/lazy-screen.js';
import { Amount } from '../fields/Amount.js';
import { Day } from '../fields/cells.js';
import { useMessages } from '../i18n/use-messages.js';

/** How many entries a page of the statement has. */
const PAGE = 100;

/** The entries of a treasury account, the newest first, with the balance after each. */
export function AccountStatement({ accountId }: { readonly accountId: string }): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const [page, setPage] = useState<number>();
  const { data, error } = useQuery({
    queryKey: ['commercial/treasury_account', 'entries', accountId, page ?? 'last'],
    queryFn: () => readPage(provider, accountId, page),
    placeholderData: (previous) => previous,
  });
  return (
    <section className="list">
      <h2 className="statement__title">{t('money.accounts.statement')}</h2>
      {data !== undefined ? (
        <Entries rows={[...data.rows].reverse()} />
      ) : error === null ? (
        <Spinner />
      ) : (
        <p role="alert">{error.message}</p>
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

/** A page of entries; the last one, with the newest, where none is named. */
async function readPage(
  provider: BalcaoDataProvider,
  accountId: string,
  page: number | undefined,
): Promise<{ readonly rows: readonly TreasuryEntryRow[]; readonly page: number }> {
  const path = `treasury-accounts/${encodeURIComponent(accountId)}/entries`;
  const read = async (number: number) => {
    const { body, total = 0 } = await provider.read(`${path}?page=${number}&perPage=${PAGE}`);
    if (!Array.isArray(body)) throw new Error('the statement has an unknown shape');
    return { rows: body as TreasuryEntryRow[], page: number, total };
  };
  const first = await read(page ?? 1);
  const last = Math.ceil(first.total / PAGE);
  return page === undefined && last > 1 ? read(last) : first;
}

function Entries({ rows }: { readonly rows: readonly TreasuryEntryRow[] }): ReactNode {
  const t = useMessages();
  if (rows.length === 0) return <p className="list__state">{t('money.accounts.empty')}</p>;
  return (
    <table className="statement">
      <thead>
        <tr>
          <th scope="col">{t('money.entries.date')}</th>
          <th scope="col">{t('money.entries.reference')}</th>
          <th scope="col">{t('money.entries.kind')}</th>
          <th scope="col" className="number">
            {t('money.entries.in')}
          </th>
          <th scope="col" className="number">
            {t('money.entries.out')}
          </th>
          <th scope="col" className="number">
            {t('money.entries.running')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Entry key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Entry({ row }: { readonly row: TreasuryEntryRow }): ReactNode {
  const t = useMessages();
  const { on, kind, reference, description, amountMinor, balanceMinor = 0 } = row;
  return (
    <tr>
      <td>
        <Day day={on} />
      </td>
      <td>{[reference, description].filter(Boolean).join(' · ')}</td>
      <td>{t(`money.entries.kinds.${kind}`)}</td>
      <td className="number" data-empty={amountMinor <= 0}>
        <Amount minor={Math.max(0, amountMinor)} dashForZero />
      </td>
      <td className="number" data-empty={amountMinor >= 0}>
        <Amount minor={Math.max(0, -amountMinor)} dashForZero />
      </td>
      <td className="number">
        <Amount minor={balanceMinor} style={{ fontWeight: 650 }} />
      </td>
    </tr>
  );
}
