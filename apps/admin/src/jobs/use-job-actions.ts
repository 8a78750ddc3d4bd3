import type { JobAnswer } from '@balcao/contracts';
import { useCommands } from '../admin/use-commands.js';
import { askToConfirm } from '../boot/confirm.js';
import { useMessages } from '../i18n/use-messages.js';
import type { JobVerb } from './job-states.js';
import { jobsKey } from './jobs-key.js';

const done = {
  cancel: 'jobs.cancelled',
  retry: 'jobs.retried',
  discard: 'jobs.discarded',
} as const;

export interface JobActions {
  /** Asks whether it is meant, then does it. */
  readonly act: (job: JobAnswer, verb: JobVerb) => Promise<void>;
  /** With the code of a seal from outside, or none. */
  readonly verify: (seal: string) => Promise<void>;
}

/** What can be asked for; what the server refuses is said in its words. */
export function useJobActions(): JobActions {
  const t = useMessages();
  const { attempt } = useCommands(jobsKey);
  return {
    act: async (job, verb) => {
      const title = t(`jobs.${verb}Title`);
      const message = t(`jobs.${verb}Message`);
      const isMeant = await askToConfirm({ title, message, isDestructive: verb !== 'retry' });
      const path = `jobs/${encodeURIComponent(job.id)}/${verb}`;
      if (isMeant) await attempt({ path, done: t(done[verb]) });
    },
    verify: async (seal) => {
      const path = 'companies/current/verify-journal';
      await attempt({ path, body: seal === '' ? {} : { seal }, done: t('jobs.verifyBegun') });
    },
  };
}
