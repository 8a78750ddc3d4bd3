import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventVersions } from './event-versions.js';
import type { Bench } from './testing/shop-journal.js';
import { by, company, openBench, receive, sell } from './testing/shop-journal.js';
import type { ShopEvent } from './testing/shop.js';
import { verifyChain } from './verify-chain.js';

let bench: Bench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.end());

/** Since version 2, goods are counted in single bags and no longer in dozens. */
const countedInBags: EventVersions<ShopEvent> = {
  current: (type) => (type === 'GoodsReceived' ? 2 : 1),
  knows: () => true,
  upcast: (event, schemaVersion) => {
    const shopEvent = event as ShopEvent;
    if (shopEvent.type !== 'GoodsReceived' || schemaVersion > 1) return shopEvent;
    const { id, quantity } = shopEvent.data;
    return { type: 'GoodsReceived', data: { id, quantity: quantity * 12 } };
  },
};

describe('an event of an older version', () => {
  it('is folded and answered in its present shape, and stays as it was stored', async () => {
    const old = await bench.journal().execute(company, by('c1', receive('rice', 2)));
    const journal = bench.journal({ versions: countedInBags });
    expect(await journal.inspect(company, (books) => books.shelf.get('rice'))).toBe(24);
    const { events } = await journal.history(company, 'rice', { limit: 1 });
    expect(events).toMatchObject([{ data: { quantity: 24 }, metadata: { schemaVersion: 1 } }]);
    await journal.execute(company, by('c2', sell('rice', 20)));
    const [stored] = await bench.stored();
    expect(stored?.data).toEqual(old.events[0]?.data);
    expect(await verifyChain(bench.store.read(`journal-${company}`))).toMatchObject({
      intact: true,
    });
  });

  it('is distinguished from one of the present version', async () => {
    const journal = bench.journal({ versions: countedInBags });
    const { events } = await journal.execute(company, by('c1', receive('rice', 2)));
    expect(events[0]?.metadata.schemaVersion).toBe(2);
    const reopened = bench.journal({ versions: countedInBags });
    expect(await reopened.inspect(company, (books) => books.shelf.get('rice'))).toBe(2);
  });
});
