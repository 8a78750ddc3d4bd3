import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolderNow } from '@balcao/blobs';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { writeFacts } from '@balcao/sqlite/data-file';
import { secretsKeyIn } from '@balcao/tasks';
import { type DataPart, dataParts } from './data-files.js';
import { lookAtParts, markerName, type FoundParts } from './look-at-parts.js';
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
  {
    isKept,
    secretsKey,
  }: {
    readonly isKept: (part: DataPart) => boolean;
    /** The digest that was noted before. */
    readonly secretsKey: string | undefined;
  },
): Promise<void> {
  const path = (name: string): string => join(dataDir, name);
  const known = found['events.db'].state === 'sound' ? found['events.db'].id : undefined;
  const id = known ?? (await newIdentity(path('events.db')));
  for (const part of dataParts) {
    const { name, form } = part;
    const isOwn = name === 'events.db' || name === 'keys.db';
    const state = found[name];
    if (isOwn || typeof form !== 'object' || !isKept(part)) continue;
    if (state.state !== 'sound' || state.id !== id) writeFacts(path(name), { id });
  }
  if (isKept(partNamed('blobs'))) markFolder(path('blobs'), id);
  const facts: Record<string, string> = {};
  if (isKept(partNamed('secrets.key')) && secretsKey === undefined) {
    facts[secretsKeyFact] = digestIn(dataDir);
  }
  const { 'keys.db': keys } = found;
  if (keys.state !== 'sound' || keys.id !== id) facts['id'] = id;
  if (Object.keys(facts).length > 0) writeFacts(path('keys.db'), facts);
}

const partNamed = (name: DataPart['name']): DataPart => {
  const part = dataParts.find((each) => each.name === name);
  if (part === undefined) throw new Error(`no part is named ${name}`);
  return part;
};

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
