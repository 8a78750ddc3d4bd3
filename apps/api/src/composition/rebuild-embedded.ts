import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { allProjections, rebuildAll, type StalledStream } from '@balcao/projections';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { openDataFolder } from './data-folder.js';

export interface RebuildOptions {
  readonly dataDir: string;
  /** The names of the projections; every one when absent. */
  readonly only?: readonly string[];
  readonly signal: AbortSignal;
  readonly onLine: (line: string) => void;
}

/**
 * Folds the rows of a data folder anew, beside those that are kept until the new ones are whole.
 * Answers the streams that could not be folded; `StartError` while a server uses the folder.
 */
export async function rebuildEmbedded(options: RebuildOptions): Promise<readonly StalledStream[]> {
  const { dataDir, ...rest } = options;
  const folder = openDataFolder(dataDir);
  const store = await SqliteEventStore.open({ path: folder.events });
  const rows = new SqliteReadStore(folder.rows);
  try {
    return await rebuildAll({ store, rows, projections: allProjections, ...rest });
  } finally {
    await rows.close();
    await store.close();
    folder.release();
  }
}
