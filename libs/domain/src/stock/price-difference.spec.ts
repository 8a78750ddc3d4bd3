import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { Problems } from '../refusal.js';
import { StockedShop, Trading, evolveAll, type WrittenDocument } from '../testing/index.js';
import { reverseStock } from './reverse-stock.js';

const soaps = (quantity: string, more: object = {}) => ({ articleId: 'soap', quantity, ...more });
const milks = (quantity: string, more: object = {}) => ({ articleId: 'milk', quantity, ...more });
const document = (
  id: string,
  movesStock: WrittenDocument['movesStock'],
  ...lines: WrittenDocument['lines']
): WrittenDocument => ({ id, group: 'purchases', movesStock, lines });
const sale = (id: string, ...lines: WrittenDocument['lines']): WrittenDocument => ({
  id,
  group: 'sales',
  movesStock: 'out',
  lines,
});

/** Ten soaps received at 50.00, so many of which are sold before the invoice comes. */
function received(sold?: string): StockedShop {
  const shop = new StockedShop();
  shop.issue(document('GRF_2026.1', 'in', soaps('10', { netMinor: 50_000 })));
  return sold === undefined ? shop : shop.issue(sale('FT_2026.1', soaps(sold)));
}

const origin = { documentId: 'GRF_2026.1', line: 0 };
const invoice = (netMinor: number, quantity = '10', id = 'FTF_2026.1') =>
  document(id, 'in', soaps(quantity, { netMinor, origin }));

/** What there is of soap: how many, at what average, worth how much. */
const soapIn = ({ books }: StockedShop) => {
  const pool = books.stock.pools.get('soap');
  return [(pool?.quantity ?? 0) / 1_000_000, pool?.averageText, pool?.valueMinor];
};

function undone(shop: StockedShop, id: string, type: 'DocumentCancelled' | 'DocumentRestored') {
  const problems = new Problems();
  const request = { id, stock: shop.facts.get(id)?.stock, actorId: 'owner' };
  const stock = reverseStock(shop.books, request, problems);
  problems.refuseIfAny();
  const data = { id, on: '2026-03-03', reason: 'engano', stock };
  evolveAll(shop.books, [{ type, data }], 900);
  return stock;
}

describe('an invoice of goods that were received before', () => {
  it('moves nothing and changes no value where its price is the same', () => {
    expect(received().plan(invoice(50_000)).moves).toEqual([]);
  });

  it('raises the average while all of them are there: 10 at 50.00 become 10 at 56.00', () => {
    const shop = received().issue(invoice(56_000));
    expect(shop.facts.get('FTF_2026.1')?.stock).toEqual([
      {
        line: 0,
        articleId: 'soap',
        warehouseId: 'warehouse_main',
        quantity: '0',
        level: '10',
        unitCost: '56',
        costMinor: 6_000,
        average: { from: '50', to: '56' },
        revalued: '10',
      },
    ]);
    expect(soapIn(shop)).toEqual([10, '56', 56_000]);
    expect(shop.levels).toEqual([['soap', 'warehouse_main', undefined, 10]]);
  });

  it('gives what was sold its part as cost of sales: of 60.00, 36.00 for six of ten', () => {
    const shop = received('6').issue(invoice(56_000));
    expect(shop.facts.get('FTF_2026.1')?.stock).toMatchObject([
      { costMinor: 6_000, revaluationMinor: 3_600, revalued: '4', average: { to: '56' } },
    ]);
    expect(soapIn(shop)).toEqual([4, '56', 22_400]);
  });

  it('is cost of sales altogether once all were sold, and where more than all were', () => {
    for (const [sold, left] of [
      ['10', [0, '50', 0]],
      ['12', [-2, '50', -10_000]],
    ] as const) {
      const shop = received(sold).issue(invoice(56_000));
      expect(shop.facts.get('FTF_2026.1')?.stock).toMatchObject([
        { costMinor: 6_000, revaluationMinor: 6_000, revalued: '0' },
      ]);
      expect(soapIn(shop)).toEqual(left);
    }
  });

  it('spreads the difference over all of the article, which has one average', () => {
    const shop = received();
    shop.issue(document('GRF_2026.2', 'in', soaps('20', { netMinor: 100_000 })));
    expect(soapIn(shop.issue(invoice(56_000)))).toEqual([30, '52', 156_000]);
  });

  it('lowers the value, never below nothing', () => {
    expect(soapIn(received('6').issue(invoice(35_000)))).toEqual([4, '35', 14_000]);
    expect(soapIn(received('6').issue(invoice(0)))).toEqual([4, '0', 0]);
    const shop = received();
    shop.issue(document('FTF_2026.9', 'in', soaps('10', { netMinor: 0, origin })));
    expect(soapIn(shop)).toEqual([10, '0', 0]);
  });

  it('tells the price of its own part, invoice by invoice', () => {
    const shop = received()
      .issue(invoice(22_400, '4'))
      .issue(invoice(30_000, '6', 'FTF_2026.2'));
    expect(shop.facts.get('FTF_2026.1')?.stock).toMatchObject([{ costMinor: 2_400 }]);
    expect(shop.facts.get('FTF_2026.2')?.stock).toEqual([]);
    expect(soapIn(shop)).toEqual([10, '52.4', 52_400]);
  });

  it('revalues the batch where batches are valued', () => {
    const byBatch: JournalEvent = {
      type: 'SettingsChanged',
      data: { id: 'moderna', before: {}, after: { stockValuation: 'batch' } },
    };
    const shop = new StockedShop(byBatch)
      .issue(document('GRF_2026.1', 'in', milks('10', { batchName: 'L1', netMinor: 50_000 })))
      .issue(document('GRF_2026.2', 'in', milks('10', { batchName: 'L2', netMinor: 50_000 })))
      .issue(document('FTF_2026.1', 'in', milks('10', { netMinor: 56_000, origin })));
    const values = [...shop.books.stock.pools.values()].map(({ valueMinor }) => valueMinor);
    expect(values).toEqual([56_000, 50_000]);
  });

  it('is of purchases: what a client pays for goods is not their cost', () => {
    const shop = received().issue(sale('GR_2026.1', soaps('2')));
    const invoiced = soaps('2', { netMinor: 90_000, origin: { documentId: 'GR_2026.1', line: 0 } });
    expect(shop.plan(sale('FT_2026.1', invoiced)).moves).toEqual([]);
  });
});

