import { join } from 'node:path';
import type { EventStore } from '@balcao/event-store';
import { allProjections, rebuildAll } from '@balcao/projections';
import { copyRows } from './bare-rows.js';
import { filesOf } from './data-set.js';
import { percent, rate, type Bench, type Figure } from './figure.js';
import { stopwatch, type Rate } from './measure.js';
import { embedded } from './stack.js';

/**
 * From the journal to the rows of every projection, against only reading the same events; in one
 * folder also against SQLite only writing the same rows.
 */
export const rebuild: Bench = async ({ dataSet, folder, stack }) => {
  const { installation } = await dataSet();
  const store = await installation.openEvents();
  const floor = await readAll(store);
  const empty = await stack.install(folder);
  const rows = await empty.openRows();
  const watch = stopwatch();
  const stalled = await rebuildAll({ store, rows, projections: allProjections });
  const figure = watch.rate(floor.count);
  await rows.close();
  await empty.close();
  await store.close();
  if (stalled.length > 0) throw new Error(`${stalled[0]?.stream} stalled: ${stalled[0]?.error}`);
  const { perSecond, cpuMicros } = figure;
  const events = floor.count;
  return [
    {
      what: `journal to rows, ${events.toLocaleString('en')} events`,
      figure: rate(perSecond),
      target: '30,000 /s',
      floor: `${rate(floor.perSecond)} read alone`,
      ratio: percent(perSecond, floor.perSecond),
      cpuMicros,
    },
    ...(stack === embedded ? [againstBareRows(folder, events, figure)] : []),
  ];
};

/** An event becomes many rows: what writing as many costs at least, stated in events as well. */
function againstBareRows(folder: string, events: number, made: Rate): Figure {
  const bare = copyRows(filesOf(folder).rows, join(folder, 'bare-rows.db'));
  const rowsPerEvent = bare.count / events;
  return {
    what: `… rows, ${rowsPerEvent.toFixed(1)} of each event`,
    figure: rate(made.perSecond * rowsPerEvent),
    floor: `${rate(bare.perSecond)} copied: ${rate(bare.perSecond / rowsPerEvent)} of events`,
    ratio: percent(made.perSecond * rowsPerEvent, bare.perSecond),
    cpuMicros: made.cpuMicros / rowsPerEvent,
  };
}

async function readAll(store: EventStore): Promise<Rate & { readonly count: number }> {
  const categories = [...new Set(allProjections.map(({ category }) => category))];
  const watch = stopwatch();
  let count = 0;
  for await (const batch of store.subscribe({ categories, batchSize: 2_000 })) {
    count += batch.events.length;
    if (batch.caughtUp) break;
  }
  return { ...watch.rate(count), count };
}
