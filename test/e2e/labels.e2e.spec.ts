import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openStockedShop, rice, type Shop } from './support/shop.js';

describe('labels of articles', () => {
  let shop: Shop;
  const labels = (query: string) => shop.amelia.get(`/articles/labels?${query}`);

  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done(`/articles/${rice.id}/change`, { barcodes: ['5601234567892'] });
  });
  afterAll(() => shop.server.end());

  it('say name, code and the price with VAT next to drawn bars', async () => {
    const { text, headers } = await labels('layout=sheet3x8&items=RICE:3&language=pt');
    expect((headers as Record<string, string>)['content-security-policy']).toContain('sandbox');
    expect(text.split('class="label"')).toHaveLength(4);
    for (const sentence of ['Arroz 25 kg', 'ARZ25', '1\u00a0682,00\u00a0MZN', '<path']) {
      expect(text).toContain(sentence);
    }
  });

  it('are a PDF file for the printer', async () => {
    const { headers } = await labels('layout=roll40x25&items=RICE:2&format=pdf');
    expect((headers as Record<string, string>)['content-type']).toBe('application/pdf');
  });

  it('leave the price out where it is not wanted', async () => {
    expect((await labels('layout=sheet3x8&items=RICE:1&price=no')).text).not.toContain('MZN');
  });

  it.each([
    ['layout=sheet9x9&items=RICE:1', 422],
    ['layout=sheet3x8&items=', 422],
    ['layout=sheet3x8&items=RICE:5000', 422],
    ['layout=sheet3x8&items=NONE:1', 404],
  ])('of %s are answered %i', async (query, status) => {
    expect((await labels(query)).status).toBe(status);
  });
});
