import '../management/management.css';
import Button from '@mui/material/Button';
import type { ScreenMessageKey } from '@balcao/messages';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { Spinner } from '../boot/lazy-screen.js';
import { useMessages } from '../i18n/use-messages.js';
import { readPage } from './read-page.js';
import { StatementTable, type StatementEntry, type StatementHeadings } from './StatementTable.js';

interface StatementProps<R> {
  readonly title: ScreenMessageKey;
  readonly headings: StatementHeadings;
  /** The resource in whose keys the entries are kept, and whose changes refresh them. */
  readonly resource: string;
  readonly id: string;
  /** Where the API lists them, the oldest first. */
  readonly path: string;
  /** The rows as entries, the newest first. */
  readonly entriesOf: (rows: readonly R[]) => readonly StatementEntry[];
  /** What is shown of an account without entries. */
  readonly empty: ReactNode;
}

/** The entries of an account, the newest first, with the balance after each. */
export function Statement<R>({
  title,
  headings,
  resource,
  id,
  path,
  entriesOf,
  empty,
}: StatementProps<R>): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const [page, setPage] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'entries', id, page ?? 'last'],
    queryFn: () => readPage<R>(provider, path, page),
    placeholderData: (previous) => previous,
  });
  return (
    <section className="list">
      <h2 className="statement__title">{t(title)}</h2>
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
        <div className="list__state">{empty}</div>
      ) : (
        <StatementTable entries={entriesOf(data.rows)} headings={headings} />
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
