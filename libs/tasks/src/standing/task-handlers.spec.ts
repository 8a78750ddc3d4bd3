import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { beginTrial } from '@balcao/domain';
import { JobFailedForGood } from '@balcao/jobs';
import { en } from '@balcao/messages/screens/en';
import {
  billingContext,
  definePresetPlans,
  readPlans,
  subscriptionStreams,
} from '../billing/index.js';
import { Sealing } from '../secrets/index.js';
import { taskHandlers } from '../task-handlers.js';
import type { TaskGround } from '../task-ground.js';
import { openShopGround, runOf, shopId, type ShopGround } from '../testing/shop-ground.js';

type Outcome = 'goes on' | 'is left out' | 'is refused';

/** What becomes of each kind of job of a company that was closed, and of one that has not paid. */
const outcomes: readonly (readonly [name: string, closed: Outcome, unpaid: Outcome])[] = [
  ['accounts.mail', 'goes on', 'goes on'],
  ['billing.keep', 'goes on', 'goes on'],
  ['billing.mail', 'goes on', 'goes on'],
  ['billing.pay', 'goes on', 'goes on'],
  ['books.check', 'goes on', 'goes on'],
  ['bulk', 'is refused', 'is refused'],
  ['bulk-end', 'goes on', 'goes on'],
  ['company.export', 'goes on', 'goes on'],
  ['company.exportEnd', 'goes on', 'goes on'],
  ['deliver-webhook', 'is left out', 'goes on'],
  ['fiscal.file', 'goes on', 'goes on'],
  ['images.sweep', 'goes on', 'goes on'],
  ['import-file', 'is refused', 'is refused'],
  ['inspection.pack', 'goes on', 'goes on'],
  ['journal.verify', 'goes on', 'goes on'],
  ['journal.verifyWeekly', 'goes on', 'goes on'],
  ['mail.contact', 'goes on', 'goes on'],
  ['mail.damage', 'goes on', 'goes on'],
  ['mail.document', 'is refused', 'goes on'],
  ['members.mail-invitation', 'is refused', 'goes on'],
  ['notifications.daily', 'is left out', 'is left out'],
  ['papers.print', 'is refused', 'goes on'],
  ['recurring-expenses', 'is left out', 'is left out'],
  ['seals.daily', 'is left out', 'goes on'],
  ['wake-webhook', 'goes on', 'goes on'],
];

describe('a job in the background', () => {
  let shop: ShopGround;
  beforeAll(async () => {
    shop = await openShopGround();
    await definePresetPlans(shop);
    const plans = await readPlans(shop);
    const { today } = billingContext(shop.now, plans);
    const decide = (state: Parameters<typeof beginTrial>[0]) =>
      beginTrial(state, { companyId: shopId }, { today });
    const trial = { commandId: 'trial', actorId: 'amina', body: {}, decide };
    await subscriptionStreams(shop).execute(shopId, trial);
  });
  afterAll(() => shop.end());

  function handlers() {
    const none = { send: () => Promise.resolve(), close: () => Promise.resolve() };
    const { events, blobs, jobs, clock, newId } = shop;
    return taskHandlers({
      events,
      blobs,
      jobs,
      clock,
      newId,
      mail: none,
      texts: none,
      journals: shop.node(),
      rows: undefined as unknown as TaskGround['rows'],
      secrets: new Sealing(() => Buffer.alloc(32)),
      webAddress: 'https://balcao.example',
      billing: { providers: [] },
    });
  }

  /** What it does beyond that is told elsewhere: here it only gets as far as its own work. */
  async function outcomeOf(name: string): Promise<Outcome> {
    const run = runOf({
      id: 'job1',
      name,
      payload: { webhookId: 'none', documentId: 'FT_2026.1' },
    });
    try {
      const result = (await handlers()[name]?.(run)) as { skipped?: string } | undefined;
      return result?.skipped === undefined ? 'goes on' : 'is left out';
    } catch (error) {
      const isStopped = error instanceof JobFailedForGood && /closed|readOnly/.test(error.message);
      return isStopped ? 'is refused' : 'goes on';
    }
  }

  it('is of a kind whose end is documented here', () => {
    expect(Object.keys(handlers()).sort()).toEqual(outcomes.map(([name]) => name));
  });

  it('has a name on the page of jobs', () => {
    const words: unknown = en.jobs.names;
    const nameOf = (job: string) =>
      job.split('.').reduce((at, part) => (at as Record<string, unknown>)[part], words);
    expect(Object.keys(handlers()).filter((job) => typeof nameOf(job) !== 'string')).toEqual([]);
  });

  async function expectOutcomes(wanted: (one: (typeof outcomes)[number]) => Outcome) {
    const found: (readonly [string, Outcome])[] = [];
    for (const [name] of outcomes) found.push([name, await outcomeOf(name)]);
    expect(found).toEqual(outcomes.map((one) => [one[0], wanted(one)]));
  }

  it('goes on while the company is open and paid for', () => expectOutcomes(() => 'goes on'));

  it('dates nothing that nobody has ordered while the clock is far ahead of people', async () => {
    const before = shop.now;
    shop.now = new Date('2027-04-06T08:00:00.000Z');
    expect(await outcomeOf('seals.daily')).toBe('is left out');
    shop.now = before;
  });

  it('ends as the table says while the company is unpaid', async () => {
    shop.now = new Date('2026-08-03T08:00:00.000Z');
    await shop.done({ type: 'DismissSetUp' });
    await expectOutcomes(([, , unpaid]) => unpaid);
  });

  it('ends as the table says once the company is closed', async () => {
    shop.now = new Date('2026-08-03T09:00:00.000Z');
    await shop.done({ type: 'CloseCompany', name: 'Mercearia Zambeze, Lda.' });
    await expectOutcomes(([, closed]) => closed);
  });
});
