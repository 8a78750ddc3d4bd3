import { setTimeout as sleep } from 'node:timers/promises';
import { KeyRing, readableEvents } from '@balcao/journal';
import { allProjections, isKnown, ProjectionRunner, rebuildAll } from '@balcao/projections';
import { anyRowsOf, type ReadStore } from '@balcao/read-store';
import type { End, Step } from './end.js';
import { askEveryMs } from './limits.js';
import { assertGoing, MoveError } from './move-error.js';
import { counted, progressLines } from './progress-lines.js';
import type { RowPlaces } from './row-places.js';

/** Folds what the source's rows do not show yet, so that they can be compared. */
export async function settleRows(
  { events, keys, rows }: End,
  { signal, say }: Step,
): Promise<void> {
  const tell = progressLines('waiting for the rows of the source', say);
  const runner = new ProjectionRunner({
    store: readableEvents(events, new KeyRing(keys)),
    rows,
    projections: allProjections,
    isKnown,
  });
  await runner.start();
  try {
    for (;;) {
      assertGoing(signal);
      const { isCaughtUp, error, rebuild } = runner.status();
      if (error !== undefined) throw new MoveError(`The rows of the source stand still: ${error}.`);
      if (isCaughtUp && rebuild === undefined) return;
      tell(rebuild?.events ?? 0);
      await sleep(askEveryMs);
    }
  } finally {
    await runner.stop();
  }
}

/** Who takes part in folding shared rows on behalf of a move. */
const holder = 'move';

/** Throws a `MoveError` while a projector folds these rows, as its leases tell. */
export async function assertNobodyFolds(what: string, { rows }: End): Promise<void> {
  const leases = await rows.leases.list('');
  const other = leases.find((lease) => lease.holder !== undefined && lease.holder !== holder);
  if (other === undefined) return;
  throw new MoveError(
    `A projector is running on the ${what}: stop it, and wait until its lease has run out.`,
  );
}

/** Makes all rows of the target from its events. Streams that stand still do so at both ends. */
export async function rebuildRows(target: End, { signal, say }: Step): Promise<void> {
  const { events, keys, rows, sharesRows } = target;
  const store = readableEvents(events, new KeyRing(keys));
  const options = { store, rows, projections: allProjections, isKnown, signal };
  const onLine = (line: string): void => {
    say(`rows: ${line}`);
  };
  const stalled = await rebuildAll({ ...options, onLine, ...(sharesRows && { holder }) });
  assertGoing(signal);
  for (const { stream, revision, projection, error } of stalled) {
    say(`rows: ${projection} cannot fold ${stream}@${revision}: ${error}`);
  }
}

/** How many rows each projection has, by its name; `MoveError` names the first difference. */
export async function compareRows(
  source: ReadStore,
  target: ReadStore,
  places: RowPlaces,
  { signal, say }: Step,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const projection of places.projections) {
    const collection = anyRowsOf(projection.collection);
    let sum = 0;
    for (const partition of places.of(projection)) {
      assertGoing(signal);
      const [here, there] = await Promise.all([
        source.count(collection, partition, {}),
        target.count(collection, partition, {}),
      ]);
      if (here !== there) {
        throw new MoveError(
          `${projection.name} of ${partition} has ${here} rows at the source, ${there} there.`,
        );
      }
      sum += here;
    }
    counts.set(projection.name, sum);
    say(`rows: ${projection.name}: ${counted(sum)} at both ends`);
  }
  return counts;
}
