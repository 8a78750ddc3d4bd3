import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { headers } from '@balcao/contracts';
import { refusal, type Browser } from './support/browser.js';
import { hotel, openStockedShop, rice, signInAt, twoSacks, type Shop } from './support/shop.js';

const till = { id: 'TILL1', code: 'C1', name: 'Caixa 1', treasuryAccountId: 'account_cash' };
const sale = (saleId: string) => ({
  saleId,
  clientId: hotel.id,
  vatIncluded: true,
  lines: [{ articleId: rice.id, quantity: '1', unitPrice: '1160', vatId: rice.vatId }],
  payment: { rows: [{ methodId: 'method_cash', amountMinor: 116_000 }] },
});

let shop: Shop;
let amelia: Browser;

beforeAll(async () => {
  shop = await openStockedShop();
  ({ amelia } = shop);
});
afterAll(() => shop.server.end());

/** Of all that is in the lists, whatever has just been written. */
const dayOf = async (id: string) => {
  const [row] = (await amelia.read(`/documents?filter={"id":"${id}"}`)) as readonly {
    readonly issuedOn: string;
  }[];
  return row?.issuedOn;
};

describe('the turn of the year', () => {
  it('asks for the series of the new one from the first minute, and numbers it from 1', async () => {
    await amelia.done('/documents/OLD/issue', twoSacks);
    // 00:10 in Maputo, while it is still the old year in UTC.
    await signInAt(shop, '2026-12-31T22:10:00.000Z');
    const asked = await refusal(amelia.post('/documents/NEW/issue', twoSacks));
    expect(asked).toMatchObject({
      code: 'series.notFound',
      title: 'No invoicing series found for 2027. Would you like to create one?',
    });
    await amelia.done('/series', { typeId: 'FT', year: 2027 });
    const issued = await amelia.done('/documents/NEW/issue', twoSacks);
    expect([issued.id, await dayOf(issued.id)]).toEqual(['FT_2027.1', '2027-01-01']);
  });

  it('numbers a day of the old year in its own series, and none once that is closed', async () => {
    const past = { ...twoSacks, issuedOn: '2026-12-30' };
    expect((await amelia.done('/documents/PAST/issue', past)).id).toBe('FT_2026.2');
    await amelia.done('/series/close-year', { year: 2026 });
    const refused = await refusal(amelia.post('/documents/TOOLATE/issue', past));
    expect(refused.code).toMatch(/^series\./);
    const next = await amelia.done('/documents/NEXT/issue', twoSacks);
    expect(next.id).toBe('FT_2027.2');
  });
});

describe('29 February', () => {
  it('has its own sales, and 1 March those behind midnight, in their own months', async () => {
    await signInAt(shop, '2028-02-29T10:00:00.000Z');
    await amelia.done('/series', { typeId: 'VD', year: 2028 });
    await amelia.done('/cash-registers', till);
    await amelia.done('/shifts', { id: 'S1', cashRegisterId: till.id, floatMinor: 0 });
    shop.server.now = new Date('2028-02-29T21:58:00.000Z');
    const before = await amelia.done('/shifts/S1/sales', sale('A1'));
    shop.server.now = new Date('2028-02-29T22:30:00.000Z');
    const behind = await amelia.done('/shifts/S1/sales', sale('A2'));
    expect([await dayOf(before.id), await dayOf(behind.id)]).toEqual(['2028-02-29', '2028-03-01']);
    const vatOf = async (from: string, to: string) => {
      const sent = { headers: { [headers.readAfter]: String(behind.revision) } };
      const path = `/documents/totals?filter=${encodeURIComponent(
        JSON.stringify({ issuedOn: { $gte: from, $lte: to } }),
      )}`;
      return (await amelia.read(path, sent)) as { readonly count: number };
    };
    expect(await vatOf('2028-02-01', '2028-02-29')).toMatchObject({ count: 1 });
    expect(await vatOf('2028-03-01', '2028-03-31')).toMatchObject({ count: 1 });
  });
});
