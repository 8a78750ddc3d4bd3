import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rolePermissions } from '@balcao/domain';
import { refusal } from './support/browser.js';
import { until } from './support/until.js';
import { mercearia, openStockedShop, rice, twoSacks, type Shop } from './support/shop.js';

describe('access to a company', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/documents/D1/issue', twoSacks);
    await shop.server.api.backend.journals.execute('OTHER', {
      commandId: 'company-of-somebody-else',
      actorId: 'RUI',
      body: {
        type: 'RegisterCompany',
        ...mercearia,
        id: 'OTHER',
        ownerId: 'RUI',
        ownerName: 'Rui Langa',
      },
    });
  });
  afterAll(() => shop.server.end());

  it('does not tell a company that does not exist from one of somebody else', async () => {
    const { amelia } = shop;
    const other = await refusal(amelia.get('/articles', { company: 'OTHER' }));
    const none = await refusal(amelia.get('/articles', { company: 'NONE' }));
    expect(none).toEqual(other);
    expect(none.params).toEqual({ permission: 'catalog.view' });
  });

  it('has no books loaded for a stranger, whether the company exists or not', async () => {
    const { amelia, server } = shop;
    await server.stop();
    await server.start();
    const { journals, projections } = server.api.backend;
    await until(async () => (await projections.status()).isCaughtUp);
    const strange = ['OTHER', ...Array.from({ length: 50 }, (_, at) => `NONE${at}`)];
    for (const company of strange) {
      expect((await refusal(amelia.get('/articles', { company }))).status).toBe(403);
    }
    expect([...strange, 'MERCEARIA'].filter((id) => journals.isLoaded(id))).toEqual([]);
    expect(await amelia.read('/articles')).toHaveLength(1);
    expect(journals.isLoaded('MERCEARIA')).toBe(true);
  });

  it('leaves books in memory where they are, however many companies are asked for', async () => {
    const { amelia, server } = shop;
    for (let at = 0; at < 250; at += 1) {
      await refusal(amelia.get('/articles', { company: `RANDOM${at}` }));
    }
    expect(server.api.backend.journals.isLoaded('MERCEARIA')).toBe(true);
  });

  it('never shows rows of another company', async () => {
    const { amelia, server } = shop;
    amelia.company = 'OTHER';
    await server.api.backend.journals.execute('OTHER', {
      commandId: 'amelia-looks-around',
      actorId: 'RUI',
      body: { type: 'ChangeSettings', fields: { decimalPlaces: 3 } },
    });
    amelia.company = 'MERCEARIA';
    const body = await amelia.read('/vat?perPage=250');
    expect((body as unknown[]).length).toBe(8);
  });

  it('is for the permissions that a member has', () => {
    expect(rolePermissions.auditor).not.toContain('catalog.manage');
    expect(rolePermissions.cashier).toContain('documents.issue');
  });

  it('needs a company to be named', async () => {
    const { amelia } = shop;
    expect(await refusal(amelia.post('/articles', rice, { company: 'a-b' }))).toMatchObject({
      status: 422,
      code: 'request.companyRequired',
    });
  });
});
