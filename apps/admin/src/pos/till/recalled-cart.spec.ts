import { describe, expect, it } from '@jest/globals';
import type { ArticleRow } from '@balcao/contracts';
import { emptyCart, addArticle, setBatch, setLineNote } from '../cart/cart.js';
import { cartLines } from '../cart/price-cart.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { recalledCart } from './recalled-cart.js';

const milk: ArticleRow = {
  id: 'LEITE',
  name: 'Leite',
  code: 'LEITE',
  kind: 'article',
  unit: 'l',
  barcodes: [],
  salePrice: '80',
  vatId: 'NOR',
  movesStock: true,
  isArchived: false,
  revision: 1,
};
const sold = { id: 'LEITE', name: 'Leite', unit: 'l', price: '80', vatId: 'NOR' };

describe('a sale that waited', () => {
  it('comes back with what was said of its lines, and with who put them there', () => {
    const catalogue = new Catalogue();
    catalogue.put([milk]);
    const adding = { key: 'a', merges: true, cashierId: 'celeste' };
    const noted = setLineNote(addArticle(emptyCart, sold, adding), 'a', 'sem açúcar');
    const cart = setBatch(noted, 'a', { id: 'B1', name: 'L251221' });
    const recalled = recalledCart({ lines: cartLines(cart) }, catalogue, () => 'k');
    expect(recalled.lines).toMatchObject([
      { name: 'Leite', note: 'sem açúcar', cashierId: 'celeste', batch: { id: 'B1' } },
    ]);
    expect(cartLines(recalled)).toEqual(cartLines(cart));
  });

  it('keeps the price that a label or somebody gave a line', () => {
    const catalogue = new Catalogue();
    catalogue.put([milk]);
    const [line] = cartLines(addArticle(emptyCart, sold, { key: 'a', merges: true }));
    const lines = line === undefined ? [] : [{ ...line, hasOwnPrice: true }, line];
    const recalled = recalledCart({ lines }, catalogue, () => 'k');
    expect(recalled.lines.map(({ hasOwnPrice }) => hasOwnPrice)).toEqual([true, undefined]);
  });
});
