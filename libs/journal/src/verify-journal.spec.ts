import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, company, openBench, receive, sell, type Bench } from './testing/shop-journal.js';
import { verifyJournal } from './verify-journal.js';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
  const journal = bench.journal();
  await journal.execute(company, by('c0', receive('rice', 9)));
  for (const id of ['c1', 'c2', 'c3']) await journal.execute(company, by(id, sell('rice')));
});
afterAll(() => bench.end());

describe('verifying a journal', () => {
  it('reads all of it, and says how far it is', async () => {
    const words: (readonly number[])[] = [];
    const report = await verifyJournal(bench.store, company, {
      onProgress: (checked, events) => words.push([checked, events]),
    });
    expect(report).toMatchObject({ intact: true, events: 4, end: { revision: 3 } });
    expect(words).toEqual([
      [0, 4],
      [4, 4],
    ]);
  });

  it('of a company in which nothing has happened finds nothing wrong', async () => {
    const report = await verifyJournal(bench.store, 'nobody');
    expect(report).toEqual({ intact: true, events: 0, end: undefined });
  });

  it('stops on request', async () => {
    const stop = new AbortController();
    stop.abort(new Error('cancelled'));
    const { signal } = stop;
    await expect(verifyJournal(bench.store, company, { signal })).rejects.toThrow('cancelled');
  });
});
