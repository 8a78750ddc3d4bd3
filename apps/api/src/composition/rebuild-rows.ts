import { allProjections, isKnown, rebuildAll, type StalledStream } from '@balcao/projections';
import type { Servers } from '@balcao/tasks/settings';
import { openDataFolder } from './data-folder/open-data-folder.js';
import { holderName } from './holder.js';
import { keysPlace, openReadableEvents } from './open-readable-events.js';
import { openRows } from './open-stores.js';
import { refuseNewer } from './refuse-newer-log.js';

export interface RebuildOptions {
  readonly dataDir: string;
  readonly servers: Servers;
  /** The names of the projections; every one when absent. */
  readonly only?: readonly string[];
  readonly signal: AbortSignal;
  readonly onLine: (line: string) => void;
}

/**
 * Rebuilds rows next to the present ones, which are kept until the new ones are complete. On a
 * server others may go on folding and reading meanwhile. Returns the streams that could not be
 * folded; `StartError` while a server uses the data folder.
 */
export async function rebuildRows(options: RebuildOptions): Promise<readonly StalledStream[]> {
  const { dataDir, servers, ...rest } = options;
  const { eventStore, mongoDb } = servers;
  const isSomethingKept = eventStore === undefined || mongoDb === undefined;
  const folderOptions = { servers, usesSecretsFile: false };
  const folder = isSomethingKept ? await openDataFolder(dataDir, folderOptions) : undefined;
  const placeOf = (url: string | undefined, file = ''): { url: string } | { file: string } =>
    url === undefined ? { file } : { url };
  try {
    const places = {
      events: placeOf(eventStore, folder?.events),
      rows: placeOf(mongoDb, folder?.rows),
    };
    const keys = keysPlace(places.events, places.rows);
    const store = await openReadableEvents({ events: places.events, keys });
    await refuseNewer(store, places.events);
    const rows = await openRows(places.rows);
    const shared = mongoDb === undefined ? {} : { holder: holderName() };
    try {
      return await rebuildAll({
        store,
        rows,
        projections: allProjections,
        isKnown,
        ...shared,
        ...rest,
      });
    } finally {
      await rows.close();
      await store.close();
    }
  } finally {
    folder?.release();
  }
}
