import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '@balcao/event-store';
import type { Bench } from './testing/shop-journal.js';
import { by, company, openBench, receive, sell } from './testing/shop-journal.js';
import type { Seal, VerifyOptions } from './verify-chain.js';
import { verifyChain } from './verify-chain.js';

let bench: Bench;
let stored: readonly RecordedEvent[];
beforeAll(async () => {
  bench = await openBench();
  const journal = bench.journal();
  await journal.execute(company, by('c0', receive('rice', 9)));
  for (const id of ['c1', 'c2', 'c3']) await journal.execute(company, by(id, sell('rice')));
  stored = await bench.stored();
});
afterAll(() => bench.end());

async function* streamOf(events: readonly RecordedEvent[]) {
  for (const event of events) yield await Promise.resolve(event);
}
const verify = (events: readonly RecordedEvent[], options?: VerifyOptions) =>
  verifyChain(streamOf(events), options);

function sealAt(revision: number): Seal {
  const metadata = stored[revision]?.metadata as { hash: string };
  return { revision, hash: metadata.hash };
}

/** The journal with one event replaced. */
const withEvent = (revision: number, change: Partial<RecordedEvent>) =>
  stored.map((event) => (event.revision === revision ? { ...event, ...change } : event));

describe('verifying the chain', () => {
  it('finds an untouched journal intact and says where it ends', async () => {
    expect(await verify(stored, { seal: sealAt(3) })).toEqual({
      intact: true,
      events: 4,
      end: sealAt(3),
    });
    expect(await verify([])).toEqual({ intact: true, events: 0, end: undefined });
  });

  it('goes on from a seal', async () => {
    const rest = stored.slice(2);
    expect(await verify(rest, { from: sealAt(1) })).toMatchObject({ intact: true, events: 2 });
    const other = { revision: 1, hash: sealAt(0).hash };
    expect(await verify(rest, { from: other })).toMatchObject({ revision: 2, fault: 'hash' });
  });

  it.each<[string, Partial<RecordedEvent>]>([
    ['data', { data: { id: 'sale1', number: 1, article: 'rice', quantity: 2 } }],
    ['type', { type: 'SaleVoided' }],
  ])('names the event whose %s was changed', async (_what, change) => {
    expect(await verify(withEvent(1, change))).toEqual({
      intact: false,
      revision: 1,
      fault: 'hash',
      eventId: stored[1]?.id,
    });
  });

  it('names the event whose metadata was changed, or taken away', async () => {
    const metadata = { ...(stored[2]?.metadata as object), actorId: 'bento' };
    expect(await verify(withEvent(2, { metadata }))).toMatchObject({ revision: 2, fault: 'hash' });
    expect(await verify(withEvent(2, { metadata: null }))).toMatchObject({
      revision: 2,
      fault: 'foreign',
    });
  });

  it('notices an event that is missing, and one put in its place', async () => {
    const gap = stored.filter(({ revision }) => revision !== 1);
    expect(await verify(gap)).toMatchObject({ revision: 1, fault: 'missing' });
    const closed = gap.map((event, revision) => ({ ...event, revision }));
    expect(await verify(closed)).toMatchObject({ revision: 1, fault: 'hash' });
  });

  it('notices a tail that was cut, by the seal', async () => {
    const cut = stored.slice(0, 3);
    expect(await verify(cut)).toMatchObject({ intact: true });
    expect(await verify(cut, { seal: sealAt(3) })).toEqual({
      intact: false,
      revision: 3,
      fault: 'cut',
      eventId: undefined,
    });
  });

  it('notices a journal rewritten, by the seal', async () => {
    const seal = { revision: 2, hash: sealAt(1).hash };
    expect(await verify(stored, { seal })).toMatchObject({ revision: 2, fault: 'seal' });
    expect(await verify(stored.slice(3), { from: sealAt(2), seal })).toMatchObject({
      revision: 2,
      fault: 'seal',
    });
  });
});
