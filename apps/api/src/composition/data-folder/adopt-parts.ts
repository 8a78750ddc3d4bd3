import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolderNow } from '@balcao/blobs';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { writeFacts } from '@balcao/sqlite/data-file';
import { secretsKeyIn } from '@balcao/tasks';
import { dataParts } from './data-files.js';
import { lookAtParts, markerName, type FoundPart, type FoundParts } from './look-at-parts.js';
import { makeFolder } from './make-folder.js';

/** The fact of the keys' file that says with which key secrets are kept. */
export const secretsKeyFact = 'secretsKey';

/**
 * Gives each part of a new installation, or of one made by an older version, the id of its log of
 * events. The keys are given theirs last: it says that all others have theirs. Nothing is written
 * once every part has its id.
 */
export async function adoptParts(
  dataDir: string,
  found: FoundParts,
  /** The digest of the secrets key that was noted before. */
  secretsKey: string | undefined,
): Promise<void> {
  const path = (name: string): string => join(dataDir, name);
  const known = found['events.db'].state === 'sound' ? found['events.db'].id : undefined;
  const id = known ?? (await newIdentity(path('events.db')));
  const isHere = (part: FoundPart): boolean => part.state !== 'elsewhere';
  const lacksId = (part: FoundPart): boolean => part.state !== 'sound' || part.id !== id;
  for (const { name, form } of dataParts) {
    const isOwn = name === 'events.db' || name === 'keys.db';
    if (isOwn || typeof form !== 'object' || !isHere(found[name])) continue;
    if (lacksId(found[name])) writeFacts(path(name), { id });
  }
  if (isHere(found.blobs)) markFolder(path('blobs'), id);
  const facts: Record<string, string> = {};
  if (isHere(found['secrets.key']) && secretsKey === undefined) {
    facts[secretsKeyFact] = digestIn(dataDir);
  }
  if (lacksId(found['keys.db'])) facts['id'] = id;
  if (Object.keys(facts).length > 0) writeFacts(path('keys.db'), facts);
}

async function newIdentity(path: string): Promise<string> {
  const store = await SqliteEventStore.open({ path });
  try {
    return await store.identity();
  } finally {
    await store.close();
  }
}

function markFolder(folder: string, id: string): void {
  const marker = join(folder, markerName);
  if (existsSync(marker)) return;
  makeFolder(folder);
  writeFileSync(marker, `${id}\n`, { flush: true });
  syncFolderNow(folder);
}

/** The digest of the key, which is made when there is none. */
function digestIn(dataDir: string): string {
  secretsKeyIn(dataDir);
  const key = lookAtParts(dataDir, ({ form }) => form === 'key')['secrets.key'];
  return key.state === 'sound' ? (key.id ?? '') : '';
}
