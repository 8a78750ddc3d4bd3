import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobAccepted, ReadyAnswer } from '@balcao/contracts';
import { openDatabase } from '@balcao/event-store/sqlite';
import { dataParts, type DataPart } from '../../apps/api/src/composition/data-folder/data-files.js';
import { Browser } from './support/browser.js';
import { hotel, owner } from './support/goods.js';
import { TestServer } from './support/server.js';
import { openShop, openStockedShop } from './support/shop.js';
import { until } from './support/until.js';

/** What is read of a job here. */
interface JobAnswer {
  readonly state: string;
  readonly failure: string | null;
}

/** What can become of a file or folder, and how. */
const faults = {
  missing: (path: string) => {
    rmSync(path, { recursive: true, force: true });
  },
  foreign: (path: string, { name }: DataPart) => {
    rmSync(path, { recursive: true, force: true });
    if (existsSync(join(others, name))) cpSync(join(others, name), path, { recursive: true });
  },
  truncated: (path: string, part: DataPart) => {
    if (part.form === 'folder') faults.emptied(path, part);
    else truncateSync(path, Math.floor(statSync(path).size / 2));
  },
  overwritten: (path: string, { form }: DataPart) => {
    if (form === 'folder') rmSync(path, { recursive: true, force: true });
    const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(4_096);
    writeFileSync(path, bytes.fill(7, 0, Math.min(4_096, bytes.length)));
  },
  emptied: (path: string, { form }: DataPart) => {
    rmSync(path, { recursive: true, force: true });
    if (form === 'folder') mkdirSync(path);
    else writeFileSync(path, '');
  },
} as const;

type Fault = keyof typeof faults;

/** Derived files that are missing or empty are made without a word; some say nothing of whose. */
function isSetAside({ form, role }: DataPart, fault: Fault): boolean {
  if (role === 'precious' || form === 'lock') return false;
  if (typeof form === 'object') return !['missing', 'emptied'].includes(fault);
  return fault === 'overwritten';
}

const cases = dataParts.flatMap((part: DataPart) =>
  (Object.keys(faults) as Fault[]).map((fault) => ({ part, fault })),
);

let root: string;
/** The folder of a shop that was stopped, and that of another. */
let ours: string;
let others: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'data-folder-'));
  for (const name of ['ours', 'others']) {
    const shop = await openStockedShop();
    await shop.server.stop();
    cpSync(shop.server.folder, join(root, name), { recursive: true });
    await shop.server.end();
  }
  [ours, others] = [join(root, 'ours'), join(root, 'others')];
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

let copies = 0;

/** A copy of the stopped shop's folder. */
function copyOf(folder: string): string {
  const dataDir = join(root, String(++copies));
  cpSync(folder, dataDir, { recursive: true });
  return dataDir;
}

async function opened(dataDir: string, work: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await TestServer.open({ dataDir });
  try {
    await work(server);
  } finally {
    await server.end();
  }
}

/** What the start reports: why not, or what was set aside. */
async function startOf(dataDir: string): Promise<{ why: string; problems: readonly string[] }> {
  let problems: readonly string[] = [];
  const start = opened(dataDir, async (server) => {
    const ready = (await new Browser(server).read('/ready')) as ReadyAnswer;
    expect(ready.isReady).toBe(true);
    problems = ready.problems;
    await expectShop(server);
  });
  const why = await start.then(
    () => '',
    (error: unknown) => String(error),
  );
  return { why, problems };
}

/** The owner signs in, and finds her client in the list. */
async function expectShop(server: TestServer): Promise<void> {
  const amelia = new Browser(server, 'amelia');
  const { email, password } = owner;
  amelia.begin(await amelia.post('/session', { email, password }));
  expect(JSON.stringify(await amelia.read('/clients'))).toContain('Hotel Costa do Sol');
}

/** What a part is called now, without the companions of a database. */
const setAsideIn = (dataDir: string, { name: part }: DataPart): readonly string[] =>
  readdirSync(dataDir).filter(
    (name) => name.startsWith(`${part}.damaged-`) && !/-(wal|shm)$/.test(name),
  );

