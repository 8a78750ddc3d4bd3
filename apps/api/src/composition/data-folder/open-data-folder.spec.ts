import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SqliteEventStore } from '@balcao/event-store/sqlite';
import { type Servers, StartError } from '@balcao/tasks/settings';
import { dataParts, type DataPart } from './data-files.js';
import { openDataFolder, type DataFolderOptions } from './open-data-folder.js';

const addresses: Required<Servers> = {
  eventStore: 'esdb://events:2113',
  mongoDb: 'mongodb://rows:27017/balcao',
  redis: 'redis://jobs:6379',
};

/** Every choice of servers: each of them in use or not. */
const choices = Object.entries(addresses).reduce<readonly Servers[]>(
  (chosen, [server, url]) => [...chosen, ...chosen.map((each) => ({ ...each, [server]: url }))],
  [{}],
);

/** Those with which a data folder is used: its lock is in it. */
const folders = choices.filter((servers) =>
  dataParts.some(({ form, isKept }) => form === 'lock' && isKept(servers)),
);

const usages: readonly { readonly name: string; readonly options: DataFolderOptions }[] = [
  ...folders.map((servers) => {
    const name = Object.keys(servers).join(' and ') || 'no server';
    return { name, options: { servers, usesSecretsFile: true } };
  }),
  { name: 'its secrets key in a setting', options: { servers: {}, usesSecretsFile: false } },
];

const isIn = ({ name, isKept }: DataPart, { servers, usesSecretsFile }: DataFolderOptions) =>
  isKept(servers) && (name !== 'secrets.key' || usesSecretsFile);

/** Records something: a folder in which nothing ever was is completed without a word. */
async function use(path: string): Promise<void> {
  const store = await SqliteEventStore.open({ path });
  const event = { id: randomUUID(), type: 'DoorOpened', data: {}, metadata: {} };
  await store.append('journal-MODERNA', [event], 'no-stream');
  await store.close();
}

const rubbish = Buffer.alloc(4_096, 7);

describe.each(usages)('a data folder with $name', ({ options }) => {
  let root: string;
  let own: string;
  let copies = 0;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'folder-'));
    own = join(root, 'own');
    expect(await startOf(own)).toEqual([]);
    if (options.servers.eventStore === undefined) await use(join(own, 'events.db'));
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  /** The parts that a start sets aside. */
  async function startOf(dataDir: string): Promise<readonly string[]> {
    const { setAside, release } = await openDataFolder(dataDir, options);
    release();
    return setAside.map(({ file }) => file);
  }

  function copy(): string {
    const dataDir = join(root, String(++copies));
    cpSync(own, dataDir, { recursive: true });
    return dataDir;
  }

  it('is found again as it was', async () => {
    expect(await startOf(own)).toEqual([]);
    expect(await startOf(own)).toEqual([]);
  });

  it.each(dataParts)('starts without its $name, unless it is missed', async (part: DataPart) => {
    const dataDir = copy();
    const path = join(dataDir, part.name);
    rmSync(path, { recursive: true, force: true });
    const isMissed =
      part.role === 'precious' && isIn(part, options) && options.servers.eventStore === undefined;
    if (!isMissed) {
      expect(await startOf(dataDir)).toEqual([]);
      return;
    }
    await expect(startOf(dataDir)).rejects.toThrow(StartError);
    await expect(startOf(dataDir)).rejects.toThrow(`${path} is missing`);
  });

  it.each(dataParts)(
    'refuses or sets aside a $name that cannot be used, if it is kept here',
    async (part: DataPart) => {
      const dataDir = copy();
      const path = join(dataDir, part.name);
      rmSync(path, { recursive: true, force: true });
      writeFileSync(path, rubbish);
      if (!isIn(part, options)) {
        expect(await startOf(dataDir)).toEqual([]);
        expect(readFileSync(path)).toEqual(rubbish);
      } else if (part.role === 'precious') {
        await expect(startOf(dataDir)).rejects.toThrow(`${path} cannot be used`);
        expect(readFileSync(path)).toEqual(rubbish);
      } else {
        expect(await startOf(dataDir)).toEqual(part.form === 'lock' ? [] : [part.name]);
      }
    },
  );
});
