import { addDays, weekdayOf, type JournalEvent } from '@balcao/domain';
import { lastDay } from './demo-last-day.js';
import { DemoMoney } from './demo-money.js';
import { joining } from './demo-people.js';
import type { DemoPlan } from './demo-plan.js';
import { DemoPurchases } from './demo-purchases.js';
import { demoRecords, demoWarehouses, type DemoBatch } from './demo-records.js';
import { DemoSales } from './demo-sales.js';
import { DemoTills } from './demo-tills.js';
import { FixedDice } from './fixed-dice.js';

/** Of all that is thrown. */
export const demoSeed = 20_260_301;
const friday = 5;
const saturday = 6;

/** A day on which the shops are open. */
interface OpenDay {
  readonly on: string;
  /** From 1, Monday, to 6. */
  readonly weekday: number;
}

/** What the steps of a batch did, in the order of all of them. */
export type DemoResults = readonly JournalEvent[];

/**
 * A company's records and its trade from a day to today, a week at a time: the steps of a batch do
 * not need each other, and what they did is handed back for the next. The same days bring the same
 * trade. A grocer with two shops and a workshop makes about 3,300 documents a year, or so many
 * times that; the last quarter of them in shifts of two tills, the last of which goes on.
 */
export function* demoTrade(plan: DemoPlan): Generator<DemoBatch, void, DemoResults> {
  const { firstDay, today } = plan;
  const dice = new FixedDice(demoSeed);
  const sales = new DemoSales(dice, plan);
  const purchases = new DemoPurchases(dice, plan);
  const tills = new DemoTills(dice, plan);
  const money = new DemoMoney(dice);
  for (const batch of demoRecords(plan)) purchases.see(yield batch);
  if (plan.tillsFrom !== undefined) yield* [...joining(plan.staffPins), ...DemoTills.records()];
  money.see(yield money.capital(firstDay));
  for (let from = firstDay; from <= today; from = addDays(from, 7)) {
    const days = daysOf(from, today);
    const last = days.at(-1)?.on ?? from;
    const bought = yield days.flatMap((day) => boughtOn(day, purchases, money));
    purchases.see(bought);
    purchases.see(yield purchases.inside(last));
    const sold = yield days.flatMap(({ on, weekday }) => [
      ...(tills.isInUse(on)
        ? tills.day(on, weekday === saturday)
        : sales.overTheCounter(on, weekday === saturday)),
      ...sales.inTheWorkshop(on),
      ...sales.onAccount(on),
    ]);
    const followed = yield [...sales.see(last, sold), ...sales.afterwards(last)];
    const repaired = sales.see(last, followed);
    const paid = yield [
      ...repaired,
      ...sales.receipts(from, last),
      ...purchases.payments(from, last),
    ];
    for (const events of [bought, sold, paid]) money.see(events);
    for (const events of [sold, followed, paid]) purchases.see(events);
    purchases.endWeek();
  }
  yield* count(today);
  yield* lastDay(today);
  yield tills.today();
}

/** The open days of the week that begins with a day. */
function daysOf(from: string, today: string): readonly OpenDay[] {
  const days = [0, 1, 2, 3, 4, 5, 6].map((at) => {
    const on = addDays(from, at);
    return { on, weekday: weekdayOf(on) };
  });
  return days.filter(({ on, weekday }) => weekday < 7 && on <= today);
}

/** Each supplier delivers on a day of its own; cash is banked on Fridays, rent paid on the 28th. */
function boughtOn({ on, weekday }: OpenDay, purchases: DemoPurchases, money: DemoMoney): DemoBatch {
  return [
    ...purchases.restock(on, weekday - 1),
    ...(weekday === friday ? money.weekly(on) : []),
    ...(on.endsWith('-28') ? money.monthly(on) : []),
  ];
}

/** The year ends with a count of the drinks of the first shop. */
function* count(today: string): Generator<DemoBatch, void, DemoResults> {
  const id = `DEMOCOUNT${today.replaceAll('-', '')}`;
  const warehouseId = demoWarehouses.shop;
  const categoryId = 'DEMOBebidas';
  yield [{ id: 'count', command: { type: 'OpenStockCount', id, warehouseId, categoryId } }];
  const lines = ['CER24', 'AGU12', 'REF24'].map((code, at) => ({
    articleId: `DEMO${code}`,
    counted: String(20 + at * 4),
  }));
  yield [{ id: 'counted', command: { type: 'CountStock', id, lines } }];
  yield [{ id: 'count-posted', command: { type: 'PostStockCount', id, uncounted: 'leave' } }];
}
