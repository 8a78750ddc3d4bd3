import type { JobAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMay } from '../admin/hooks.js';
import { StatusChip, type StatusTone } from '../fields/StatusChip.js';
import { useMessages } from '../i18n/use-messages.js';
import { tones, verbsFor } from './job-states.js';
import { subjectPath } from './subject-path.js';
import { JobFindings } from './JobFindings.js';
import { findingsOf } from './read-jobs.js';
import { useJobActions } from './use-job-actions.js';
import { useJobWords } from './use-job-words.js';

/** One job: what it is, how it stands, and what can be done about it. */
export function JobItem({ job }: { readonly job: JobAnswer }): ReactNode {
  const t = useMessages();
  const words = useJobWords();
  const mayManage = useMay('jobs.manage');
  const { act } = useJobActions();
  const { state, isCancelling } = job;
  const name = words.nameOf(job);
  const label = (action: string): string =>
    t('jobs.action', { action, job: `${name} ${job.about?.reference ?? ''}`.trim() });
  return (
    <li className="jobs__item">
      <div className="jobs__main">
        <strong>{name}</strong>
        {job.about === null ? null : <Link to={subjectPath(job.about)}>{job.about.reference}</Link>}
        <small>{words.storyOf(job)}</small>
        <JobFindings job={job} name={name} />
      </div>
      <div className="jobs__aside">
        <StatusChip tone={toneOf(job)}>
          {t(isCancelling ? 'jobs.stopping' : `jobs.states.${state}`)}
        </StatusChip>
        {mayManage
          ? verbsFor(job).map((verb) => (
              <Button
                key={verb}
                size="small"
                variant="outlined"
                aria-label={label(t(`jobs.${verb}`))}
                onClick={() => void act(job, verb)}
              >
                {t(`jobs.${verb}`)}
              </Button>
            ))
          : null}
      </div>
    </li>
  );
}

/** A check that found something is done, but nothing to be glad of. */
function toneOf(job: JobAnswer): StatusTone {
  if (job.isCancelling) return 'warning';
  return findingsOf(job)?.intact === false ? 'error' : tones[job.state];
}
