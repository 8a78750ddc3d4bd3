import { isSendingAction, type BulkAnswer, type BulkOutcome } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';
import { createSlice } from '../../boot/slice.js';
import { ProblemError } from '../../http/problem-error.js';

/** A bulk job started in this browser: enough to find it again after a reload. */
export interface KnownRun {
  /** The id of its job. */
  readonly id: string;
  readonly companyId: string;
  /** The list that it changes. */
  readonly resource: string;
  /** The action, in the words of its button. */
  readonly label: ScreenMessageKey;
}

/** A bulk job that runs or has just ended on the server. */
export interface BulkRun extends KnownRun {
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  /** E-mails being sent; empty for other jobs. */
  readonly waiting: number;
  /** Whether it sends mail: a row is done once its e-mail was sent. */
  readonly isSending?: boolean;
  /** Refused rows first; truncated if there are very many. */
  readonly outcomes: readonly BulkOutcome[];
  readonly state: 'running' | 'stopping' | 'stopped' | 'failed' | 'delivering' | 'finished';
  /** Whether its completed part can be undone. */
  readonly isUndoable?: boolean;
  /** Whether it undoes another job: rows changed since then are left unchanged. */
  readonly isUndo?: boolean;
  /** Whether its dialog is open; the job runs on when hidden. */
  readonly isShown: boolean;
}

/** One job is followed at a time; the server runs any number. */
export const bulkRuns = createSlice<{ readonly current: BulkRun | undefined }>({
  current: undefined,
});

export const isUnderWay = ({ state }: BulkRun): boolean =>
  state === 'running' || state === 'stopping' || state === 'delivering';

const storeKey = (companyId: string): string => `balcao.bulk.${companyId}`;

/** Jobs started here whose end was not seen. */
export function rememberedRun(companyId: string): KnownRun | undefined {
  const kept = localStorage.getItem(storeKey(companyId));
  if (kept === null) return undefined;
  try {
    const { id, resource, label } = JSON.parse(kept) as Partial<KnownRun>;
    if (id === undefined || resource === undefined || label === undefined) return undefined;
    return { id, companyId, resource, label };
  } catch {
    return undefined;
  }
}

/** Shows a job and remembers it until it is dismissed. */
export function beginShowing(run: KnownRun, total: number, isShown: boolean): void {
  const { companyId } = run;
  localStorage.setItem(storeKey(companyId), JSON.stringify(run));
  const nothing = { done: 0, refused: 0, waiting: 0, outcomes: [] };
  bulkRuns.merge({ current: { ...run, ...nothing, total, state: 'running', isShown } });
}

/** Dismisses the job shown; the job itself continues. */
export function dismissRun(): void {
  const { current } = bulkRuns.get();
  if (current !== undefined) localStorage.removeItem(storeKey(current.companyId));
  bulkRuns.merge({ current: undefined });
}

/** Opens or collapses the job shown. */
export function showRun(isShown: boolean): void {
  const { current } = bulkRuns.get();
  if (current !== undefined) bulkRuns.merge({ current: { ...current, isShown } });
}

/** Updates the job shown from an answer. */
export function afterAnswer(run: BulkRun, answer: BulkAnswer): BulkRun {
  const { total, done, refused, waiting, outcomes, isUndoable } = answer;
  const isSending = isSendingAction(answer.action);
  const sums = { total, done, refused, waiting, outcomes };
  const isUndo = answer.undoes !== undefined;
  return { ...run, ...sums, isSending, isUndoable, isUndo, state: stateOf(answer) };
}

function stateOf({ state, isCancelling, waiting }: BulkAnswer): BulkRun['state'] {
  if (state === 'done') return waiting === 0 ? 'finished' : 'delivering';
  if (state === 'cancelled') return 'stopped';
  if (state === 'failed') return 'failed';
  return isCancelling ? 'stopping' : 'running';
}

/** First and longest interval between requests, in milliseconds. */
const POLL_MS = { first: 250, most: 2_000 } as const;

interface Following {
  readonly read: (id: string) => Promise<BulkAnswer>;
  /** Once, when it has ended. */
  readonly onEnd: (run: BulkRun) => void;
}

/** Polls the progress of a job until it ends or another one is shown. */
export async function followRun(id: string, { read, onEnd }: Following): Promise<void> {
  for (let waitMs: number = POLL_MS.first; ; waitMs = Math.min(waitMs * 1.5, POLL_MS.most)) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    if (bulkRuns.get().current?.id !== id) return;
    const answer = await read(id).catch(whileAway);
    const { current } = bulkRuns.get();
    if (current?.id !== id) return;
    if (answer === 'gone') {
      dismissRun();
      return;
    }
    if (answer === undefined) continue;
    const next = afterAnswer(current, answer);
    bulkRuns.merge({ current: next });
    if (!isUnderWay(next)) {
      onEnd(next);
      return;
    }
  }
}

/** A failed request is retried; an unknown job is dropped. */
function whileAway(error: unknown): 'gone' | undefined {
  const isAnswer = error instanceof ProblemError && error.status > 0 && error.status < 500;
  return isAnswer && error.status !== 429 ? 'gone' : undefined;
}
