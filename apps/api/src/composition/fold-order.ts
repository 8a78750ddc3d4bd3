import type { EventStore } from '@balcao/event-store';
import { intactEvents } from '@balcao/journal';
import { allProjections, foldUntil } from '@balcao/projections';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import type { PastOrder, PastWaiting } from '../past-rows/past-order.js';
import { wasTrueOn } from '../past-rows/true-on.js';

/**
 * Folds what an order says into its file, in the caller's thread. Throws `BooksDamaged` at the
 * first event that does not fit the chain.
 */
export async function foldOrder(
  store: EventStore,
  { file, stream, until, trueOn }: PastOrder,
  { onProgress, signal }: Pick<PastWaiting, 'onProgress'> & Partial<PastWaiting>,
): Promise<void> {
  const rows = new SqliteReadStore(file);
  try {
    await foldUntil({
      store: intactEvents(store),
      rows,
      projections: allProjections,
      stream,
      until,
      onProgress,
      ...(signal && { signal }),
      ...(trueOn !== undefined && {
        takes: ({ data }: { readonly data: unknown }) => wasTrueOn(data, trueOn),
      }),
    });
  } finally {
    await rows.close();
  }
}
