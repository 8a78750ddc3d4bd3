import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { damagePages } from '../../../../test/damaged-file.js';
import { collect, freshStream, idsOf, revisionsOf, sales, sold } from '../contract/fixtures.js';
import { EventUnreadable, StoreUnavailable } from '../errors.js';
import type { EventStore } from '../event-store.js';
import { type Database, type OpenDatabase, openDatabase, type SqlValue } from './driver.js';
import { spoilPagesOf } from './testing/damage-file.js';
import { SqliteEventStore, type SqliteEventStoreOptions } from './sqlite-event-store.js';

const folder = mkdtempSync(join(tmpdir(), 'balcao-failures-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

let files = 0;
function freshPath(): string {
  files += 1;
  return join(folder, `${files}.db`);
}

/** The real driver on a disk that fails when `trouble` returns SQLite's code for a statement. */
function onDisk(trouble: (sql: string, values: readonly SqlValue[]) => number | undefined) {
  const driver: OpenDatabase = (path, options) => {
    const database = openDatabase(path, options);
    const prepare = (sql: string) => {
      const statement = database.prepare(sql);
      const run = (...values: SqlValue[]) => {
        const errcode = trouble(sql, values);
        if (errcode !== undefined) throw Object.assign(new Error('disk'), { errcode });
        statement.run(...values);
      };
      return { run, get: statement.get.bind(statement), all: statement.all.bind(statement) };
    };
    return { ...database, prepare };
  };
  return driver;
}

async function withStore(
  options: Partial<SqliteEventStoreOptions>,
  work: (store: SqliteEventStore) => Promise<void>,
): Promise<void> {
  const store = await SqliteEventStore.open({ path: freshPath(), ...options });
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

async function everyId(store: EventStore): Promise<readonly string[]> {
  return idsOf(await collect(store.readAll()));
}

describe('a commit that fails', () => {
  it.each([
    ['a full disk', 13],
    ['an input/output error', 10 | (4 << 8)],
    ['a lock of another process', 5],
  ])('is told to every caller of its group as unavailability: %s', async (_, errcode) => {
    let isFailing = false;
    const driver = onDisk((sql) => (isFailing && sql === 'COMMIT' ? errcode : undefined));
    await withStore({ driver }, async (store) => {
      const stream = freshStream();
      const kept = sales(2);
      await store.append(stream, kept, 'no-stream');
      isFailing = true;
      const group = await Promise.allSettled([
        store.append(stream, sales(1), 1),
        store.append(freshStream(), sales(3), 'no-stream'),
        store.append(stream, sales(1), 'any'),
      ]);
      const reasons = group.map((it) => (it.status === 'rejected' ? (it.reason as unknown) : it));
      expect(reasons.every((reason) => reason instanceof StoreUnavailable)).toBe(true);
      expect(await everyId(store)).toEqual(idsOf(kept));

      isFailing = false;
      const later = sales(1);
      const appended = await store.append(stream, later, 1);
      expect(appended).toEqual({ revision: 2, position: '0000000000000003' });
      expect(await everyId(store)).toEqual([...idsOf(kept), ...idsOf(later)]);
    });
  });
});

describe('an insert that fails', () => {
  it('in the middle of a command leaves nothing of the group', async () => {
    let inserts = 0;
    const driver = onDisk((sql) => {
      if (!sql.startsWith('INSERT INTO events')) return undefined;
      inserts += 1;
      return inserts === 3 ? 13 : undefined;
    });
    await withStore({ driver }, async (store) => {
      const [whole, broken] = [freshStream(), freshStream()];
      const attempts = [
        store.append(whole, sales(1), 'any'),
        store.append(broken, sales(4), 'any'),
      ];
      for (const attempt of attempts) await expect(attempt).rejects.toThrow(StoreUnavailable);
      expect(await everyId(store)).toEqual([]);
      await store.append(broken, sales(40), 'no-stream');
      const revisions = Array.from({ length: 40 }, (_, i) => i);
      expect(revisionsOf(await collect(store.read(broken)))).toEqual(revisions);
    });
  });

  it('of one command fails only that command', async () => {
    const tooBig = { ...sold('rice'), type: 'TooBig' };
    const driver = onDisk((_, values) => (values.includes('TooBig') ? 18 : undefined));
    await withStore({ driver }, async (store) => {
      const [first, second] = [sales(2), sales(1)];
      const answers = await Promise.allSettled([
        store.append(freshStream(), first, 'any'),
        store.append(freshStream(), [...sales(1), tooBig], 'any'),
        store.append(freshStream(), second, 'any'),
      ]);
      const statuses = answers.map(({ status }) => status);
      expect(statuses).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await everyId(store)).toEqual([...idsOf(first), ...idsOf(second)]);
    });
  });
});

describe('a file that cannot be used', () => {
  it('is unavailable when another process holds its write lock', async () => {
    const path = freshPath();
    await withStore({ path, busyTimeoutMs: 20 }, async (store) => {
      const other = openDatabase(path, { readonly: false, busyTimeoutMs: 0 });
      other.exec('BEGIN IMMEDIATE');
      await expect(store.append(freshStream(), sales(1), 'any')).rejects.toThrow(StoreUnavailable);
      await expect(store.ping()).rejects.toThrow('locked by another process');
      other.close();
      await expect(store.ping()).resolves.toBeUndefined();
      expect((await store.append(freshStream(), sales(1), 'any')).revision).toBe(0);
    });
  });

  it.each([
    ['is absent and opened for reading', { path: join(folder, 'absent.db'), readonly: true }],
    ['lies in a folder that is absent', { path: join(folder, 'absent', 'events.db') }],
    ['is in memory, hence lost with the process', { path: ':memory:' }],
  ])('is refused when it %s', async (_, options) => {
    await expect(SqliteEventStore.open(options)).rejects.toThrow(StoreUnavailable);
  });

  it('is refused when its commits would not wait for the disk', async () => {
    const driver: OpenDatabase = (path, options) => {
      const database = openDatabase(path, options);
      const exec = (sql: string) => {
        database.exec(sql.replace('synchronous=FULL', 'synchronous=NORMAL'));
      };
      return { ...database, exec };
    };
    const opening = SqliteEventStore.open({ path: freshPath(), driver });
    await expect(opening).rejects.toThrow("the event log's synchronous is 1, not 2");
  });
});

describe('a file of which pages are damaged', () => {
  const path = freshPath();
  const stream = freshStream();
  beforeAll(async () => {
    await withStore({ path }, async (store) => {
      for (let batch = 0; batch < 40; batch += 1) await store.append(stream, sales(50), 'any');
    });
    const file = openDatabase(path, { readonly: false, busyTimeoutMs: 0 });
    file.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    file.close();
    damagePages(path);
  });

  const damaged = { name: 'StoreUnavailable', fault: 'damaged' };
  const asked: readonly (readonly [string, (store: EventStore) => Promise<unknown>])[] = [
    ['read', (store) => collect(store.read(stream))],
    ['read backwards', (store) => collect(store.read(stream, { direction: 'backwards' }))],
    ['readAll', (store) => collect(store.readAll())],
    ['readAll of a category', (store) => collect(store.readAll({ categories: ['shop'] }))],
    ['subscribe', (store) => collect(store.subscribe())],
    ['last', (store) => store.last(stream)],
  ];

  it.each([...asked, ['answer a ping', (store: EventStore) => store.ping()] as const])(
    'says so when it is asked to %s',
    async (_, ask) => {
      await withStore({ path }, async (store) => {
        await expect(ask(store)).rejects.toMatchObject(damaged);
      });
    },
  );

  it('is well where all of them are before the end of the log', async () => {
    const other = { path: freshPath() };
    const mark = 'Ana 0731';
    await withStore(other, async (store) => {
      const [sale, ...more] = sales(200);
      if (sale !== undefined) await store.append(stream, [{ ...sale, data: { mark } }], 'any');
      await store.append(freshStream(), more, 'any');
    });
    spoilPagesOf(other.path, mark);
    await withStore(other, async (store) => {
      await expect(collect(store.read(stream))).rejects.toThrow(EventUnreadable);
      await expect(store.ping()).resolves.toBeUndefined();
      await store.append(freshStream(), sales(1), 'no-stream');
    });
  });
});

describe('a log that has no room left', () => {
  it('is not well until what could not be recorded has room, and reads on', async () => {
    const path = freshPath();
    let database: Database | undefined;
    const driver: OpenDatabase = (at, options) => (database = openDatabase(at, options));
    const pages = () => Number(database?.prepare('PRAGMA page_count').get()?.[0]);
    const limit = (most: number) => database?.exec(`PRAGMA max_page_count = ${most}`);
    await withStore({ path, driver }, async (store) => {
      const kept = sales(20);
      await store.append(freshStream(), kept, 'no-stream');
      await store.ping();
      limit(pages());
      const full = { name: 'StoreUnavailable', fault: 'full' };
      const large = Array.from({ length: 200 }, () => sales(1)).flat();
      await expect(store.append(freshStream(), large, 'no-stream')).rejects.toMatchObject(full);
      await expect(store.ping()).rejects.toMatchObject(full);
      await expect(store.ping()).rejects.toMatchObject(full);
      expect(await everyId(store)).toEqual(idsOf(kept));
      limit(1_000_000);
      await expect(store.ping()).resolves.toBeUndefined();
      limit(pages());
      // The append that failed is forgotten: a line still has room.
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
});

describe('the tables', () => {
  it.each([
    ['an event changed', "UPDATE events SET data = '{}'", 'events never change'],
    ['an event removed', 'DELETE FROM events', 'events never go'],
    ['a stream renamed', "UPDATE streams SET name = 'x-1'", 'streams never change'],
    ['a stream removed', 'DELETE FROM streams', 'streams never go'],
    ['the identity changed', "UPDATE log SET value = 'x'", 'the identity never changes'],
    ['the identity removed', 'DELETE FROM log', 'the identity never goes'],
  ])('refuse to have %s', async (_, sql, reason) => {
    const path = freshPath();
    await withStore({ path }, async (store) => {
      await store.append(freshStream(), sales(1), 'no-stream');
      const database = openDatabase(path, { readonly: false, busyTimeoutMs: 0 });
      expect(() => {
        database.exec(sql);
      }).toThrow(reason);
      database.close();
    });
  });
});

describe('a file of an older build, without an identity', () => {
  /** The file as it was before the table of the log's facts existed. */
  async function olderFile(): Promise<string> {
    const path = freshPath();
    await withStore({ path }, async (store) => {
      await store.append(freshStream(), sales(1), 'no-stream');
    });
    const database = openDatabase(path, { readonly: false, busyTimeoutMs: 0 });
    database.exec('DROP TABLE log');
    database.close();
    return path;
  }

  it('is given one when it is opened for writing, and keeps it', async () => {
    const path = await olderFile();
    const identities = new Set<string>();
    for (const readonly of [false, false, true]) {
      await withStore({ path, readonly }, async (store) => {
        identities.add(await store.identity());
        expect(await everyId(store)).toHaveLength(1);
      });
    }
    expect(identities.size).toBe(1);
  });

  it('is read, but has none, while it is only opened for reading', async () => {
    await withStore({ path: await olderFile(), readonly: true }, async (store) => {
      expect(await everyId(store)).toHaveLength(1);
      await expect(store.identity()).rejects.toThrow(StoreUnavailable);
    });
  });
});
