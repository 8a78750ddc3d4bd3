import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ownName } from '@balcao/domain';
import { openShopGround, runOf, shopId, type ShopGround } from '../testing/shop-ground.js';
import { byItself } from './by-itself.js';

let shop: ShopGround;
beforeEach(async () => {
  shop = await openShopGround();
});
afterEach(() => shop.end());

let runs = 0;

/** Runs a job that nobody has ordered at an instant: it seals the journal. */
async function seal(at: string): Promise<unknown> {
  shop.now = new Date(at);
  const { clock } = shop;
  runs += 1;
  const commandId = ownName(`seal-${runs}`);
  const sealing = byItself({ journals: shop.node(), clock }, ({ journals }) => async () => {
    const body = { type: 'SealJournal' } as const;
    const { events } = await journals.execute(shopId, { commandId, actorId: 'seals', body });
    return { sealed: events.length };
  });
  return sealing(runOf({ id: 'seal', name: 'seal', payload: {} }));
}

/** A person works at an instant. */
async function work(at: string): Promise<void> {
  shop.now = new Date(at);
  await shop.done({ type: 'RegisterRegion', id: `region${Date.parse(at)}`, fields: { name: at } });
}

const friday = '2026-03-06T16:00:00.000Z';
const dayLater = '2026-03-07T16:00:00.000Z';
const secondMore = '2026-03-07T16:00:01.000Z';
const inTwoYears = '2028-03-06T01:00:00.000Z';

describe('a job that nobody has ordered', () => {
  it('goes on for a day after the last thing that a person did, and no longer', async () => {
    await work(friday);
    expect(await seal(dayLater)).toEqual({ sealed: 1 });
    const { length } = await shop.written();
    expect(await seal(secondMore)).toEqual({ skipped: 'clock.ahead' });
    expect(await shop.written()).toHaveLength(length);
  });

  it('goes on in a quiet company once a person works again', async () => {
    await work(friday);
    expect(await seal(inTwoYears)).toEqual({ skipped: 'clock.ahead' });
    await work(inTwoYears);
    expect(await seal(inTwoYears)).toEqual({ sealed: 1 });
  });

  it('does nothing under a clock that is behind people, by more than a minute', async () => {
    await work(friday);
    expect(await seal('2026-03-06T15:58:59.000Z')).toEqual({ skipped: 'clock.behind' });
    expect(await seal('2026-03-06T15:59:00.000Z')).toEqual({ sealed: 1 });
  });

  it('fails as it would for any other reason', async () => {
    const failing = byItself({ journals: shop.node(), clock: shop.clock }, () => () => {
      return Promise.reject(new Error('the disk is full'));
    });
    await expect(failing(runOf({ id: 'seal', name: 'seal', payload: {} }))).rejects.toThrow(
      'the disk is full',
    );
  });
});
