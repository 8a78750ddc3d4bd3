import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Json } from '@balcao/event-store';
import { by, company, openBench, receive, sell, type Bench } from './testing/shop-journal.js';
import { journalJobs, verifyJournal, verifyJournalJob } from './verify-journal.js';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
  const journal = bench.journal();
  await journal.execute(company, by('c0', receive('rice', 9)));
  for (const id of ['c1', 'c2', 'c3']) await journal.execute(company, by(id, sell('rice')));
});
afterAll(() => bench.end());

async function runJob(companyId: string, signal = new AbortController().signal) {
  const said: Json[] = [];
  const progress = ({ percent, detail }: { readonly percent: number; readonly detail: Json }) => {
    said.push([percent, detail]);
  };
  const verify = journalJobs(bench.store)[verifyJournalJob];
  const result = await verify({ job: { companyId }, signal, progress });
  return { result, said };
}

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

  it('as a job answers the length and the last hash', async () => {
    const stored = await bench.stored();
    const { hash } = (stored[3]?.metadata ?? {}) as { readonly hash?: string };
    const { result, said } = await runJob(company);
    expect(result).toEqual({ intact: true, events: 4, hash });
    expect(said[said.length - 1]).toEqual([100, { checked: 4, events: 4 }]);
  });

  it('as a job names the first event that does not fit', async () => {
    const type = 'SaleVoided';
    const foreign = { id: '0b6b6c0e-8a8e-4a5e-9d2f-6f2f7c1f1a55', type, data: {}, metadata: {} };
    await bench.store.append('journal-forged', [foreign], 'no-stream');
    expect((await runJob('forged')).result).toEqual({
      intact: false,
      revision: 0,
      fault: 'foreign',
    });
  });

  it('of a company in which nothing has happened finds nothing wrong', async () => {
    expect((await runJob('nobody')).result).toEqual({ intact: true, events: 0 });
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    stop.abort(new Error('cancelled'));
    await expect(runJob(company, stop.signal)).rejects.toThrow('cancelled');
  });
});
