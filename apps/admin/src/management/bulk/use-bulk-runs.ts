import type { BulkAnswer, BulkBody } from '@balcao/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBalcao } from '../../admin/hooks.js';
import { company } from '../../boot/session-state.js';
import { useSlice } from '../../boot/slice.js';
import { showSnack } from '../../boot/snack.js';
import { rememberRevision } from '../../http/read-after.js';
import { messageOf } from '../../http/say-problem.js';
import { useMessages } from '../../i18n/use-messages.js';
import {
  beginShowing,
  bulkRuns,
  followRun,
  rememberedRun,
  type BulkRun,
  type KnownRun,
} from './bulk-runs.js';

type Begun = Omit<KnownRun, 'id' | 'companyId'>;

interface BulkRuns {
  /** Starts a job and shows its progress. */
  readonly start: (order: BulkBody, about: Begun) => Promise<void>;
  readonly stop: (run: BulkRun) => Promise<void>;
  /** Retries the rows that are not done. */
  readonly again: (run: BulkRun) => Promise<void>;
  /** Undoes the given number of rows, where possible. */
  readonly undo: (run: BulkRun, rows: number) => Promise<void>;
  /** Shows a job that was started elsewhere. */
  readonly show: (run: Omit<KnownRun, 'companyId'>, total: number, isShown?: boolean) => void;
}

/** Starts, follows and stops bulk jobs; refusals are shown as messages. */
export function useBulkRuns(): BulkRuns {
  const t = useMessages();
  const provider = useBalcao();
  const queryClient = useQueryClient();
  const { id: companyId } = useSlice(company);

  const onEnd = (run: BulkRun): void => {
    void queryClient.invalidateQueries({ queryKey: [run.resource] });
    const { isShown } = bulkRuns.get().current ?? run;
    const { done, refused } = run;
    // Whoever looks at it sees what came of it.
    if (isShown) return;
    const finished = run.isSending === true ? 'lists.run.finishedSending' : 'lists.run.finished';
    const text = t(finished, { action: t(run.label), done, refused });
    showSnack(text, refused === 0 && run.state === 'finished' ? 'success' : 'error');
  };
  const show: BulkRuns['show'] = (run, total, isShown = true) => {
    if (companyId === null) return;
    beginShowing({ ...run, companyId }, total, isShown);
    const read = async (id: string): Promise<BulkAnswer> => {
      const { body } = await provider.read(`bulk/${encodeURIComponent(id)}`);
      const answer = parseAnswer(body);
      rememberRevision(companyId, answer.revision);
      return answer;
    };
    void followRun(run.id, { read, onEnd });
  };
  const orFail = async (work: Promise<unknown>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      showSnack(messageOf(error), 'error');
    }
  };
  return {
    start: async (order, about) => {
      const { id } = await provider.send('bulk', order);
      show({ ...about, id }, order.rows.length);
    },
    stop: ({ id }) => orFail(provider.send(`bulk/${encodeURIComponent(id)}/stop`, {})),
    again: ({ id, resource, label, total, done, waiting }) =>
      orFail(
        provider.send(`bulk/${encodeURIComponent(id)}/again`, {}).then((begun) => {
          show({ id: begun.id, resource, label }, total - done - waiting);
        }),
      ),
    undo: ({ id, resource }, rows) =>
      orFail(
        provider.send(`bulk/${encodeURIComponent(id)}/undo`, {}).then((begun) => {
          show({ id: begun.id, resource, label: 'lists.run.undoing' }, rows);
        }),
      ),
    show,
  };
}

/** Resumes following jobs started before a reload. */
export function useResumedRun(): void {
  const { id: companyId } = useSlice(company);
  const { show } = useBulkRuns();
  useEffect(() => {
    if (companyId === null || bulkRuns.get().current?.companyId === companyId) return;
    const known = rememberedRun(companyId);
    if (known !== undefined) show(known, 0, false);
    // Once for each company that is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [companyId]);
}

/** Typed by the contract, checked to be one. */
function parseAnswer(body: unknown): BulkAnswer {
  if (typeof body !== 'object' || body === null || !('outcomes' in body)) {
    throw new Error('the progress has an unknown shape');
  }
  return body as BulkAnswer;
}
