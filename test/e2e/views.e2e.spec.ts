import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SavedView, SavedViews } from '@balcao/contracts';
import type { Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { openShop, type Shop } from './support/shop.js';

const services: SavedView = {
  id: 'SERVICES1',
  list: 'commercial/articles',
  name: 'Serviços',
  isShared: false,
  filter: '{"kind":"service"}',
  sort: 'name:asc',
  perPage: 50,
  hiddenColumns: ['unit'],
  columnOrder: [],
  columnWidths: [{ column: 'name', width: 320 }],
};

describe('views of lists', () => {
  let shop: Shop;
  let celeste: Browser;

  beforeAll(async () => {
    shop = await openShop();
    celeste = await joined(shop, 'celeste', { role: 'cashier' });
  });
  afterAll(() => shop.server.end());

  const viewsOf = async (browser: Browser) => (await browser.read('/views')) as SavedViews;

  it('belong only to their maker, and are there as soon as they are saved', async () => {
    const kept = { views: [services], defaults: {} };
    expect(await shop.amelia.post('/views', services)).toMatchObject({ status: 200, body: kept });
    expect(await viewsOf(shop.amelia)).toEqual(kept);
    expect((await viewsOf(celeste)).views).toEqual([]);
    const taken = await shop.amelia.post('/views', { ...services, id: 'SERVICES2' });
    expect(taken.status).toBe(409);
    expect(taken.body).toMatchObject({ code: 'field.taken' });
  });

  it('are shared with everybody by those who may, and changed by nobody else', async () => {
    const shared = { ...services, id: 'SHARED1', name: 'Todos os serviços', isShared: true };
    const refused = await celeste.post('/views', shared);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      code: 'identity.permissionMissing',
      params: { permission: 'views.share' },
    });
    await shop.amelia.done('/views', shared);
    expect((await viewsOf(celeste)).views).toEqual([shared]);
    expect((await celeste.post('/views/SHARED1/rename', { name: 'Meus' })).status).toBe(403);
    expect((await celeste.post('/views/SHARED1/remove', {})).status).toBe(403);
    await shop.amelia.done('/views/SHARED1/rename', { name: 'Serviços de todos' });
    expect((await viewsOf(celeste)).views[0]?.name).toBe('Serviços de todos');
  });

  it('are what a person’s list begins with until they are removed', async () => {
    const chosen = await celeste.put('/views/default', {
      list: 'commercial/articles',
      viewId: 'SHARED1',
    });
    expect(chosen.body).toMatchObject({ defaults: { 'commercial/articles': 'SHARED1' } });
    expect((await viewsOf(shop.amelia)).defaults).toEqual({});
    const unknown = await celeste.put('/views/default', {
      list: 'commercial/articles',
      viewId: 'SERVICES1',
    });
    expect(unknown.status).toBe(404);
    await shop.amelia.done('/views/SHARED1/remove', {});
    expect(await viewsOf(celeste)).toEqual({ views: [], defaults: {} });
  });
});
