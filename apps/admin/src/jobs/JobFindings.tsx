import type { JobAnswer, VerifyJournalResult } from '@balcao/contracts';
import { grouped, sayDay } from '@balcao/messages';
import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '../i18n/use-messages.js';
import { mailFailureOf } from '../management/bulk/mail-failure.js';
import { MailFailed } from '../management/bulk/MailFailed.js';
import { BulkFound } from './BulkFound.js';
import { checkedOf, findingsOf } from './read-jobs.js';

type Intact = Extract<VerifyJournalResult, { readonly intact: true }>;

interface JobFindingsProps {
  readonly job: JobAnswer;
  readonly name: string;
}

/** How far a job is, what it found, or what it failed of. */
export function JobFindings({ job, name }: JobFindingsProps): ReactNode {
  const t = useMessages();
  const { state, failure } = job;
  if (job.name === 'bulk' && state !== 'failed') return <BulkFound job={job} name={name} />;
  if (state === 'running') return <RunningJob job={job} name={name} />;
  if (state === 'done') return <Found job={job} />;
  if (failure === null) return null;
  const isOfMail = mailFailureOf(failure).sentence !== undefined;
  return (
    <small className="jobs__said">
      {isOfMail ? <MailFailed failure={failure} /> : t('jobs.said', { failure })}
    </small>
  );
}

function RunningJob({ job, name }: JobFindingsProps): ReactNode {
  const t = useMessages();
  const checked = checkedOf(job);
  const { percent } = job;
  return (
    <div className="jobs__progress">
      <progress
        max={100}
        aria-label={t('jobs.progress', { job: name })}
        {...(percent !== null && { value: percent })}
      />
      {checked === undefined ? null : (
        <small>
          {t('jobs.checked', {
            checked: grouped(String(checked.checked)),
            events: grouped(String(checked.events)),
          })}
        </small>
      )}
    </div>
  );
}

function Found({ job }: Pick<JobFindingsProps, 'job'>): ReactNode {
  const t = useMessages();
  const found = findingsOf(job);
  if (found === undefined) return null;
  if (found.intact) {
    const events = grouped(String(found.events));
    return (
      <p className="jobs__found">
        {t('jobs.intact', { smart_count: found.events, events })} <Compared {...found} />
        {found.hash === undefined ? null : (
          <small className="jobs__seal">{t('jobs.seal', { hash: found.hash })}</small>
        )}
      </p>
    );
  }
  const { revision, fault, code } = found;
  if (code !== undefined) {
    return <p className="jobs__found jobs__found--broken">{t('jobs.otherSeal', { code })}</p>;
  }
  return (
    <p className="jobs__found jobs__found--broken">
      {t('jobs.broken', { revision: grouped(String(revision)), fault: t(`jobs.faults.${fault}`) })}
    </p>
  );
}

/** With which seal from outside the journal was compared. */
function Compared({ comparedWith }: Pick<Intact, 'comparedWith'>): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  if (comparedWith === undefined || comparedWith === null) return t('jobs.notCompared');
  const { number, on, code } = comparedWith;
  return t('jobs.compared', { number: String(number), day: sayDay(on, language), code });
}
