import { describe, expect, it } from '@jest/globals';
import { rice, Trading, aStockedShop, issue, monday, openingOf } from '../testing/index.js';
import type { CountLine } from './counts.deciders.js';
import { COUNT_ENTRIES_MAX } from './stock.limits.js';

const main = 'warehouse_main';

const counting = (): Trading => {
  const trading = new Trading([...aStockedShop(), openingOf('soap', '15', '10')]);
  trading.run({ type: 'OpenStockCount', id: 'count', warehouseId: main });
  return trading;
};

let sales = 0;
const sell = (trading: Trading, quantity: string) => {
  sales += 1;
  const line = { articleId: 'soap', quantity, unitPrice: '150', vatId: 'vat_NOR' };
  trading.run(issue({ draftId: `sale${sales}`, lines: [line] }));
};
const count = (trading: Trading, ...lines: readonly CountLine[]) =>
  trading.run({ type: 'CountStock', id: 'count', lines });
const post = { type: 'PostStockCount', id: 'count' } as const;
const level = ({ books }: Trading) => books.stock.levels.get('soap', main) / 1_000_000;

describe('a count', () => {
  it('begins with the list of what the books know of', () => {
    expect(counting().events.at(-1)).toEqual({
      type: 'StockCountOpened',
      data: {
        id: 'count',
        number: 1,
        warehouseId: main,
        on: monday,
        entries: [
          { articleId: 'rice', theoretical: '0' },
          { articleId: 'soap', theoretical: '15' },
        ],
      },
    });
  });

  it('lists one category, some articles, and batches by themselves', () => {
    const trading = new Trading();
    trading.run({
      type: 'EnterOpeningStock',
      id: 'lots',
      warehouseId: main,
      lines: [{ articleId: 'milk', quantity: '5', unitCost: '50', batchName: 'L1' }],
    });
    const open = { type: 'OpenStockCount', id: 'c1', warehouseId: main } as const;
    expect(trading.run({ ...open, articleIds: ['milk'] })).toMatchObject([
      { data: { entries: [{ articleId: 'milk', batchId: 'new1', theoretical: '5' }] } },
    ]);
    expect(trading.tryRun({ ...open, id: 'c2', categoryId: 'none' })).toBe('stock.countEmpty');
    expect(trading.tryRun({ ...open, id: 'c3', warehouseId: 'x' })).toBe('warehouse.notSelected');
  });

  it('is refused of more than one event may list', () => {
    const many = Array.from({ length: COUNT_ENTRIES_MAX - 1 }, (_, index) => ({
      ...rice,
      data: { ...rice.data, id: `a${index}`, code: `A${index}`, barcodes: [] },
    }));
    const open = { type: 'OpenStockCount', id: 'count', warehouseId: main } as const;
    expect(new Trading([...aStockedShop(), ...many]).tryRun(open)).toBe('stock.countTooLarge');
    const fewer = new Trading([...aStockedShop(), ...many.slice(1)]);
    expect(fewer.tryRun(open)).toHaveLength(1);
  });

  it.each(['15.000001', '14.999999'])(
    'books the smallest difference that there is: %s counted of 15',
    (counted) => {
      const trading = counting();
      count(trading, { articleId: 'soap', counted });
      trading.run(post);
      expect(level(trading)).toBe(Number(counted));
    },
  );

  it('takes the difference at the moment of counting: what is sold later does not matter', () => {
    const trading = counting();
    sell(trading, '2');
    // There are 13 by the books, and one has disappeared.
    const [counted] = count(trading, { articleId: 'soap', counted: '12' });
    expect(counted).toMatchObject({
      data: { lines: [{ theoretical: '13', counted: '12', difference: '-1' }] },
    });
    sell(trading, '4');
    const [posted] = trading.run(post);
    expect(posted).toMatchObject({
      type: 'StockCountPosted',
      data: { stock: [{ quantity: '-1', level: '8', unitCost: '10', costMinor: -1000 }] },
    });
    expect(level(trading)).toBe(8);
    expect(trading.books.stock.countedOn.get(main)).toBe(monday);
  });

  it('lets the later count win, and adds what lay on another part of the shelf', () => {
    const trading = counting();
    count(trading, { articleId: 'soap', counted: '9' }, { articleId: 'soap', counted: '10' });
    count(trading, { articleId: 'soap', counted: '4', adds: true });
    expect(trading.events.at(-1)).toMatchObject({
      data: { lines: [{ counted: '14', added: '4', difference: '-1' }] },
    });
    trading.run(post);
    expect(level(trading)).toBe(14);
  });

  it('leaves what nobody has counted, or takes it to be gone', () => {
    const trading = counting();
    expect(trading.tryRun(post)).toBe('stock.nothingCounted');
    trading.run({ ...post, uncounted: 'zero' });
    expect(level(trading)).toBe(0);
    expect(trading.books.stock.pools.get('soap')?.valueMinor).toBe(0);
  });

  it('takes in what is found, also of what was not on the list', () => {
    const trading = counting();
    count(
      trading,
      { articleId: 'soap', counted: '16' },
      { articleId: 'milk', counted: '2', batchName: 'L7' },
    );
    const [posted] = trading.run(post);
    expect(posted).toMatchObject({
      data: {
        stock: [
          { articleId: 'soap', quantity: '1' },
          { articleId: 'milk', quantity: '2' },
        ],
      },
    });
  });

  it('is closed when it is posted or discarded', () => {
    const trading = counting();
    trading.run({ type: 'DiscardStockCount', id: 'count' });
    expect(trading.tryRun(post)).toBe('stock.countNotOpen');
    expect(trading.tryRun({ ...post, id: 'ghost' })).toBe('record.notFound');
    const line = { articleId: 'soap', counted: '1' };
    expect(trading.tryRun({ type: 'CountStock', id: 'count', lines: [line] })).toBe(
      'stock.countNotOpen',
    );
  });

  it('refuses quantities below zero and articles without stock', () => {
    const counted = (line: CountLine) =>
      counting().tryRun({ type: 'CountStock', id: 'count', lines: [line] });
    expect(counted({ articleId: 'soap', counted: '-1' })).toBe('pricing.invalidQuantity');
    expect(counted({ articleId: 'delivery', counted: '1' })).toBe('stock.articleMovesNoStock');
    expect(counted({ articleId: 'milk', counted: '1' })).toBe('stock.batchNameRequired');
  });
});
