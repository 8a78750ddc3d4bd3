import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FileSnapshotStore } from './file-snapshot-store.js';
import type { Bench, ShopJournal } from './testing/shop-journal.js';
import { by, company, MemorySnapshots, openBench, receive, sell } from './testing/shop-journal.js';
import { shopModel } from './testing/shop.js';

let bench: Bench;
/** Every revision that was folded from the stream, in order. */
let folded: number[];
beforeEach(async () => {
  bench = await openBench();
  folded = [];
});
afterEach(() => bench.end());

/** A journal that tells what it folds. */
function watched(foldVersion?: string, limits = {}): ShopJournal {
  const model = shopModel(foldVersion);
  return bench.journal({
    limits: { eventsWorthASnapshot: 1, ...limits },
    model: {
      ...model,
      evolve: (books, event, recorded) => {
        folded.push(recorded.revision);
        model.evolve(books, event, recorded);
      },
    },
  });
}

async function writeFourEvents(): Promise<void> {
  const journal = bench.journal({ limits: { eventsWorthASnapshot: 1 } });
  await journal.execute(company, by('c0', receive('rice', 9)));
  for (const id of ['c1', 'c2', 'c3']) await journal.execute(company, by(id, sell('rice')));
  await journal.close();
}

const shelfOf = (journal: ShopJournal) =>
  journal.inspect(company, (books) => books.shelf.get('rice'));

describe('a snapshot', () => {
  it('spares the next load the fold, but for the tail', async () => {
    await writeFourEvents();
    await bench.journal().execute(company, by('c4', sell('rice')));
    expect(await shelfOf(watched())).toBe(5);
    expect(folded).toEqual([4]);
  });

  it('goes on in the chain where it left off', async () => {
    await writeFourEvents();
    const resumed = await watched().execute(company, by('c4', sell('rice')));
    expect(resumed).toMatchObject({ revision: 4, events: [{ data: { number: 4 } }] });
  });

  it('of another fold version is ignored', async () => {
    await writeFourEvents();
    expect(await shelfOf(watched('shop-2'))).toBe(6);
    expect(folded).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ['cut short', (bytes: Uint8Array) => bytes.subarray(0, 30)],
    ['empty', () => new Uint8Array()],
    ['with one bit changed', (bytes: Uint8Array) => bytes.map((b, at) => (at === 99 ? b ^ 1 : b))],
  ])('that is %s is ignored', async (_what, damage) => {
    await writeFourEvents();
    const bytes = bench.snapshots.files.get(company) ?? new Uint8Array();
    bench.snapshots.files.set(company, damage(bytes));
    expect(await shelfOf(watched())).toBe(6);
    expect(folded).toEqual([0, 1, 2, 3]);
  });

  it('of another journal, or of one longer than the stream, is ignored', async () => {
    const other = await openBench();
    const journal = other.journal({ limits: { eventsWorthASnapshot: 1 } });
    await journal.execute(company, by('x0', receive('rice', 500)));
    await journal.close();
    await bench.journal().execute(company, by('c0', receive('rice', 9)));
    for (const [key, bytes] of other.snapshots.files) bench.snapshots.files.set(key, bytes);
    expect(await shelfOf(watched())).toBe(9);
    await other.end();
  });
});

describe('snapshots', () => {
  it('are written while the company is at work, and hold nothing that is not durable', async () => {
    const journal = bench.journal({ limits: { eventsBetweenSnapshots: 5, eventsPerAppend: 3 } });
    const ids = Array.from({ length: 12 }, (_, at) => `c${at}`);
    await Promise.all(ids.map((id) => journal.execute(company, by(id, receive('rice', 1)))));
    await journal.execute(company, by('last', receive('rice', 1)));
    expect(await shelfOf(watched())).toBe(13);
    expect(folded).toEqual([9, 10, 11, 12]);
  });

  it('that cannot be written or read cost nothing but a warning', async () => {
    const warnings: string[] = [];
    const broken = () => Promise.reject(new Error('no space left on device'));
    const options = {
      snapshots: { load: broken, save: broken, remove: broken },
      warn: (what: string) => warnings.push(what),
      limits: { eventsWorthASnapshot: 1 },
    };
    const journal = bench.journal(options);
    await journal.execute(company, by('c0', receive('rice', 9)));
    await journal.close();
    expect(await shelfOf(bench.journal(options))).toBe(9);
    expect(warnings).toEqual([
      'the snapshot of MERCEARIA is left aside',
      'the snapshot of MERCEARIA is not written',
      'the snapshot of MERCEARIA is left aside',
    ]);
  });

  it('survive in a file, which a crash in the middle of writing leaves as it was', async () => {
    const folder = join(bench.folder, 'snapshots');
    const files = new FileSnapshotStore(folder);
    expect(await files.load(company)).toBe(undefined);
    await files.save(company, Uint8Array.of(1, 2, 3));
    await writeFile(join(folder, `${company}.snapshot.unfinished`), 'torn');
    expect([...((await files.load(company)) ?? [])]).toEqual([1, 2, 3]);
    await files.save(company, Uint8Array.of(4));
    expect([...((await files.load(company)) ?? [])]).toEqual([4]);
    expect(await readdir(folder)).toEqual([`${company}.snapshot`]);
  });
});

