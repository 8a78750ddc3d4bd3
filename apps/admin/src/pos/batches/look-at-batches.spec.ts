import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { ArticleRow, TillBatch } from '@balcao/contracts';
import { emptyCart, addArticle, type Cart } from '../cart/cart.js';
import type { TillSession } from '../till/till-session.js';
import { lookAtBatches } from './look-at-batches.js';

const milk = { id: 'milk', name: 'Leite', unit: 'un', vatId: 'vat_NOR' };
const batch = (name: string): TillBatch => ({
  id: `b_${name}`,
  name,
  quantity: '5',
  expiresOn: '2030-01-01',
});

/** A till with two bottles of milk on its ticket, each a line, and what it knows of batches. */
function tillWith(batches: readonly TillBatch[] | undefined) {
  const added = { merges: false, cashierId: 'ana' };
  let cart: Cart = emptyCart;
  for (const key of ['l1', 'l2']) {
    cart = addArticle(cart, { ...milk, price: '10' }, { ...added, key });
  }
  const till = {
    companyId: 'c1',
    today: '2026-03-05',
    start: { settings: { sellsExpiredBatches: false } },
    state: { get: () => ({ cash_register: 'till1' }) },
    database: { get: () => Promise.resolve(batches) },
    changeCart: (change: (now: Cart) => Cart) => {
      cart = change(cart);
    },
  };
  return { till: till as unknown as TillSession, lines: () => cart.lines };
}

describe('the batch that a scanner reads off goods', () => {
  const real = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = real;
  });

  const look = async (batches: readonly TillBatch[] | undefined, name: string, key = 'l1') => {
    globalThis.fetch = jest.fn(() => Promise.reject(new Error('no network')));
    const { till, lines } = tillWith(batches);
    await lookAtBatches(till, milk as unknown as ArticleRow, { key, name });
    return lines().map((line) => line.batch?.name);
  };

  it('is named on its own line only, however it is spelt', async () => {
    expect(await look([batch('A1'), batch('lot7')], 'LOT7')).toEqual(['lot7', undefined]);
  });

  it('is left to the order of the shop where it is not known, or its line has gone', async () => {
    expect(await look([batch('A1')], 'LOT7')).toEqual([undefined, undefined]);
    expect(await look(undefined, 'LOT7')).toEqual([undefined, undefined]);
    expect(await look([batch('A1')], 'A1', 'gone')).toEqual([undefined, undefined]);
  });
});
