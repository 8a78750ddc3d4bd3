import { join } from 'node:path';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { allProjections, rebuildAll } from '@balcao/projections';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { filesOf } from './data-set.js';
import { percent, rate, type Bench } from './figure.js';
import { stopwatch, type Rate } from './measure.js';

/** From the journal to the rows of every projection, against reading the same events alone. */
export const rebuild: Bench = async ({ dataSet, folder }) => {
  const { path } = await dataSet();
  const store = await SqliteEventStore.open({ path: filesOf(path).events, readonly: true });
  const floor = await readAll(store);
  const rows = new SqliteReadStore(join(folder, 'read.db'));
  const watch = stopwatch();
  const stalled = await rebuildAll({ store, rows, projections: allProjections });
  const figure = watch.rate(floor.count);
  await rows.close();
  await store.close();
  if (stalled.length > 0) throw new Error(`${stalled[0]?.stream} stalled: ${stalled[0]?.error}`);
  const { perSecond, cpuMicros } = figure;
  return [
    {
      what: `journal to rows, ${floor.count.toLocaleString('en')} events`,
      figure: rate(perSecond),
      target: '30,000 /s',
      floor: `${rate(floor.perSecond)} read alone`,
      ratio: percent(perSecond, floor.perSecond),
      cpuMicros,
    },
  ];
};

async function readAll(store: SqliteEventStore): Promise<Rate & { readonly count: number }> {
  const categories = [...new Set(allProjections.map(({ category }) => category))];
  const watch = stopwatch();
  let count = 0;
  for await (const batch of store.subscribe({ categories, batchSize: 2_000 })) {
    count += batch.events.length;
    if (batch.caughtUp) break;
  }
  return { ...watch.rate(count), count };
}
