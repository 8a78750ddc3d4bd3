import type { TillSession } from '../till/till-session.js';
import { readBatches, type BatchesOf } from './known-batches.js';

/** Batches of so many articles are kept for when there is no network. */
export const BATCHED_ARTICLES_MAX = 1_000;
/** As many as the server answers about at once. */
const IDS_PER_REQUEST = 200;
/** Not sooner after the last time: each sale of anybody changes what is left. */
const AGAIN_MS = 60_000;

/** A till with the articles that it knows. */
type KeepingTill = BatchesOf & Pick<TillSession, 'catalogue' | 'recalled'>;

interface Kept {
  readonly at: number;
  readonly again?: ReturnType<typeof setTimeout>;
}

const keptOf = new WeakMap<KeepingTill, Kept>();

/**
 * Keeps the batches of every article that has any on this device, so that a till without a network
 * knows which leaves first and which have expired. Called at each change, it asks once in a while.
 */
export async function keepBatches(till: KeepingTill, now = Date.now()): Promise<void> {
  const kept = keptOf.get(till);
  const soonest = (kept?.at ?? Number.NEGATIVE_INFINITY) + AGAIN_MS;
  if (now < soonest) {
    if (kept === undefined || kept.again !== undefined) return;
    const again = setTimeout(() => {
      keepBatches(till).catch(() => undefined);
    }, soonest - now);
    keptOf.set(till, { ...kept, again });
    return;
  }
  keptOf.set(till, { at: now });
  await till.recalled;
  const ids = till.catalogue.batched(BATCHED_ARTICLES_MAX);
  for (let from = 0; from < ids.length; from += IDS_PER_REQUEST) {
    await readBatches(till, ids.slice(from, from + IDS_PER_REQUEST));
  }
}
