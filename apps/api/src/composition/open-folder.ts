import type { Warn } from '@balcao/journal';
import type { Servers } from '@balcao/tasks/settings';
import { openDataFolder, type DataFolder } from './data-folder/open-data-folder.js';
import { keepReserveOf } from './data-folder/reserve.js';

/** Where the folder is, and what is kept elsewhere. */
interface FolderOptions {
  readonly servers: Servers;
  readonly dataDir: string;
  readonly secretsKey?: Buffer;
  readonly warn: Warn;
}

const startedOnReserve =
  'The disk of the data folder is full: the server has started on what is kept in it for that. ' +
  'Everything can be read; make room, so that commands are not refused.';

/** The data folder, if anything is kept in it; what was set aside there goes into the log. */
export async function openFolder({
  servers,
  dataDir,
  secretsKey,
  warn,
}: FolderOptions): Promise<DataFolder | undefined> {
  if (servers.eventStore !== undefined && servers.mongoDb !== undefined) return undefined;
  const usesSecretsFile = secretsKey === undefined;
  const folder = await openDataFolder(dataDir, { servers, usesSecretsFile });
  for (const { problem } of folder.setAside) warn(problem, undefined);
  if (folder.usedReserve) warn(startedOnReserve, undefined);
  const stop = keepReserveOf(dataDir);
  const release = (): void => {
    stop();
    folder.release();
  };
  return { ...folder, release };
}