describe('goods that go back to their supplier', () => {
  const back = (quantity: string) =>
    document('', 'out', soaps(quantity, { origin: { documentId: 'FTF_2026.1', line: 0 } }));

  it('leave at the price of the invoice', () => {
    const shop = received().issue(invoice(56_000));
    expect(shop.plan(back('10')).moves).toMatchObject([
      { quantity: '-10', unitCost: '56', costMinor: -56_000 },
    ]);
    expect(shop.plan(back('4')).moves).toMatchObject([{ costMinor: -22_400 }]);
    expect(soapIn(shop.issue({ ...back('4'), id: 'NCF_2026.1' }))).toEqual([6, '56', 33_600]);
  });
});

describe('taking such an invoice back', () => {
  it('returns every figure, and putting it back does too', () => {
    const shop = received('6');
    const before = soapIn(shop);
    const after = soapIn(shop.issue(invoice(56_001)));
    const [move] = undone(shop, 'FTF_2026.1', 'DocumentCancelled');
    expect(move).toMatchObject({ quantity: '0', costMinor: -6_001 });
    expect(soapIn(shop)).toEqual(before);
    undone(shop, 'FTF_2026.1', 'DocumentRestored');
    expect(soapIn(shop)).toEqual(after);
  });

  it('takes from those that are left what they were given, and the rest from what was sold', () => {
    const shop = received()
      .issue(invoice(56_000))
      .issue(sale('FT_2026.1', soaps('6')));
    expect(soapIn(shop)).toEqual([4, '56', 22_400]);
    const [move] = undone(shop, 'FTF_2026.1', 'DocumentCancelled');
    expect(move).toMatchObject({ costMinor: -6_000, revaluationMinor: -3_600, revalued: '4' });
    expect(soapIn(shop)).toEqual([4, '50', 20_000]);
  });

  it('is all cost of sales once nothing is left', () => {
    const shop = received()
      .issue(invoice(56_000))
      .issue(sale('FT_2026.1', soaps('10')));
    const [move] = undone(shop, 'FTF_2026.1', 'DocumentCancelled');
    expect(move).toMatchObject({ costMinor: -6_000, revaluationMinor: -6_000, revalued: '0' });
    expect(soapIn(shop)).toEqual([0, '56', 0]);
  });
});

describe('a whole purchase', () => {
  it('is received at 50.00, invoiced at 56.00, sent back in part and taken back', () => {
    const trading = new Trading();
    const buy = (draftId: string, documentTypeId: string, line: object, more: object = {}) =>
      trading.run({
        type: 'IssueDocument',
        draftId,
        documentTypeId,
        supplierId: 'wholesaler',
        ...more,
        lines: [{ articleId: 'soap', quantity: '10', unitPrice: '56', vatId: 'vat_NOR', ...line }],
      });
    const soap = () => {
      const pool = trading.books.stock.pools.get('soap');
      return [(pool?.quantity ?? 0) / 1_000_000, pool?.averageText, pool?.valueMinor];
    };
    buy('d1', 'GRF', { unitPrice: '50' });
    buy('d2', 'FTF', { origin });
    expect(soap()).toEqual([10, '56', 56_000]);
    const invoiced = { documentId: 'FTF_2026.1', line: 0 };
    buy('d3', 'NCF', { origin: invoiced, quantity: '4' }, { originId: 'FTF_2026.1' });
    expect(soap()).toEqual([6, '56', 33_600]);
    for (const id of ['NCF_2026.1', 'FTF_2026.1']) {
      trading.run({ type: 'CancelDocument', id, reason: 'engano' });
    }
    expect(soap()).toEqual([10, '50', 50_000]);
  });
});
