import './bulk.css';
import Button from '@mui/material/Button';
import { grouped } from '@balcao/messages';
import type { ReactNode } from 'react';
import { later } from '../../routing/later.js';
import { company } from '../../boot/session-state.js';
import { useSlice } from '../../boot/slice.js';
import { useMessages } from '../../i18n/use-messages.js';
import { bulkRuns, dismissRun, isUnderWay, showRun, type BulkRun } from './bulk-runs.js';
import { useResumedRun } from './use-bulk-runs.js';

// Most lists are opened to be read.
const ShownRun = later(async () => (await import('./ShownRun.js')).ShownRun);

/** The bulk job shown in the open company. */
function useCurrentRun(): BulkRun | undefined {
  const { id } = useSlice(company);
  const { current } = useSlice(bulkRuns);
  return current?.companyId === id ? current : undefined;
}

/** Notifies of a running bulk job, with a link to its progress. */
export function RunStrip(): ReactNode {
  const t = useMessages();
  useResumedRun();
  const current = useCurrentRun();
  if (current === undefined || current.isShown) return null;
  const { label, done, refused, total, isSending } = current;
  const progress = t('lists.run.progress', { done: figure(done + refused), total: figure(total) });
  return (
    <div className="bulk bulk--run">
      <span className="bulk__count" role="status">
        {t(label)}: {progress}
        {refused === 0
          ? null
          : ` · ${t(isSending === true ? 'lists.run.notSent' : 'lists.run.refused', { count: figure(refused) })}`}
      </span>
      <span className="list__spring" />
      <Button
        size="small"
        onClick={() => {
          showRun(true);
        }}
      >
        {t(isUnderWay(current) ? 'lists.run.show' : 'lists.run.results')}
      </Button>
      {isUnderWay(current) ? null : (
        <Button size="small" onClick={dismissRun}>
          {t('lists.run.close')}
        </Button>
      )}
    </div>
  );
}

/** The progress of the bulk job shown, if any. */
export function RunDialog(): ReactNode {
  const current = useCurrentRun();
  return current?.isShown === true ? <ShownRun run={current} /> : null;
}

const figure = (count: number): string => grouped(String(count));
