import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusal } from './support/browser.js';
import { openShop, type Shop } from './support/shop.js';

describe('cash registers over HTTP', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.server.end());

  it('are registered, listed and named by the series of their documents', async () => {
    const { amelia } = shop;
    const till = { id: 'TILL1', code: 'C1', name: 'Caixa 1', warehouseId: 'warehouse_main' };
    const accepted = await amelia.done('/cash-registers', till);
    expect(await amelia.rows('/cash-registers', accepted)).toMatchObject([till]);
    const series = { typeId: 'VD', year: 2026, code: 'C1', cashRegisterId: till.id };
    const last = await amelia.done('/series', series);
    const opened = await amelia.rows('/series?filter={"typeId":"VD"}&sort=id:desc', last);
    expect(opened[0]).toMatchObject({ id: 'VD_C1', cashRegisterId: till.id });
    const unknown = amelia.post('/series', { ...series, code: 'C2', cashRegisterId: 'TILL2' });
    expect(await refusal(unknown)).toMatchObject({ code: 'pos.cashRegisterNotSelected' });
    const inUse = amelia.post(`/cash-registers/${till.id}/archive`);
    expect(await refusal(inUse)).toMatchObject({ code: 'pos.cashRegisterHasSeries' });
  });
});
