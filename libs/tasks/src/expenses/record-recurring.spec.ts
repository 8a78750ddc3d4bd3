import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Command } from '@balcao/domain';
import { openShopGround, runOf, shopId, type ShopGround } from '../testing/shop-ground.js';
import { recordRecurringExpenses } from './record-recurring.js';
import { recurringExpensesJob, recurringExpensesSchedule } from './recurring-schedule.js';

const timeZone = 'Africa/Maputo';
const schedule = recurringExpensesSchedule(shopId, 'amina', timeZone);
const owed = {
  description: 'Renda da loja',
  categoryId: 'expense_rent',
  amountMinor: 2_500_000,
  vatIncluded: true,
  every: 'week',
  startsOn: '2026-03-02',
} as const;
const rent: Command = {
  type: 'RegisterRecurringExpense',
  id: 'rent',
  fields: { ...owed, methodId: 'method_cash' },
};

const water: Command = { ...rent, id: 'water', fields: { ...owed, description: 'Água' } };

describe('recurring expenses', () => {
  let ground: ShopGround;

  beforeEach(async () => {
    ground = await openShopGround();
  });
  afterEach(() => ground.end());

  const run = () => runOf({ id: 'job1', name: recurringExpensesJob, payload: schedule.payload });
  const work = (journals = ground.node()) =>
    recordRecurringExpenses({ ...ground, journals })(run());
  const recordedDays = async () =>
    (await ground.written()).flatMap(({ type, data }) =>
      type === 'ExpenseRecorded' ? [data.on] : [],
    );
  const onDay = (instant: string) => {
    ground.now = new Date(instant);
  };

  it('are recorded automatically, in the name of the user who set them up', async () => {
    await ground.done(rent);
    expect(await work()).toEqual({ recorded: 1, refused: 0 });
    expect(await work()).toEqual({ recorded: 0, refused: 0 });
    expect(await recordedDays()).toEqual(['2026-03-02']);
    const page = await ground.node().history(shopId, 'rent', { limit: 10 });
    expect(page.events.map(({ type }) => type)).toEqual(['RecurringExpenseRegistered']);
  });

  it('begin their day where the company is', async () => {
    await ground.done(rent);
    await work();
    onDay('2026-03-08T21:30:00.000Z');
    expect(await work()).toEqual({ recorded: 0, refused: 0 });
    onDay('2026-03-08T22:15:00.000Z');
    expect(await work()).toEqual({ recorded: 1, refused: 0 });
  });

  it('are made up for once after days on which nobody worked, also by two nodes', async () => {
    await ground.done(rent);
    onDay('2026-03-25T08:00:00.000Z');
    const nodes = [ground.node(), ground.node(), ground.node()];
    await Promise.all(nodes.map((journals) => work(journals)));
    expect(await recordedDays()).toEqual(['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23']);
    const { treasury } = await ground.node().inspect(shopId, (books) => books);
    expect(treasury.moved.get('account_cash')).toBe(-10_000_000);
  });

  it('say why they are refused, once, and are recorded when that is corrected', async () => {
    await ground.done(rent);
    await ground.done(water);
    const close = {
      type: 'CloseTreasuryPeriod',
      id: 'account_cash',
      through: '2026-03-02',
    } as const;
    await ground.done(close);
    expect(await work()).toEqual({ recorded: 1, refused: 1 });
    expect(await work()).toEqual({ recorded: 0, refused: 1 });
    const failures = (await ground.written()).filter(
      ({ type }) => type === 'RecurringExpenseFailed',
    );
    expect(failures.map(({ data }) => data)).toEqual([
      {
        id: 'rent',
        on: '2026-03-02',
        code: 'treasury.periodClosed',
        params: { name: expect.any(String), through: '2026-03-02' },
      },
    ]);
    await ground.done({ type: 'ReopenTreasuryPeriod', id: 'account_cash' });
    expect(await work()).toEqual({ recorded: 1, refused: 0 });
    const { expenses } = await ground.node().inspect(shopId, (books) => books);
    expect(expenses.failures.size).toBe(0);
  });

  it('keep the schedule while there are any, in the time zone of the company', async () => {
    await ground.jobs.repeat(recurringExpensesSchedule(shopId, 'amina', 'UTC'));
    await ground.done(rent);
    const handler = recordRecurringExpenses({ ...ground, journals: ground.node() });
    await handler(runOf({ id: 'job1', name: recurringExpensesJob, payload: { timeZone: 'UTC' } }));
    const [waiting] = (await ground.jobs.list(shopId)).jobs;
    expect(waiting?.payload).toEqual({ timeZone });
    await ground.done({ type: 'ArchiveRecurringExpense', id: 'rent' });
    await work();
    expect((await ground.jobs.list(shopId, { states: ['delayed', 'waiting'] })).jobs).toEqual([]);
  });
});
