import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { itUnless } from '../left-out.js';
import { fileOf } from './support/files.js';
import { noPdfReader, textOf } from './support/pdf-text.js';
import { hotel, openStockedShop, type Shop } from './support/shop.js';

/** Of articles without a code; what bears no VAT says why in a row of its own. */
const taxed = { description: 'Montagem', quantity: '1', unitPrice: '137.35', vatId: 'vat_NOR' };
const exempt = { description: 'Arroz', quantity: '2.5', unitPrice: '41.10', vatId: 'vat_ISE_B' };

const minorOf = (figure: string): number => Number(figure.replaceAll(/\D/g, ''));
const figureAt = (page: string, label: string): number | undefined => {
  const found = new RegExp(`${label}: ([\\d\\s]+,\\d\\d)`).exec(page)?.[1];
  return found === undefined ? undefined : minorOf(found);
};
const linesOn = (page: string): number =>
  [...page.matchAll(/^(?:Montagem|Arroz) .* (\d[\d ]*,\d\d)$/gm)].reduce(
    (sum, [, value = '']) => sum + minorOf(value.split(' ').at(-1) ?? ''),
    0,
  );

describe('what a page of a long document carries to the next', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  // One line more at a time: each kind of line comes to lie at the end of a page.
  for (const first of [0, 1, 2]) {
    itUnless(noPdfReader, `is what its lines come to, ${first} lines further on`, async () => {
      const { amelia } = shop;
      const lines = Array.from({ length: 75 }, (_, at) => (at % 3 === first ? exempt : taxed));
      const { id } = await amelia.done(`/documents/LONG${first}/issue`, {
        documentTypeId: 'FT',
        clientId: hotel.id,
        lines,
      });
      const text = await textOf(
        await fileOf(amelia.get(`/documents/${id}/paper?format=pdf&language=pt`)),
      );
      const pages = text.split('\f').filter((page) => page.trim() !== '');
      expect(pages.length).toBeGreaterThan(2);
      let carried = 0;
      for (const [at, page] of pages.entries()) {
        expect(figureAt(page, 'Transporte')).toBe(at === 0 ? undefined : carried);
        carried += linesOn(page);
        const isLast = at === pages.length - 1;
        expect(figureAt(page, 'A transportar')).toBe(isLast ? undefined : carried);
      }
    });
  }
});
