import type { PastMoment } from '@balcao/contracts';
import { lookAt } from '../boot/past-moment.js';
import { request } from '../http/request.js';

/** How often it is asked whether a moment is ready, in milliseconds. */
const ASK_MS = 700;

/** A moment by its instant, by its revision, or what is known by now of the days up to one. */
export type Wanted =
  | { readonly at: string }
  | { readonly revision: number; readonly trueOn?: string }
  | { readonly trueOn: string; readonly before?: number };

interface Waiting {
  readonly signal: AbortSignal;
  /** Called with the progress of the rows, from 0 to 100. */
  readonly onProgress: (percent: number) => void;
}

/** Waits until a moment's rows are there, then shows everything as of it. Throws `ProblemError`. */
export async function goTo(
  companyId: string,
  wanted: Wanted,
  { signal, onProgress }: Waiting,
): Promise<void> {
  let asked = queryOf(wanted);
  for (;;) {
    const { body } = await request(`/api/past?${asked}`, { companyId, signal });
    const { revision, recordedAt, trueOn, isReady, percent } = body as PastMoment;
    const day = trueOn === undefined ? {} : { trueOn };
    if (isReady) {
      const before = 'before' in wanted ? { before: wanted.before } : {};
      lookAt({ companyId, revision, recordedAt, ...day, ...before });
      return;
    }
    onProgress(percent);
    // What is recorded meanwhile does not change what was asked for.
    asked = queryOf({ revision, ...day });
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    signal.throwIfAborted();
  }
}

function queryOf(wanted: Wanted): string {
  const search = new URLSearchParams();
  if ('at' in wanted) search.set('at', wanted.at);
  if ('revision' in wanted) search.set('revision', String(wanted.revision));
  if ('trueOn' in wanted) search.set('trueOn', wanted.trueOn);
  return search.toString();
}
