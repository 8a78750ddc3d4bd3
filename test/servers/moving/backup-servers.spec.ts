import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FileBlobStore } from '@balcao/blobs/files';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { leaveOut } from '../../left-out.js';
import { backUpServers } from '../../../apps/api/src/composition/back-up-servers.js';
import { openEmbeddedEnd } from '../../../apps/api/src/composition/moving-ends.js';
import { restoreBackup } from '../../../apps/api/src/composition/restore-backup.js';
import { restoreToServers } from '../../../apps/api/src/composition/restore-to-servers.js';
import type { End } from '../../../apps/api/src/moving/end.js';
import { moveAll } from '../../../apps/api/src/moving/move-all.js';
import { MoveInterrupted } from '../../../apps/api/src/moving/move-error.js';
import { attachmentsOf, company, exportOf, fillDataFolder, note } from './shop.js';
import { serversForTests } from './servers.js';

const root = await mkdtemp(join(tmpdir(), 'backup-servers-'));
const filled = join(root, 'filled');
beforeAll(() => fillDataFolder(filled));
afterAll(() => rm(root, { recursive: true }));

const servers = await serversForTests();
if (servers.missing !== undefined) {
  leaveOut('backing MongoDB up', servers.missing);
}

const secretsKey = Buffer.alloc(32, 7).toString('base64');
const going = () => ({ signal: new AbortController().signal, say: () => undefined });

describe('a backup of servers', () => {
  let source: End;
  let recorded: readonly unknown[];
  const dataDir = join(root, 'node');
  const folder = join(root, 'backup');

  beforeAll(async () => {
    const copy = join(root, 'copy');
    await cp(filled, copy, { recursive: true });
    const embedded = await openEmbeddedEnd(copy, true);
    source = await (await servers.start()).open();
    await moveAll(embedded, source, going());
    await embedded.close();
    recorded = await exportOf(source);
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'secrets.key'), secretsKey);
    const now = new Date('2026-03-02T08:00:00.000Z');
    await backUpServers({ source, dataDir, folder, now, ...going() });
  });
  afterAll(() => source.close());

  it('has the files of a backup of a data folder, and nothing that is derived', async () => {
    const names = ['blobs', 'events.db', 'keys.db', 'manifest.json', 'secrets.key'];
    expect((await readdir(folder)).sort()).toEqual(names);
  });

  it('leaves the servers as they were', async () => {
    expect(await exportOf(source)).toEqual(recorded);
  });

  it('becomes the same on empty servers, and goes on where it was interrupted', async () => {
    const target = await (await servers.start()).open();
    const interrupted = new AbortController();
    const say = (line: string) => {
      if (line.startsWith('events:')) interrupted.abort();
    };
    const step = { signal: interrupted.signal, say };
    const other = { folder, target, dataDir: join(root, 'other-node') };
    await expect(restoreToServers({ ...other, ...step })).rejects.toThrow(MoveInterrupted);
    await restoreToServers({ ...other, ...going() });
    expect(await readFile(join(other.dataDir, 'secrets.key'), 'utf8')).toBe(secretsKey);
    expect(await exportOf(target)).toEqual(recorded);
    expect(await attachmentsOf(target)).toEqual(await attachmentsOf(source));
    expect(await readdir(other.dataDir)).toEqual(['secrets.key']);
    await target.close();
  });

  it('becomes a data folder as well', async () => {
    const to = join(root, 'restored');
    await restoreBackup({ folder, to, ...going() });
    const events = await SqliteEventStore.open({ path: join(to, 'events.db'), readonly: true });
    const blobs = await FileBlobStore.open({ folder: join(to, 'blobs') });
    expect(await exportOf({ ...source, events })).toEqual(recorded);
    expect(await attachmentsOf({ ...source, blobs })).toEqual(await attachmentsOf(source));
    await events.close();
  });

  it('is refused to servers that hold something else, which keep it', async () => {
    const target = await (await servers.start()).open();
    await note(target, `journal-${company}`, 'sold there');
    const held = await exportOf(target);
    await expect(restoreToServers({ folder, target, dataDir, ...going() })).rejects.toThrow(
      'is not the beginning of the source',
    );
    expect(await exportOf(target)).toEqual(held);
    await target.close();
  });

  it('is not restored where a file of it is another', async () => {
    const spoilt = join(root, 'spoilt');
    await cp(folder, spoilt, { recursive: true });
    await appendFile(join(spoilt, 'keys.db'), 'x');
    const target = await (await servers.start()).open();
    const restoring = restoreToServers({ folder: spoilt, target, dataDir, ...going() });
    await expect(restoring).rejects.toThrow('it is not what was backed up');
    expect(await exportOf(target)).toEqual([]);
    await target.close();
  });
});
