import '../theme/management.css';
import Button from '@mui/material/Button';
import type { ScreenMessageKey } from '@balcao/messages';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useBalcao } from '../admin/hooks.js';
import { Skeleton } from '../skeletons/Skeleton.js';
import { useMessages } from '../i18n/use-messages.js';
import type { DayRange } from '../filters/periods.js';
import { FailedState } from '../skeletons/FailedState.js';
import { readPage, type StatementPage } from './read-page.js';
import { PeriodChoice } from '../filters/PeriodChoice.js';
import { StatementTable, type StatementEntry, type StatementHeadings } from './StatementTable.js';

interface StatementProps<R> {
  readonly title: ScreenMessageKey;
  readonly headings: StatementHeadings;
  /** The resource in whose keys the entries are kept, and whose changes refresh them. */
  readonly resource: string;
  readonly id: string;
  /** Where the API lists them, the oldest first. */
  readonly path: string;
  /** Where the entries are kept. */
  readonly collection: 'account_entries' | 'treasury_entries';
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
  collection,
  entriesOf,
  empty,
}: StatementProps<R>): ReactNode {
  const t = useMessages();
  const provider = useBalcao();
  const [range, setRange] = useState<DayRange>({});
  const [page, setPage] = useState<number>();
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'entries', id, range, page ?? 'last'],
    queryFn: () => readPage<R>(provider, path, page, range),
    placeholderData: (previous) => previous,
  });
  const isNarrowed = range.from !== undefined || range.to !== undefined;
  return (
    <section className="list">
      <div className="statement__head">
        <h2 className="statement__title">{t(title)}</h2>
        <PeriodChoice
          range={range}
          onChange={(next) => {
            setRange(next);
            setPage(undefined);
          }}
        />
      </div>
      {data === undefined ? (
        error === null ? (
          <Skeleton shape="rows" />
        ) : (
          <FailedState problem={error.message} onRetry={() => void refetch()} />
        )
      ) : data.rows.length === 0 ? (
        <div className="list__state">
          {isNarrowed ? <p>{t('pages.statement.noneInPeriod')}</p> : empty}
        </div>
      ) : (
        <StatementTable
          collection={collection}
          entries={entriesOf(data.rows)}
          headings={headings}
          showsOpening={range.from !== undefined || data.page > 1}
        />
      )}
      {data === undefined ? null : <PageButtons {...data} onPage={setPage} />}
    </section>
  );
}

interface PageButtonsProps extends Pick<StatementPage<unknown>, 'page' | 'pages'> {
  readonly onPage: (page: number) => void;
}

/** The newest entries are on the last page, which is shown first. */
function PageButtons({ page, pages, onPage }: PageButtonsProps): ReactNode {
  const t = useMessages();
  if (pages <= 1) return null;
  return (
    <div className="statement__pages">
      <Button
        disabled={page <= 1}
        onClick={() => {
          onPage(page - 1);
        }}
      >
        {t('pages.statement.older')}
      </Button>
      <Button
        disabled={page >= pages}
        onClick={() => {
          onPage(page + 1);
        }}
      >
        {t('pages.statement.newer')}
      </Button>
    </div>
  );
}
