import '../layout/cards.css';
import '../theme/management.css';
import '../jobs/jobs.css';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useBalcao, useMay } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { LearnMore } from '../help-links/LearnMore.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { RunDialog } from '../management/bulk/RunDialog.js';
import { QueryState } from '../management/QueryState.js';
import { BatchItem } from './BatchItem.js';
import { isAnyActive, readBatches, type Batch } from './read-batches.js';

/** How often the list is read again while something is under way, and otherwise. */
const REFRESH_MS = { active: 1_000, idle: 10_000 } as const;

/** What was done with many rows at once: imports and bulk work, and how to take it back. */
export function BulkWork(): ReactNode {
  const t = useMessages();
  const { id } = useSlice(company);
  const provider = useBalcao();
  const queries = useQueryClient();
  const jobs = useMay('jobs.view');
  const imports = useMay('imports.view');
  const [steps, setSteps] = useState(1);
  const queryKey = ['batches', id];
  const query = useQuery({
    queryKey: [...queryKey, steps],
    queryFn: () => readBatches(provider, { jobs, imports }, steps),
    placeholderData: keepPreviousData,
    enabled: (jobs || imports) && id !== null,
    refetchInterval: ({ state }) =>
      isAnyActive(state.data?.batches ?? []) ? REFRESH_MS.active : REFRESH_MS.idle,
    staleTime: 0,
  });
  if (!jobs && !imports) return <AccessDenied permission="jobs.view" />;
  return (
    <>
      <PageTitle>{t('layout.pages.bulkWork')}</PageTitle>
      <p className="jobs__hint">{t('jobs.batches.hint')}</p>
      <section className="card card--flush">
        <QueryState query={query}>
          {({ batches, hasOlder }) => (
            <>
              <List batches={batches} onDone={() => void queries.invalidateQueries({ queryKey })} />
              {hasOlder ? (
                <Button
                  fullWidth
                  disabled={query.isPlaceholderData}
                  onClick={() => {
                    setSteps(steps + 1);
                  }}
                >
                  {t('jobs.batches.older')}
                </Button>
              ) : null}
            </>
          )}
        </QueryState>
      </section>
      <RunDialog />
    </>
  );
}

interface ListProps {
  readonly batches: readonly Batch[];
  readonly onDone: () => void;
}

function List({ batches, onDone }: ListProps): ReactNode {
  const t = useMessages();
  if (batches.length === 0) {
    return (
      <div className="list__state">
        <h2>{t('jobs.batches.empty')}</h2>
        <p>{t('jobs.batches.emptyHint')}</p>
        <LearnMore />
      </div>
    );
  }
  return (
    <ul className="rows jobs__rows">
      {batches.map((batch) => (
        <BatchItem key={`${batch.kind} ${batch.at}`} batch={batch} onDone={onDone} />
      ))}
    </ul>
  );
}
