import type { JobAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { LearnMore } from '../help-links/LearnMore.js';
import { useMessages } from '../i18n/use-messages.js';
import { jobTabs, type JobTab } from './job-states.js';
import { JobItem } from './JobItem.js';

interface JobTabsProps {
  readonly tab: JobTab;
  readonly onChange: (tab: JobTab) => void;
}

/** The states to narrow the list to. */
export function JobTabs({ tab, onChange }: JobTabsProps): ReactNode {
  const t = useMessages();
  return (
    <nav className="jobs__tabs" aria-label={t('jobs.tabs.label')}>
      {jobTabs.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === tab ? 'true' : undefined}
          onClick={() => {
            onChange(each);
          }}
        >
          {t(`jobs.tabs.${each}`)}
        </button>
      ))}
    </nav>
  );
}

interface JobListProps {
  readonly jobs: readonly JobAnswer[];
  readonly tab: JobTab;
  /** Absent when all are shown. */
  readonly onMore: (() => void) | undefined;
}

/** The jobs, the newest first. */
export function JobList({ jobs, tab, onMore }: JobListProps): ReactNode {
  const t = useMessages();
  if (jobs.length === 0) return <NoJobs tab={tab} />;
  return (
    <>
      <ul className="rows jobs__rows">
        {jobs.map((job) => (
          <JobItem key={job.id} job={job} />
        ))}
      </ul>
      {onMore === undefined ? null : (
        <Button fullWidth onClick={onMore}>
          {t('jobs.more')}
        </Button>
      )}
    </>
  );
}

function NoJobs({ tab }: Pick<JobListProps, 'tab'>): ReactNode {
  const t = useMessages();
  return (
    <div className="list__state">
      {tab === 'all' ? (
        <>
          <h2>{t('jobs.empty.title')}</h2>
          <p>{t('jobs.empty.hint')}</p>
          <LearnMore />
        </>
      ) : (
        <p>{t('jobs.empty.none')}</p>
      )}
    </div>
  );
}
