import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers, type LooksPage } from '@balcao/contracts';
import { refusal } from './support/browser.js';
import { joined } from './support/members.js';
import { hotel, openStockedShop, type Shop } from './support/shop.js';

describe('what an auditor looks at', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  it('is recorded with the auditor and the moment; what others read is not', async () => {
    const rui = await joined(shop, 'rui', { role: 'auditor' });
    await rui.read(`/clients/${hotel.id}`);
    await rui.read(`/clients/${hotel.id}`);
    await rui.read('/articles?q=rice', { headers: { [headers.asKnownAt]: '3' } });
    const invoices = `filter=${encodeURIComponent('{"typeId":"FT"}')}`;
    await rui.read(`/documents?${invoices}&page=1`);
    await rui.read(`/documents?${invoices}&page=2`);
    await shop.amelia.read('/clients');
    const { entries } = (await shop.amelia.read('/past/looks')) as LooksPage;
    expect(entries.map(({ path, asked, revision }) => [path, asked, revision])).toEqual([
      ['/documents', { filter: '{"typeId":"FT"}' }, undefined],
      ['/articles', { q: '…' }, 3],
      [`/clients/${hotel.id}`, undefined, undefined],
    ]);
    expect(entries[0]?.userName).not.toBe('');
    const celeste = await joined(shop, 'celeste', { role: 'cashier' });
    expect((await refusal(celeste.get('/past/looks'))).status).toBe(403);
  });
});
