import { inspect, parseArgs } from 'node:util';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { allProjections, rebuildAll } from '@balcao/projections';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { openDataFolder } from './composition/data-folder.js';
import { readConfiguration } from './configuration.js';
import { StartError } from './start-error.js';

const names = allProjections.map(({ name }) => name);

/** Which projections to fold anew; every one when none is named. */
function wantedProjections(): readonly string[] | undefined {
  const { values } = parseArgs({ options: { projection: { type: 'string', multiple: true } } });
  const unknown = values.projection?.find((name) => !names.includes(name));
  if (unknown === undefined) return values.projection;
  throw new StartError(`No projection is named ${unknown}. There are ${names.join(', ')}.`);
}

/**
 * Folds rows anew from the journals, beside those that are kept until the new ones are whole. The
 * server must not be running: it folds into the same file. Ctrl-C leaves the old rows as they are.
 */
async function rebuild(): Promise<boolean> {
  const only = wantedProjections();
  const folder = openDataFolder(readConfiguration(process.env).dataDir);
  const store = await SqliteEventStore.open({ path: folder.events });
  const rows = new SqliteReadStore(folder.rows);
  const stop = new AbortController();
  process.once('SIGINT', () => {
    stop.abort();
  });
  const stalled = await rebuildAll({
    store,
    rows,
    projections: allProjections,
    signal: stop.signal,
    onLine: (line) => process.stdout.write(`${line}\n`),
    ...(only && { only }),
  });
  for (const one of stalled) process.stderr.write(`${inspect(one)}\n`);
  await rows.close();
  await store.close();
  folder.release();
  return stalled.length === 0 && !stop.signal.aborted;
}

try {
  process.exitCode = (await rebuild()) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
