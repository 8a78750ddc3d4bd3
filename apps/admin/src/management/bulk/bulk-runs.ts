import { isSendingAction, type BulkAnswer, type BulkOutcome } from '@balcao/contracts';
import type { ScreenMessageKey } from '@balcao/messages';
import { createSlice } from '../../boot/slice.js';
import { ProblemError } from '../../http/problem-error.js';

/** An order of this browser: enough to find it again after the page was closed. */
export interface KnownRun {
  /** Of its job. */
  readonly id: string;
  readonly companyId: string;
  /** The list that it changes. */
  readonly resource: string;
  /** What is done, in the words of its button. */
  readonly label: ScreenMessageKey;
}

/** Something that is being done, or was just done, with many rows by the server. */
export interface BulkRun extends KnownRun {
  readonly total: number;
  readonly done: number;
  readonly refused: number;
  /** E-mails that are on their way; none of other orders. */
  readonly waiting: number;
  /** Whether it sends: a row is done once its e-mail has gone out. */
  readonly isSending?: boolean;
  /** The refused first; not all where there are very many. */
  readonly outcomes: readonly BulkOutcome[];
  readonly state: 'running' | 'stopping' | 'stopped' | 'failed' | 'delivering' | 'finished';
  /** Whether what is done of it can be taken back. */
  readonly isUndoable?: boolean;
  /** Whether it takes back another: what was changed again since then is left as it is. */
  readonly isUndo?: boolean;
  /** Whether its dialog is open; hidden, it goes on. */
  readonly isShown: boolean;
}

/** One is followed at a time; the server carries out any number. */
export const bulkRuns = createSlice<{ readonly current: BulkRun | undefined }>({
  current: undefined,
});

export const isUnderWay = ({ state }: BulkRun): boolean =>
  state === 'running' || state === 'stopping' || state === 'delivering';

const storeKey = (companyId: string): string => `balcao.bulk.${companyId}`;

/** What was begun here and not looked at to its end. */
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

/** Shows an order and remembers it until it is dismissed. */
export function beginShowing(run: KnownRun, total: number, isShown: boolean): void {
  const { companyId } = run;
  localStorage.setItem(storeKey(companyId), JSON.stringify(run));
  const nothing = { done: 0, refused: 0, waiting: 0, outcomes: [] };
  bulkRuns.merge({ current: { ...run, ...nothing, total, state: 'running', isShown } });
}

/** Forgets the order that is shown; the work itself goes on. */
export function dismissRun(): void {
  const { current } = bulkRuns.get();
  if (current !== undefined) localStorage.removeItem(storeKey(current.companyId));
  bulkRuns.merge({ current: undefined });
}

/** Opens or folds away the order that is shown. */
export function showRun(isShown: boolean): void {
  const { current } = bulkRuns.get();
  if (current !== undefined) bulkRuns.merge({ current: { ...current, isShown } });
}

/** What an answer says of the order that is shown. */
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

/** How soon it is asked for at first, and the longest it is waited between, in milliseconds. */
const POLL_MS = { first: 250, most: 2_000 } as const;

interface Following {
  readonly read: (id: string) => Promise<BulkAnswer>;
  /** Once, when it has ended. */
  readonly onEnd: (run: BulkRun) => void;
}

/** Asks how far an order is until it has ended, or another is looked at instead. */
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

/** A server that does not answer is asked again; an order that it does not know is none. */
function whileAway(error: unknown): 'gone' | undefined {
  const isAnswer = error instanceof ProblemError && error.status > 0 && error.status < 500;
  return isAnswer && error.status !== 429 ? 'gone' : undefined;
}