describe('books in memory', () => {
  it('are loaded once for all who ask at the same time', async () => {
    await writeFourEvents();
    const late = watched('shop-2');
    const looks = [1, 2, 3].map(() => shelfOf(late));
    expect(await Promise.all(looks)).toEqual([6, 6, 6]);
    expect(folded).toEqual([0, 1, 2, 3]);
  });

  it('leave for others, the least recently used first, and come back by their snapshot', async () => {
    const journal = watched(undefined, { companiesInMemory: 2, recentMs: 0 });
    for (const id of ['A', 'B', 'A', 'C']) {
      await journal.execute(id, by(`${id}${folded.length}`, receive('rice', 1)));
    }
    folded = [];
    expect(await journal.inspect('B', (books) => books.shelf.get('rice'))).toBe(1);
    expect(folded).toEqual([]);
    // C made B leave, and B coming back made A leave: each wrote its snapshot.
    await journal.close();
    expect([...bench.snapshots.files.keys()].slice(0, 2)).toEqual(['B', 'A']);
  });

  it('stay for a while after their last use, until there are far too many', async () => {
    const journal = watched(undefined, { companiesInMemory: 1, companiesInMemoryMax: 3 });
    for (const id of ['A', 'B', 'C']) await journal.execute(id, by(id, receive('rice', 1)));
    expect(['A', 'B', 'C'].map((id) => journal.isLoaded(id))).toEqual([true, true, true]);
    await journal.execute('D', by('D', receive('rice', 1)));
    expect(['A', 'B', 'C', 'D'].map((id) => journal.isLoaded(id))).toEqual([
      ...[false, true],
      ...[true, true],
    ]);
    await journal.close();
  });

  it('make room when they hold too many events, the least recently used first', async () => {
    const journal = watched(undefined, { eventsInMemory: 3, recentMs: 0 });
    for (const id of ['A', 'B', 'C']) await journal.execute(id, by(id, receive('rice', 1)));
    expect(journal.isLoaded('A')).toBe(true);
    await journal.execute('C', by('C2', receive('rice', 1)));
    await journal.execute('D', by('D', receive('rice', 1)));
    expect(['A', 'B', 'C'].map((id) => journal.isLoaded(id))).toEqual([false, true, true]);
    await journal.close();
  });

  it('of a company without events take nobody’s room', async () => {
    const journal = watched(undefined, { companiesInMemory: 1, recentMs: 0 });
    await journal.execute('A', by('A', receive('rice', 1)));
    for (const id of ['NONE1', 'NONE2', 'NONE3']) {
      expect(await journal.inspect(id, (books) => books.shelf.get('rice'))).toBeUndefined();
      expect(journal.isLoaded(id)).toBe(false);
    }
    expect(journal.isLoaded('A')).toBe(true);
    await journal.close();
  });

  it('leave when idle, and never while a command waits', async () => {
    const snapshots = new MemorySnapshots();
    const journal = bench.journal({
      snapshots,
      limits: { idleMs: 40, eventsWorthASnapshot: 1 },
    });
    const release = bench.store.hold();
    const waiting = journal.execute(company, by('c0', receive('rice', 1)));
    await pause(120);
    expect(snapshots.files.size).toBe(0);
    release();
    await waiting;
    while (snapshots.files.size === 0) await pause(10);
    expect((await journal.execute(company, by('c1', sell('rice')))).revision).toBe(1);
  });
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
