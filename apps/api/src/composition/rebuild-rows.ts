import { setTimeout as sleep } from 'node:timers/promises';
import {
  allProjections,
  askRebuild,
  isKnown,
  pendingRebuilds,
  rebuildAll,
  type StalledStream,
} from '@balcao/projections';
import type { Servers } from '@balcao/tasks/settings';
import type { Place } from '../store-place.js';
import {
  FolderInUse,
  openDataFolder,
  rowsFile,
  type DataFolder,
} from './data-folder/open-data-folder.js';
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
 * Rebuilds rows next to the present ones, which are kept until the new ones are complete. Where a
 * server uses the data folder, it does so itself; on MongoDB others may go on folding and reading
 * meanwhile. Returns the streams that could not be folded, as far as they are known here.
 */
export async function rebuildRows(options: RebuildOptions): Promise<readonly StalledStream[]> {
  const { dataDir, servers, ...rest } = options;
  const { eventStore, mongoDb } = servers;
  const isSomethingKept = eventStore === undefined || mongoDb === undefined;
  const folderOptions = { servers, usesSecretsFile: false };
  const folder = isSomethingKept ? await openUnlessInUse(dataDir, folderOptions) : undefined;
  if (folder === 'in use') {
    await requestRebuild(
      mongoDb === undefined ? { file: rowsFile(dataDir) } : { url: mongoDb },
      rest,
    );
    return [];
  }
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

async function openUnlessInUse(
  ...args: Parameters<typeof openDataFolder>
): Promise<DataFolder | 'in use'> {
  try {
    return await openDataFolder(...args);
  } catch (error) {
    if (error instanceof FolderInUse) return 'in use';
    throw error;
  }
}

/** How often it is looked whether the server has done it. */
const lookEveryMs = 500;

/** Has the server that folds these rows rebuild them, and waits until it has. */
async function requestRebuild(
  place: Place,
  { only, signal, onLine }: Omit<RebuildOptions, 'dataDir' | 'servers'>,
): Promise<void> {
  const rows = await openRows(place);
  try {
    await askRebuild(rows, { projections: allProjections, only });
    onLine('The server rebuilds them while it runs; the page System shows how far it is.');
    for (;;) {
      const pending = await pendingRebuilds(rows, { projections: allProjections });
      if (pending.length === 0) break;
      await sleep(lookEveryMs, undefined, { signal });
    }
    onLine('done');
  } catch (error) {
    // The request stands: Ctrl-C only stops waiting.
    if (!signal.aborted) throw error;
  } finally {
    await rows.close();
  }
}
