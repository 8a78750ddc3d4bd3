import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import { unbuilt } from '../../../../test/built.js';
import { damagePages } from '../../../../test/damaged-file.js';
import { articles, checkpointAt, grocer, kept } from '../contract/stock.js';
import type { RowReader } from '../read-store.js';
import { openReaderPool } from './reader-pool.js';
import { openRowReader } from './row-reader.js';
import { SqliteReadStore } from './sqlite-read-store.js';

type Closing = RowReader & { close(): Promise<void> };

/** Every way of the port's to read, from the many rows at the end of the file. */
const asked: readonly (readonly [string, (rows: RowReader) => Promise<unknown>])[] = [
  ['get', (rows) => rows.get(articles, grocer, 'n2999')],
  ['getMany', (rows) => rows.getMany(articles, grocer, ['n2998', 'n2999'])],
  ['find', (rows) => rows.find(articles, grocer, { sort: [['name', 'asc']] })],
  ['count', (rows) => rows.count(articles, grocer, { where: { price: { $gt: 10 } } })],
  ['group', (rows) => rows.group(articles, grocer, { by: ['category'], sum: ['price'] })],
];

describe('a file of rows of which pages are damaged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-rows-'));
  const path = join(folder, 'rows.db');
  beforeAll(async () => {
    const store = new SqliteReadStore(path);
    await store.prepare([articles]);
    const notes = 'x'.repeat(800);
    const rows = Array.from({ length: 3_000 }, (_, at) =>
      kept({ id: `n${at}`, revision: at, name: `Arroz ${at}`, price: at, category: 'Grão', notes }),
    );
    await store.write(rows, checkpointAt('0001'));
    await store.makeLive([articles], checkpointAt('0002'));
    await store.close();
    const file = new DatabaseSync(path);
    file.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    file.close();
    damagePages(path, 40);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const worker = new URL('../../dist/sqlite/reader.worker.js', import.meta.url);
  const ways: readonly (readonly [string, () => Closing])[] = [
    ['this thread', () => openRowReader(path)],
    ['the store itself', () => new SqliteReadStore(path)],
    // A thread runs compiled files.
    ...(unbuilt() === undefined
      ? [['a reader thread', () => openReaderPool({ path, size: 1, worker })] as const]
      : []),
  ];

  describe.each(ways)('read in %s', (_, open) => {
    it.each(asked)('says so when it is asked to %s', async (__, ask) => {
      const rows = open();
      const damaged = { name: 'StoreUnavailable', fault: 'damaged' };
      await expect(ask(rows)).rejects.toMatchObject(damaged);
      await rows.close();
    });
  });
});
