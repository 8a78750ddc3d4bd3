import type { DemoBatch, DemoResults, DemoStep } from '@balcao/api/demo';
import { DomainError, type JournalEvent } from '@balcao/domain';
import type { ShopJournal } from './shop-journal.js';

/** Commands under way at once: enough for full batches, in memory without effort. */
const atOnce = 4_096;

/**
 * Carries a trade out until it has issued so many documents; answers how many of its commands were
 * refused.
 */
export async function carryOut(
  shop: ShopJournal,
  trade: Generator<DemoBatch, void, DemoResults>,
  documents: number,
): Promise<number> {
  const owner = await shop.journal.inspect(shop.companyId, ({ identity }) =>
    [...identity.members.values()].find(({ role }) => role === 'owner'),
  );
  let refused = 0;
  const run = async ({ id, command }: DemoStep): Promise<readonly JournalEvent[]> => {
    try {
      return (await shop.execute(`demo-${id}`, command, owner?.userId)).events;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refused += 1;
      return [];
    }
  };
  let left = documents;
  let step = trade.next();
  while (step.done !== true && left > 0) {
    const batch = step.value;
    const done: JournalEvent[] = [];
    for (let at = 0; at < batch.length && left > 0;) {
      const part = batch.slice(at, at + Math.min(atOnce, left));
      const events = (await Promise.all(part.map(run))).flat();
      left -= events.filter(({ type }) => type === 'DocumentIssued').length;
      done.push(...events);
      at += part.length;
    }
    step = trade.next(done);
  }
  if (left > 0) throw new Error(`the trade ended ${left} documents too early`);
  return refused;
}
