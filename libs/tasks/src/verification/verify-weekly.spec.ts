import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '@balcao/event-store';
import { JournalDamages } from '@balcao/journal';
import {
  occurrenceOf,
  openShopGround,
  runOf,
  shopId,
  type ShopGround,
} from '../testing/shop-ground.js';
import { verifyWeekly, verifyWeeklyJob, verifyWeeklySchedule } from './verify-weekly.js';

let shop: ShopGround;
let damages: JournalDamages;
beforeEach(async () => {
  shop = await openShopGround();
  damages = new JournalDamages({ store: shop.events, clock: shop.clock });
});
afterEach(() => shop.end());

const schedule = verifyWeeklySchedule(shopId, 'Africa/Maputo');
const run = (events = shop.events) => {
  const { jobs } = shop;
  return verifyWeekly({ events, jobs, damages })(runOf(occurrenceOf(schedule)));
};

/** The journal as somebody has changed it: its events, and what is read in their place. */
function changed(change: (event: RecordedEvent) => RecordedEvent) {
  async function* read(...asked: Parameters<typeof shop.events.read>) {
    for await (const event of shop.events.read(...asked)) yield change(event);
  }
  return { ...shop.events, last: shop.events.last.bind(shop.events), read };
}

describe('the weekly check of a journal', () => {
  it('comes at an hour of the night that is the company\u2019s own', () => {
    const { recurrence } = schedule;
    expect(recurrence).toEqual(verifyWeeklySchedule(shopId, 'Africa/Maputo').recurrence);
    const patterns = Array.from({ length: 200 }, (_, at) =>
      JSON.stringify(verifyWeeklySchedule(`COMPANY${at}`, 'Africa/Maputo').recurrence),
    );
    expect(new Set(patterns).size).toBeGreaterThan(150);
    expect(patterns.every((one) => /"\d{1,2} [1-5] \* \* [0-6]"/.test(one))).toBe(true);
  });

  it('finds a journal that is as it was written intact, and damage of before over', async () => {
    await damages.found(shopId, { revision: 0, fault: 'hash' });
    expect(await run()).toMatchObject({ intact: true });
    expect(damages.of(shopId)).toBeUndefined();
  });

  it('names the first event that is not, for everybody to know', async () => {
    const events = changed((event) =>
      event.revision === 1 ? { ...event, data: { id: 'other' } } : event,
    );
    expect(await run(events)).toEqual({ intact: false, revision: 1, fault: 'hash' });
    expect(damages.of(shopId)).toEqual({ revision: 1, fault: 'hash' });
    const other = new JournalDamages({ store: shop.events, clock: shop.clock });
    await other.ready();
    expect(other.of(shopId)).toEqual({ revision: 1, fault: 'hash' });
  });

  it('goes on in a run of its own where a journal is long', async () => {
    for (let at = 0; at < 5; at += 1) {
      await shop.done({ type: 'RegisterRegion', id: `region${at}`, fields: { name: `R${at}` } });
    }
    const { jobs, events } = shop;
    const steps = { perStep: 2, perRun: 4 };
    const first = await verifyWeekly(
      { events, jobs, damages },
      steps,
    )(runOf(occurrenceOf(schedule)));
    expect(first).toEqual({ checked: 4 });
    const { jobs: next } = await jobs.list(shopId, { states: ['waiting', 'delayed'] });
    expect(next).toMatchObject([
      { name: verifyWeeklyJob, payload: { from: { revision: 3 } }, actorId: 'amina' },
    ]);
    const rest = runOf({ id: 'rest', name: verifyWeeklyJob, payload: next[0]?.payload ?? null });
    const last = await verifyWeekly({ events, jobs, damages })(rest);
    const { length } = await shop.written();
    expect(last).toEqual({ intact: true, events: length });
  });
});
