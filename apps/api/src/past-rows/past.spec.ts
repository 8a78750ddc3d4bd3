import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import type { FoldPast } from './past-order.js';
import { Past } from './past.js';

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('the rows of moments', () => {
  let folder: string;
  let past: Past;
  /** What was folded, and whether it began with an earlier moment's rows. */
  const folded: { readonly until: number; readonly isCopied: boolean }[] = [];
  let fold: FoldPast;
  let missing: number;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'balcao-past-'));
    folded.length = 0;
    missing = 0;
    fold = async ({ file, until }, { onProgress }) => {
      folded.push({ until, isCopied: existsSync(file) });
      await writeFile(file, '');
      onProgress(until);
      return 'made';
    };
    past = new Past({
      folder: join(folder, 'past'),
      events: { file: 'events.db' },
      keys: { file: 'keys.db' },
      rows: { url: 'mongodb://rows' },
      fold: (order, waiting) => fold(order, waiting),
      read: () => new SqliteReadStore(':memory:'),
      givesUpAfterMs: 50,
      missingRoom: () => Promise.resolve(missing),
    });
  });
  afterEach(async () => {
    await past.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('are folded once, and begin with the nearest earlier moment', async () => {
    await past.at('shop', { revision: 10 });
    await past.at('shop', { revision: 30 });
    await past.at('shop', { revision: 10 });
    await past.at('other', { revision: 40 });
    expect(folded).toEqual([
      { until: 10, isCopied: false },
      { until: 30, isCopied: true },
      { until: 40, isCopied: false },
    ]);
    expect(past.begin('shop', { revision: 30 })).toEqual({ isReady: true, percent: 100 });
  });

  it('that leave out later days begin with none that show them', async () => {
    await past.at('shop', { revision: 10 });
    await past.at('shop', { revision: 30, trueOn: '2026-03-31' });
    await past.at('shop', { revision: 40, trueOn: '2026-03-31' });
    expect(folded.map(({ isCopied }) => isCopied)).toEqual([false, false, true]);
  });

  it('are dropped when they were not looked at for longest', async () => {
    for (let revision = 1; revision <= 10; revision += 1) await past.at('shop', { revision });
    expect(await readdir(join(folder, 'past'))).toHaveLength(8);
    await past.at('shop', { revision: 1 });
    expect(folded).toHaveLength(11);
  });

  it('take the room of earlier ones on a full disk, and are refused where that is not enough', async () => {
    await past.at('shop', { revision: 1 });
    await past.at('shop', { revision: 2 });
    missing = 3 * 1_048_576;
    await expect(past.at('shop', { revision: 3 })).rejects.toMatchObject({
      name: 'StoreUnavailable',
      fault: 'full',
      message: 'the disk lacks 3 MB for the rows of an earlier moment',
    });
    expect(await readdir(join(folder, 'past'))).toEqual([]);
    missing = 0;
    await past.at('shop', { revision: 3 });
    expect(folded.map(({ until }) => until)).toEqual([1, 2, 3]);
  });

  it('are tried again by the next request after a failure', async () => {
    const works = fold;
    fold = () => Promise.reject(new Error('the disk is full'));
    await expect(past.at('shop', { revision: 5 })).rejects.toThrow('the disk is full');
    fold = works;
    await past.at('shop', { revision: 5 });
    expect(past.begin('shop', { revision: 5 }).isReady).toBe(true);
  });

  /** A fold that goes on until nobody wants its rows any more. */
  const foldWithoutEnd: FoldPast = async ({ file }, { signal }) => {
    await writeFile(file, 'half a journal');
    signal.throwIfAborted();
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(signal.reason as Error);
      });
    });
  };

  it('are given up once nobody asks for them, with the file, and the next are folded', async () => {
    const works = fold;
    fold = foldWithoutEnd;
    past.begin('shop', { revision: 5 });
    past.begin('shop', { revision: 6 });
    await until(() => existsSync(join(folder, 'past', 'shop%405.db')));
    fold = works;
    await past.at('shop', { revision: 7 });
    expect(folded).toEqual([{ until: 7, isCopied: false }]);
    expect(await readdir(join(folder, 'past'))).toEqual(['shop%407.db']);
  });

  it('are folded once for two who ask, and to the end for who waits', async () => {
    const begun: number[] = [];
    const works = fold;
    fold = async (order, waiting) => {
      begun.push(order.until);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return works(order, waiting);
    };
    past.begin('shop', { revision: 5 });
    await Promise.all([past.at('shop', { revision: 5 }), past.at('shop', { revision: 5 })]);
    expect(begun).toEqual([5]);
  });

  it('are let go of at once when the server stops', async () => {
    fold = foldWithoutEnd;
    const rows = past.at('shop', { revision: 5 });
    await until(() => existsSync(join(folder, 'past', 'shop%405.db')));
    await Promise.all([past.close(), expect(rows).rejects.toThrow('request.busy')]);
    expect(await readdir(join(folder, 'past'))).toEqual([]);
  });

  it('are not begun with while too many wait', async () => {
    for (const revision of [1, 2, 3]) past.begin('shop', { revision });
    expect(() => past.begin('shop', { revision: 4 })).toThrow('limit.pastOfCompany');
    past.begin('other', { revision: 1 });
    expect(() => past.begin('third', { revision: 1 })).toThrow('limit.pastOfAll');
    await past.at('shop', { revision: 3 });
    expect(past.begin('shop', { revision: 5 }).isReady).toBe(false);
  });
});