describe('a folder of data', () => {
  it('keeps nothing in a log once the product was stopped', () => {
    const logs = readdirSync(ours).filter((name) => name.endsWith('-wal'));
    expect(logs.filter((name) => statSync(join(ours, name)).size > 0)).toEqual([]);
    expect(logs.map((name) => name.replace('-wal', ''))).toContain('events.db');
  });

  it('is found as it was, and says of each of its files whose it is', async () => {
    const folder = copyOf(ours);
    expect(await startOf(folder)).toEqual({ why: '', problems: [] });
    const parts = dataParts.filter(({ form }) => form !== 'folder').map(({ name }) => name);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([...parts, 'blobs']));
  });

  it.each(cases)('$part.name $fault', async ({ part, fault }) => {
    const dataDir = copyOf(ours);
    const path = join(dataDir, part.name);
    faults[fault](path, part);
    const { why, problems } = await startOf(dataDir);
    const isPrecious = part.role === 'precious';
    expect(why).toMatch(isPrecious ? /^StartError: [^\n]+\.$/ : /^$/);
    if (isPrecious) {
      expect(why).toContain(path);
      expect(why).toContain('docs/guides/backup.md');
    }
    const aside = setAsideIn(dataDir, part);
    expect(aside).toHaveLength(isSetAside(part, fault) ? 1 : 0);
    expect(problems).toEqual(
      aside.map((name): unknown => expect.stringContaining(`set aside as ${name}`)),
    );
  });

  it('that has derived files only is no new installation’s with them', async () => {
    const dataDir = copyOf(ours);
    for (const { name, role } of dataParts) {
      if (role === 'precious') rmSync(join(dataDir, name), { recursive: true });
    }
    await opened(dataDir, async (server) => {
      const { setAside } = server.api.backend;
      expect(await new Browser(server).read('/setup')).toMatchObject({ needed: true });
      expect(setAside.map(({ file }) => file)).toEqual(
        expect.arrayContaining(['read.db', 'jobs.db', 'report-jobs.db']),
      );
    });
  });
});

describe('keys of personal data that are older than the events', () => {
  it('start, but no repair writes over what can still be read', async () => {
    const { server, amelia } = await openShop();
    try {
      const keys = join(server.folder, 'keys.db');
      await server.stop();
      const older = readFileSync(keys);
      await server.start();
      await amelia.rows('/clients', await amelia.done('/clients', hotel));
      await server.stop();
      writeFileSync(keys, older);
      await server.start();
      const answer = await amelia.post('/books-check/repair');
      const { id } = answer.body as JobAccepted;
      const job = await until(async () => {
        const found = (await amelia.read(`/jobs/${id}`)) as JobAnswer;
        return found.state === 'failed' && found;
      });
      expect(job.failure).toBe('keys.db lacks keys to personal data (1 people): put it back first');
      expect(JSON.stringify(await amelia.read('/clients'))).toContain(hotel.name);
    } finally {
      await server.end();
    }
  });
});

describe('a folder that an older version has made', () => {
  /** Files without ids, as they were before there were any. */
  function older(): string {
    const dataDir = copyOf(ours);
    for (const { name, form } of dataParts as readonly DataPart[]) {
      if (typeof form !== 'object') continue;
      const options = { readonly: false, busyTimeoutMs: 0 };
      const database = openDatabase(join(dataDir, name), options);
      database.exec(`DROP TABLE ${form.id.table}`);
      database.close();
    }
    rmSync(join(dataDir, 'blobs', 'installation'));
    return dataDir;
  }

  it('is adopted once', async () => {
    const dataDir = older();
    expect(await startOf(dataDir)).toEqual({ why: '', problems: [] });
    const marker = join(dataDir, 'blobs', 'installation');
    expect(readFileSync(marker, 'utf8')).toMatch(/^[0-9a-f-]{36}\n$/);
    expect(await startOf(dataDir)).toEqual({ why: '', problems: [] });
    rmSync(marker);
    expect((await startOf(dataDir)).why).toContain(`${join(dataDir, 'blobs')} is missing`);
  });

  it('is adopted also where nothing secret was ever kept', async () => {
    const dataDir = older();
    rmSync(join(dataDir, 'secrets.key'));
    expect(await startOf(dataDir)).toEqual({ why: '', problems: [] });
    expect(existsSync(join(dataDir, 'secrets.key'))).toBe(true);
  });

  it.each(['events.db', 'keys.db', 'blobs'])('is refused without its %s', async (name) => {
    const dataDir = older();
    rmSync(join(dataDir, name), { recursive: true });
    expect((await startOf(dataDir)).why).toContain(`${join(dataDir, name)} is missing`);
  });
});
