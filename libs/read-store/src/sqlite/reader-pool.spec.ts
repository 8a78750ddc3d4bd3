import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeBuilt } from '../../../../test/built.js';
import { articles, baker, checkpointAt, filled, grocer, kept, shelf } from '../contract/stock.js';
import type { ArticleRow } from '../contract/stock.js';
import type { Query } from '../query.js';
import { openReaderPool } from './reader-pool.js';
import type { ReaderPool } from './reader-pool.js';
import { SqliteReadStore } from './sqlite-read-store.js';

// A thread runs compiled files.
describeBuilt('a pool of reader threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reader-pool-'));
  const path = join(folder, 'rows.db');
  let store: SqliteReadStore;
  let pool: ReaderPool;

  beforeAll(async () => {
    store = new SqliteReadStore(path);
    await filled(() => Promise.resolve(store));
    const worker = new URL('../../dist/sqlite/reader.worker.js', import.meta.url);
    pool = openReaderPool({ path, size: 2, worker });
  });

  afterAll(async () => {
    await pool.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it('answers as the store itself', async () => {
    const page = { search: 'arr', sort: [['price', 'desc']] } as const;
    const groups = { by: ['stocked'], sum: ['price'] } as const;
    expect(await pool.get(articles, grocer, 'a1')).toEqual(shelf[0]);
    expect(await pool.get(articles, baker, 'a1')).toBeUndefined();
    expect(await pool.getMany(articles, grocer, ['a2', 'a1'])).toEqual([shelf[1], shelf[0]]);
    expect(await pool.find(articles, grocer, page)).toEqual([shelf[1], shelf[0]]);
    expect(await pool.count(articles, grocer, { where: { stocked: true } })).toBe(3);
    expect(await pool.group(articles, grocer, groups)).toEqual(
      await store.group(articles, grocer, groups),
    );
  });

  it('sees what is written meanwhile', async () => {
    await store.write([kept({ id: 'a7', revision: 9, name: 'Sal' })], checkpointAt('0010'));
    expect(await pool.get(articles, grocer, 'a7')).toMatchObject({
      name: 'Sal',
    });
  });

  it('refuses what the store refuses', async () => {
    const query = JSON.parse('{"where":{"notes":"ripe"}}') as Query<ArticleRow>;
    await expect(pool.find(articles, grocer, query)).rejects.toMatchObject({
      name: 'UnsupportedQuery',
      collection: 'articles',
      subject: 'notes',
    });
  });

  it('answers many queries asked at once', async () => {
    const ids = Array.from({ length: 50 }, (_, place) => `a${(place % 6) + 1}`);
    const rows = await Promise.all(ids.map((id) => pool.get(articles, grocer, id)));
    expect(rows.map((row) => row?.id)).toEqual(ids);
  });

  it('fails the queries of a thread that cannot open the file', async () => {
    const worker = new URL('../../dist/sqlite/reader.worker.js', import.meta.url);
    const lost = openReaderPool({
      path: join(folder, 'absent.db'),
      size: 1,
      worker,
    });
    await expect(lost.get(articles, grocer, 'a1')).rejects.toThrow('cannot be opened');
    await lost.close();
  });
});

describe('reader threads that are kept busy', () => {
  /** Answers the company, and those of one that asks for too much after a long time. */
  const script = `
    import { parentPort, workerData } from 'node:worker_threads';
    parentPort.on('message', (request) => {
      if (request === 'close') return parentPort.close();
      if (Atomics.load(workerData.stop, 0) === 1) return;
      const { number, partition, read } = request;
      const until = Date.now() + 6_000;
      while (read.id === 'slow' && Date.now() < until);
      parentPort.postMessage({ number, json: JSON.stringify({ id: partition + read.id }) });
    });`;
  const worker = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
  const open = (size: number, deadlineMs: number) =>
    openReaderPool({ path: 'none', size, deadlineMs, worker });

  it('end a query at its deadline, and answer those behind it', async () => {
    const busy = open(1, 400);
    const slow = busy.get(articles, grocer, 'slow');
    const behind = [busy.get(articles, grocer, '1'), busy.get(articles, baker, '2')];
    await expect(slow).rejects.toMatchObject({
      name: 'QueryTooSlow',
      collection: 'articles',
    });
    expect(await Promise.all(behind)).toEqual([{ id: `${grocer}1` }, { id: `${baker}2` }]);
    await busy.close();
  });

  it('leave a thread to other companies, however many one asks for', async () => {
    const busy = open(2, 60_000);
    // It fails with its thread, when the pool is closed before its deadline is over.
    const slow = Array.from({ length: 20 }, () => busy.get(articles, grocer, 'slow'));
    const ended = Promise.allSettled(slow);
    for (const id of ['1', '2', '3']) {
      expect(await busy.get(articles, baker, id)).toEqual({
        id: `${baker}${id}`,
      });
    }
    await busy.close();
    expect(new Set((await ended).map(({ status }) => status))).toEqual(new Set(['rejected']));
  });
});
