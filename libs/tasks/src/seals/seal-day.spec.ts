import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Mail } from '@balcao/delivery';
import { sealDigest, type SealedData } from '@balcao/domain';
import { openShopGround, runOf, shopId, type ShopGround } from '../testing/shop-ground.js';
import { noticeStreamOf, noticeStreams, tellOfEnding } from '../notifications/index.js';
import { sealDay } from './seal-day.js';
import { dailySealJob, dailySealSchedule } from './seal-schedule.js';

let shop: ShopGround;
let mailed: Mail[];
beforeEach(async () => {
  shop = await openShopGround();
  mailed = [];
});
afterEach(() => shop.end());

/** Another process each time: what was done is known from the journal alone. */
async function run() {
  const mail = {
    send: (one: Mail) => Promise.resolve(void mailed.push(one)),
    close: () => Promise.resolve(),
  };
  const { events, jobs, clock } = shop;
  const ground = { events, jobs, clock, mail, journals: shop.node() };
  const schedule = dailySealSchedule(shopId, 'Africa/Maputo');
  const { name, payload } = schedule;
  const handler = sealDay({ ...ground, webAddress: 'https://balcao.example' });
  return handler(runOf({ id: 'seal', name, payload }));
}

const seals = async () =>
  (await shop.written()).filter(({ type }) => type === 'JournalSealed').map(({ data }) => data);

describe('the seal of a day', () => {
  it('is one event, however often the job runs and wherever', async () => {
    expect(await run()).toMatchObject({ sealed: true, number: 1 });
    await run();
    await run();
    expect(await seals()).toHaveLength(1);
  });

  it('says where the chain stands, and can be summed up again', async () => {
    const last = await shop.events.last(`journal-${shopId}`);
    await run();
    const [seal] = (await seals()) as unknown as (SealedData & { readonly digest: string })[];
    expect(seal).toMatchObject({ from: 0, to: last?.revision, events: (last?.revision ?? 0) + 1 });
    expect(last?.metadata).toMatchObject({ hash: seal?.hash });
    expect(seal && sealDigest(shopId, seal)).toBe(seal?.digest);
  });

  it('is missed by the owners when it could not be made', async () => {
    const ground = { ...shop, journals: shop.node() };
    const { job } = runOf({ id: 'seal', name: dailySealJob, payload: {} });
    const ending = { kind: 'failed', failure: 'the journal is damaged' } as const;
    await tellOfEnding(ground, job, ending);
    await tellOfEnding(ground, job, ending);
    const { state } = await noticeStreams(shop).read(noticeStreamOf(shopId, 'amina'));
    expect([...(state?.unread ?? [])]).toEqual(['jobFailed_seal']);
  });

  it('is followed by none while nothing happens', async () => {
    await run();
    shop.now = new Date(shop.now.getTime() + 86_400_000);
    expect(await run()).toEqual({ sealed: false });
    expect(await seals()).toHaveLength(1);
  });
});
