import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { FileBlobStore } from '@balcao/blobs/files';
import { EventStoreDbEventStore } from '@balcao/event-store/eventstoredb';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { mongodForTests, newDatabase } from '../mongod-for-tests.js';
import { StandIn } from '../../stand-ins/eventstoredb/stand-in.js';
import { openServersEnd } from '../../../apps/api/src/composition/moving-ends.js';
import { openPersonalKeys } from '../../../apps/api/src/composition/open-readable-events.js';
import type { End } from '../../../apps/api/src/moving/end.js';

/** New, empty servers, which can be opened again and again. */
export interface Servers {
  readonly standIn: StandIn;
  open(): Promise<End>;
}

/** Says how to have them: with a MongoDB, or rows and attachments in files where there is none. */
export async function serversForTests(): Promise<{
  readonly missing: string | undefined;
  start(): Promise<Servers>;
}> {
  const mongod = await mongodForTests(1);
  const started: StandIn[] = [];
  const folders: string[] = [];
  afterAll(async () => {
    for (const standIn of started) await standIn.end();
    for (const folder of folders) await rm(folder, { recursive: true });
  });
  return {
    missing: 'reason' in mongod ? mongod.reason : undefined,
    start: async () => {
      const standIn = await StandIn.start();
      started.push(standIn);
      const eventStore = standIn.url;
      if (!('reason' in mongod)) {
        const mongoDb = new URL(mongod.server.url);
        mongoDb.pathname = newDatabase();
        const address = { eventStore, mongoDb: mongoDb.href };
        return { standIn, open: () => openServersEnd(address) };
      }
      const folder = await mkdtemp(join(tmpdir(), 'servers-'));
      folders.push(folder);
      return { standIn, open: () => openWithoutMongo(eventStore, folder) };
    },
  };
}

async function openWithoutMongo(url: string, folder: string): Promise<End> {
  const events = await EventStoreDbEventStore.open({ url });
  const keys = await openPersonalKeys({ file: join(folder, 'keys.db') });
  const rows = new SqliteReadStore(join(folder, 'read.db'));
  const blobs = await FileBlobStore.open({ folder: join(folder, 'blobs') });
  const close = async (): Promise<void> => {
    await Promise.all([events.close(), keys.close(), rows.close(), blobs.close()]);
  };
  return { events, keys, rows, blobs, sharesRows: true, close };
}
