import type { JobAnswer } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useBulkRuns } from '../management/bulk/use-bulk-runs.js';
import { useMessages } from '../i18n/use-messages.js';
import { bulkFindingsOf } from './read-jobs.js';

/** With how many rows something was done, and what came of each when it is asked for. */
export function BulkFound({
  job,
  name,
}: {
  readonly job: JobAnswer;
  readonly name: string;
}): ReactNode {
  const t = useMessages();
  const { show } = useBulkRuns();
  const found = bulkFindingsOf(job);
  const { label = 'lists.run.results', done = 0, refused = 0, total = 0, isSending } = found ?? {};
  const doneWords = isSending === true ? 'lists.run.ordered' : 'lists.run.done';
  const figure = (count: number): string => grouped(String(count));
  return (
    <div className="jobs__progress">
      {job.state === 'running' ? (
        <progress
          max={100}
          value={job.percent ?? 0}
          aria-label={t('jobs.progress', { job: name })}
        />
      ) : null}
      {found === undefined ? null : (
        <small>
          {t(label)} · {t(doneWords, { count: figure(done) })}
          {refused === 0 ? null : ` · ${t('lists.run.refused', { count: figure(refused) })}`}
        </small>
      )}
      <Button
        size="small"
        onClick={() => {
          show({ id: job.id, resource: 'jobs', label }, total);
        }}
      >
        {t('lists.run.results')}
      </Button>
    </div>
  );
}
