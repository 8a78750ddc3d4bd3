import type { EventStore } from '@balcao/event-store';
import { intactEvents } from '@balcao/journal';
import { allProjections, foldUntil, runnerDefaults } from '@balcao/projections';
import { openMoment, SqliteReadStore } from '@balcao/read-store/sqlite';
import type { PastOrder, PastOutcome, PastWaiting } from '../past-rows/past-order.js';
import { wasTrueOn } from '../past-rows/true-on.js';

/** Those whose rows are of a journal. */
const ofJournals = allProjections.filter(({ category }) => category === 'journal');

/**
 * Folds what an order says into its file, in the caller's thread: all events up to the moment, or
 * the few that the live rows do not tell of. Throws `BooksDamaged` at the first event that does not
 * fit the chain.
 */
export async function foldOrder(
  store: EventStore,
  { file, live, stream, until, trueOn }: PastOrder,
  { onProgress, signal }: Pick<PastWaiting, 'onProgress'> & Partial<PastWaiting>,
): Promise<PastOutcome> {
  const rows =
    live === undefined
      ? new SqliteReadStore(file)
      : openMoment({
          file,
          live: live.file,
          checkpoint: runnerDefaults.name,
          partition: stream.slice(stream.indexOf('-') + 1),
          revision: until,
          collections: ofJournals.map(({ collection }) => collection),
        });
  if (rows === undefined) return 'untold';
  try {
    await foldUntil({
      store: intactEvents(store),
      rows,
      projections: ofJournals,
      stream,
      until,
      onProgress,
      ...(signal && { signal }),
      ...(trueOn !== undefined && {
        takes: ({ data }: { readonly data: unknown }) => wasTrueOn(data, trueOn),
      }),
    });
    return 'made';
  } finally {
    await rows.close();
  }
}
