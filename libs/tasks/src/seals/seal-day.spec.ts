import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { checkMail, type Mail } from '@balcao/delivery';
import { sealDigest, type SealedData } from '@balcao/domain';
import {
  occurrenceOf,
  openShopGround,
  runOf,
  shopId,
  type ShopGround,
} from '../testing/shop-ground.js';
import { newAccountEvent } from '../accounts/index.js';
import {
  noticeStreamOf,
  noticeStreams,
  taskTellings,
  tellOfEnding,
} from '../notifications/index.js';
import { sealDay } from './seal-day.js';
import { dailySealSchedule } from './seal-schedule.js';

let shop: ShopGround;
let mailed: Mail[];
beforeEach(async () => {
  shop = await openShopGround();
  mailed = [];
});
afterEach(() => shop.end());

/** The context of another process, which keeps what it mails. */
function context() {
  const mail = {
    send: async (one: Mail) => {
      await Promise.resolve();
      checkMail(one);
      mailed.push(one);
    },
    close: () => Promise.resolve(),
  };
  const { events, jobs, clock } = shop;
  const webAddress = 'https://balcao.example';
  return { events, jobs, clock, mail, webAddress, journals: shop.node() };
}

async function ownersAccount(): Promise<void> {
  const amina = { id: 'amina', email: 'amina@example.com', firstName: 'Amina', lastName: 'C' };
  const signedUp = { type: 'UserSignedUp', data: { ...amina, passwordHash: '-' } } as const;
  const event = newAccountEvent(signedUp, { now: shop.now });
  await shop.events.append('user-amina', [event], 'no-stream');
}

/** Another process each time: what was done is known from the journal only. */
async function run() {
  const schedule = dailySealSchedule(shopId, 'Africa/Maputo');
  return sealDay(context())(runOf(occurrenceOf(schedule)));
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
    await ownersAccount();
    const ground = context();
    const { job } = runOf(occurrenceOf(dailySealSchedule(shopId, 'Africa/Maputo')));
    const ending = { kind: 'failed', failure: 'the journal is damaged' } as const;
    await tellOfEnding(ground, taskTellings, job, ending);
    const subject = expect.stringContaining('não foi possível selar o diário');
    expect(mailed).toMatchObject([{ to: 'amina@example.com', subject }]);
    await tellOfEnding(ground, taskTellings, job, ending);
    expect(new Set(mailed.map(({ id }) => id)).size).toBe(1);
    const { state } = await noticeStreams(shop).read(noticeStreamOf(shopId, 'amina'));
    expect([...(state?.unread ?? [])]).toEqual([`jobFailed_${job.id}`]);
  });

  it('is followed by none while nothing happens', async () => {
    await run();
    shop.now = new Date(shop.now.getTime() + 86_400_000);
    expect(await run()).toEqual({ sealed: false });
    expect(await seals()).toHaveLength(1);
  });
});
