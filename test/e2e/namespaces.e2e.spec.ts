import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { JobAnswer, SessionInfo } from '@balcao/contracts';
import { Browser, refusal } from './support/browser.js';
import { mercearia, openStockedShop, owner, type Shop } from './support/shop.js';
import { until } from './support/until.js';

let shop: Shop;
beforeEach(async () => {
  shop = await openStockedShop();
});
afterEach(() => shop.server.end());

/** Lets a job of the product run, and answers once it has. */
async function night(id: string, name: string, payload: { readonly timeZone?: string }) {
  const { jobs } = shop.server.api.backend;
  await jobs.enqueue({ id, name, companyId: mercearia.id, actorId: 'clock', payload });
  await until(async () => {
    const job = await jobs.get(mercearia.id, id);
    if (job?.state === 'failed') throw new Error(job.failure);
    return job?.state === 'done';
  });
}

const count = async (type: string): Promise<number> =>
  (await shop.server.events('journal-MERCEARIA')).filter((event) => event.type === type).length;

describe('a command of the product', () => {
  const takeUp = async (key: string): Promise<void> => {
    await shop.amelia.done('/articles/RICE/change', { name: `Arroz ${key}` }, { key });
  };

  it('seals the day although somebody used up its id', async () => {
    await takeUp('seal-2026-03-01');
    await night('sealing', 'seals.daily', { timeZone: 'Africa/Maputo' });
    expect(await count('JournalSealed')).toBe(1);
  });

  it('records a recurring expense although somebody used up its id', async () => {
    await shop.amelia.done('/recurring-expenses', {
      id: 'RENT',
      description: 'Renda da loja',
      categoryId: 'expense_rent',
      amountMinor: 2_500_000,
      methodId: 'method_cash',
      every: 'month',
      startsOn: '2026-03-02',
    });
    await takeUp('recurring-RENT-2026-03-02');
    await night('expenses', 'recurring-expenses', {});
    expect(await count('ExpenseRecorded')).toBe(1);
  });

  it('has an id that no client can send', async () => {
    const sent = shop.amelia.post(
      '/articles/RICE/change',
      { name: 'x' },
      { key: '~seal-2026-03-01' },
    );
    expect(await refusal(sent)).toMatchObject({ code: 'request.idempotencyKeyInvalid' });
  });
});

describe('a place that is of no company', () => {
  it('is not what a company called so in an earlier version sees', async () => {
    const { server, amelia } = shop;
    const { id: userId } = ((await amelia.read('/session')) as SessionInfo).user;
    await server.api.backend.journals.execute('people', {
      commandId: 'registered-long-ago',
      actorId: userId,
      body: {
        type: 'RegisterCompany',
        ...mercearia,
        id: 'people',
        country: 'MZ',
        ownerId: userId,
        ownerName: 'Amélia',
      },
    });
    const visitor = new Browser(server, 'visitor');
    await visitor.post('/account/password-reset', { email: owner.email });
    const mails = () => server.api.backend.jobs.list('~people', {});
    await until(async () => (await mails()).jobs.length > 0);
    const seen = (await amelia.read('/jobs', { company: 'people' })) as readonly JobAnswer[];
    expect(seen.filter(({ name }) => name.startsWith('accounts'))).toEqual([]);
  });

  it('cannot be asked for', async () => {
    const asked = shop.amelia.get('/jobs', { company: '~people' });
    expect(await refusal(asked)).toMatchObject({ status: 422, code: 'request.companyRequired' });
  });
});
