import '../layout/cards.css';
import '../theme/management.css';
import './jobs.css';
import type { JobAnswer } from '@balcao/contracts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useBalcao, useIsPast, useMay } from '../admin/hooks.js';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { useMessages } from '../i18n/use-messages.js';
import { AccessDenied } from '../layout/AccessDenied.js';
import { PageTitle } from '../layout/page-title.js';
import { QueryState } from '../management/QueryState.js';
import { RunDialog } from '../management/bulk/RunDialog.js';
import { isActive, queryOf, type JobTab } from './job-states.js';
import { JobList, JobTabs } from './JobList.js';
import { jobsKey } from './jobs-key.js';
import { parseJobs } from './read-jobs.js';
import { useJobActions } from './use-job-actions.js';

/** How often the list is read again while something is under way, and otherwise. */
const REFRESH_MS = { active: 1_000, idle: 5_000 } as const;

/** Jobs shown at first, and more at each asking; the most that one answer takes. */
const COUNTS = { first: 25, more: 25, most: 200 } as const;

/** What is done in the background for the company. */
export function Jobs(): ReactNode {
  const t = useMessages();
  const mayView = useMay('jobs.view');
  const [tab, setTab] = useState<JobTab>('all');
  const [count, setCount] = useState<number>(COUNTS.first);
  const query = useJobs(tab, count, mayView);
  const { data } = query;
  if (!mayView) return <AccessDenied permission="jobs.view" />;
  const isMore = data !== undefined && data.total > data.jobs.length && count < COUNTS.most;
  const more = (): void => {
    setCount(Math.min(COUNTS.most, count + COUNTS.more));
  };
  return (
    <>
      <PageTitle>{t('layout.pages.jobs')}</PageTitle>
      <p className="jobs__hint">{t('jobs.hint')}</p>
      <div className="stack">
        <VerifyCard />
        <section className="card card--flush">
          <JobTabs tab={tab} onChange={setTab} />
          <QueryState query={query}>
            {({ jobs }) => <JobList jobs={jobs} tab={tab} onMore={isMore ? more : undefined} />}
          </QueryState>
        </section>
      </div>
      <RunDialog />
    </>
  );
}

interface Listed {
  readonly jobs: readonly JobAnswer[];
  readonly total: number;
}

function useJobs(tab: JobTab, count: number, enabled: boolean) {
  const { id } = useSlice(company);
  const provider = useBalcao();
  return useQuery<Listed>({
    queryKey: [jobsKey, id, tab, count],
    queryFn: async () => {
      const { body, total } = await provider.read(`jobs?${queryOf(tab, count)}`);
      const jobs = parseJobs(body);
      return { jobs, total: total ?? jobs.length };
    },
    enabled: enabled && id !== null,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.jobs.some(isActive) === true ? REFRESH_MS.active : REFRESH_MS.idle,
    staleTime: 0,
  });
}

/** Asks for the check of the journal; nothing for who may not see what it would find. */
function VerifyCard(): ReactNode {
  const t = useMessages();
  const mayAudit = useMay('audit.view');
  const isPast = useIsPast();
  const { verify } = useJobActions();
  const [seal, setSeal] = useState('');
  if (!mayAudit) return null;
  return (
    <section className="card jobs__verify">
      <p className="jobs__about">{t('jobs.verifyHint')}</p>
      <TextField
        size="small"
        label={t('jobs.outsideSeal')}
        value={seal}
        onChange={({ target }) => {
          setSeal(target.value);
        }}
      />
      <Button variant="contained" disabled={isPast} onClick={() => void verify(seal.trim())}>
        {t('jobs.verify')}
      </Button>
    </section>
  );
}
