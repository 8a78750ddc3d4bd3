import type { EventStore } from '@balcao/event-store';
import { allProjections, rebuildAll } from '@balcao/projections';
import { percent, rate, type Bench } from './figure.js';
import { stopwatch, type Rate } from './measure.js';

/** From the journal to the rows of every projection, against reading the same events alone. */
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
