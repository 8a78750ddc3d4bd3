import type { TillSession } from '../till/till-session.js';
import { readBatches, type BatchesOf } from './known-batches.js';

/** The most articles whose batches are kept for offline use. */
export const BATCHED_ARTICLES_MAX = 1_000;
/** The most articles in one request. */
const IDS_PER_REQUEST = 200;
/** Minimum interval between updates, as every sale changes the stock. */
const AGAIN_MS = 60_000;

/** A till and its articles. */
type KeepingTill = BatchesOf & Pick<TillSession, 'catalogue' | 'recalled'>;

interface Kept {
  readonly at: number;
  readonly again?: ReturnType<typeof setTimeout>;
}

const keptOf = new WeakMap<KeepingTill, Kept>();

/**
 * Keeps the batches of all articles on this device, so that an offline till knows their order and
 * expiry. Called at each change; requests are throttled.
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

/** The till is closed: its batches are not read again. */
export function stopKeepingBatches(till: KeepingTill): void {
  clearTimeout(keptOf.get(till)?.again);
}
