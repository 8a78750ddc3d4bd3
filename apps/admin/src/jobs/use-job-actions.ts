import type { JobAnswer } from '@balcao/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useBalcao } from '../admin/hooks.js';
import { askToConfirm } from '../boot/confirm.js';
import { showSnack } from '../boot/snack.js';
import { sayProblem } from '../http/say-problem.js';
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
  const provider = useBalcao();
  const queryClient = useQueryClient();
  const send = async (path: string, said: string, body: object = {}): Promise<void> => {
    try {
      await provider.send(path, body);
      showSnack(said, 'success');
    } catch (error) {
      sayProblem(error);
    }
    await queryClient.invalidateQueries({ queryKey: [jobsKey] });
  };
  return {
    act: async (job, verb) => {
      const title = t(`jobs.${verb}Title`);
      const message = t(`jobs.${verb}Message`);
      const isMeant = await askToConfirm({ title, message, isDestructive: verb !== 'retry' });
      if (isMeant) await send(`jobs/${encodeURIComponent(job.id)}/${verb}`, t(done[verb]));
    },
    verify: (seal) =>
      send('companies/current/verify-journal', t('jobs.verifyBegun'), seal === '' ? {} : { seal }),
  };
}
