import type { PastMoment } from '@balcao/contracts';
import { lookAt } from '../boot/past-moment.js';
import { request } from '../http/request.js';

/** How often it is asked whether a moment is ready, in milliseconds. */
const ASK_MS = 700;

/** A moment by its instant, or by its revision. */
export type Wanted = { readonly at: string } | { readonly revision: number };

interface Waiting {
  readonly signal: AbortSignal;
  /** Told how far the rows are, from 0 to 100. */
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
    const { revision, recordedAt, isReady, percent } = body as PastMoment;
    if (isReady) {
      lookAt({ companyId, revision, recordedAt });
      return;
    }
    onProgress(percent);
    // What is recorded meanwhile does not change what was asked for.
    asked = queryOf({ revision });
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    signal.throwIfAborted();
  }
}

const queryOf = (wanted: Wanted): string =>
  'at' in wanted ? `at=${encodeURIComponent(wanted.at)}` : `revision=${wanted.revision}`;
