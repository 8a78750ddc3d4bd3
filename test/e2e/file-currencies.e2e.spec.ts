import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { fileOf } from './support/files.js';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';

describe('the files of documents in several currencies', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia } = shop;
    await amelia.done('/currencies/USD/set-rate', { rate: '63.00', percentage: '1.5' });
    await amelia.done('/documents/DOLLARS/issue', { ...twoSacks, currency: 'USD' });
  });
  afterAll(() => shop.server.end());

  it('name the currency of each amount', async () => {
    const { amelia } = shop;
    const columns = 'columns=reference,totalMinor,pendingMinor';
    const dollars = `filter=${encodeURIComponent('{"currency":"USD"}')}`;
    const { text } = await amelia.get(`/documents?format=csv&${columns}&${dollars}`);
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFReference,Currency,Total,Pending (MZN)',
      expect.stringMatching(/^FT 2026\/\d+,USD,3364\.00,215110\.98$/),
    ]);
    const book = await fileOf(amelia.get(`/documents?format=xlsx&${columns}&${dollars}`));
    const sheet = strFromU8(unzipSync(book)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    for (const heading of ['Currency', 'Pending (MZN)']) expect(sheet).toContain(`>${heading}<`);
  });
});
