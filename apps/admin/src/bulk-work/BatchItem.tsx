import type { ImportRow, JobAnswer } from '@balcao/contracts';
import { grouped } from '@balcao/messages';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useMay } from '../admin/hooks.js';
import { ReferenceName } from '../fields/ReferenceName.js';
import { StatusChip, type StatusTone } from '../fields/StatusChip.js';
import { showInstant } from '../formats/instants.js';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { ImportActions } from '../imports/ImportActions.js';
import { takenBackIn } from '../imports/taken-back.js';
import { tones } from '../jobs/job-states.js';
import { bulkFindingsOf } from '../jobs/read-jobs.js';
import { useJobWords } from '../jobs/use-job-words.js';
import { useBulkRuns } from '../management/bulk/use-bulk-runs.js';
import { labelOfBulk, type Batch } from './read-batches.js';

interface BatchItemProps {
  readonly batch: Batch;
  readonly onDone: () => void;
}

/** One of them: what, who, when, with how many rows, how it stands, and how to take it back. */
export function BatchItem({ batch, onDone }: BatchItemProps): ReactNode {
  return batch.kind === 'import' ? (
    <ImportItem row={batch.row} onDone={onDone} />
  ) : (
    <BulkItem job={batch.job} />
  );
}

const figure = (count: number): string => grouped(String(count));

function BulkItem({ job }: { readonly job: JobAnswer }): ReactNode {
  const t = useMessages();
  const words = useJobWords();
  const { show } = useBulkRuns();
  const { done = 0, refused = 0, total = 0, isSending } = bulkFindingsOf(job) ?? {};
  const doneWords = isSending === true ? 'lists.run.ordered' : 'lists.run.done';
  const label = labelOfBulk(job);
  return (
    <li className="jobs__item">
      <div className="jobs__main">
        <strong>{t(label)}</strong>
        <small>{words.storyOf(job)}</small>
        <small>
          {t(doneWords, { count: figure(done) })}
          {refused === 0 ? null : ` · ${t('lists.run.refused', { count: figure(refused) })}`}
        </small>
      </div>
      <div className="jobs__aside">
        <StatusChip tone={tones[job.state]}>{t(`jobs.states.${job.state}`)}</StatusChip>
        <Button
          size="small"
          variant="outlined"
          onClick={() => {
            show({ id: job.id, resource: 'batches', label }, total);
          }}
        >
          {t('jobs.batches.open')}
        </Button>
      </div>
    </li>
  );
}

const importTones = {
  running: 'info',
  stopping: 'warning',
  cancelled: 'neutral',
  finished: 'success',
  undone: 'neutral',
} as const satisfies Readonly<Record<ImportRow['status'], StatusTone>>;

function ImportItem({ row, onDone }: Pick<BatchItemProps, 'onDone'> & { readonly row: ImportRow }) {
  const t = useMessages();
  const language = useLanguage();
  const mayManage = useMay('imports.manage');
  const { fileName, kind, begunAt, begunBy, status, created, changed, unchanged, refused } = row;
  return (
    <li className="jobs__item">
      <div className="jobs__main">
        <strong>
          {t('jobs.batches.import')}: {fileName}
        </strong>
        <small>
          {t(`imports.kinds.${kind}`)} · <ReferenceName reference="users" id={begunBy} /> ·{' '}
          {showInstant(begunAt, language)}
        </small>
        <small>{t('imports.did', { created, changed, unchanged, refused })}</small>
        <Kept row={row} />
      </div>
      <div className="jobs__aside">
        <StatusChip tone={importTones[status]}>{t(`imports.states.${status}`)}</StatusChip>
        {mayManage ? <ImportActions row={row} onDone={onDone} /> : null}
      </div>
    </li>
  );
}

function Kept({ row }: { readonly row: ImportRow }): ReactNode {
  const t = useMessages();
  const { kept = [], keptCount = 0 } = row;
  const takenBack = takenBackIn(row);
  if (takenBack === undefined) return null;
  return (
    <>
      <small>{t(takenBack, { smart_count: keptCount })}</small>
      {kept.map(({ id, name, why }) => (
        <small key={id}>{t(`imports.kept.${why}`, { name })}</small>
      ))}
    </>
  );
}
