import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import {
  StockedShop,
  evolveAll,
  openingOf,
  refusalOf,
  type WrittenDocument,
} from '../testing/index.js';

const main = 'warehouse_main';

const strict: JournalEvent = {
  type: 'SettingsChanged',
  data: {
    id: 'moderna',
    before: { exceedsStockLimits: true },
    after: { exceedsStockLimits: false },
  },
};
const soaps = (quantity: string, more: object = {}) => ({ articleId: 'soap', quantity, ...more });
const milks = (quantity: string, more: object = {}) => ({ articleId: 'milk', quantity, ...more });
const receipt = (id: string, ...lines: WrittenDocument['lines']): WrittenDocument => ({
  id,
  group: 'purchases',
  movesStock: 'in',
  lines,
});

describe('a sale', () => {
  it('takes goods out of the default warehouse, or of the one that the line names', () => {
    const shop = new StockedShop(openingOf('soap', '10', '10'));
    const { moves } = shop.plan({
      movesStock: 'out',
      lines: [soaps('2'), soaps('1', { warehouseId: 'shop' })],
    });
    expect(moves.map(({ warehouseId, quantity, level }) => [warehouseId, quantity, level])).toEqual(
      [
        [main, '-2', '8'],
        ['shop', '-1', '-1'],
      ],
    );
  });

  it('moves nothing for services, articles without stock and lines without an article', () => {
    const delivery = { articleId: 'delivery', quantity: '1' };
    expect(new StockedShop().plan({ movesStock: 'out', lines: [delivery] }).moves).toEqual([]);
    expect(new StockedShop().plan({ movesStock: 'none', lines: [soaps('2')] }).moves).toEqual([]);
  });

  it('needs a warehouse at each line that moves', () => {
    const none: JournalEvent = {
      type: 'SettingsChanged',
      data: { id: 'moderna', before: { defaultWarehouseId: main }, after: {} },
    };
    const of = (line: object, ...past: readonly JournalEvent[]) =>
      refusalOf(() =>
        new StockedShop(...past).plan({ movesStock: 'out', lines: [soaps('1', line)] }),
      );
    expect(of({}, none)).toEqual([['warehouse.notSelectedAtLine', { line: 1 }]]);
    expect(of({ warehouseId: 'shop' }, none)).toEqual([]);
    expect(of({ warehouseId: 'nowhere' })).toEqual([['warehouse.notSelectedAtLine', { line: 1 }]]);
    expect(
      of({ warehouseId: 'shop' }, { type: 'WarehouseArchived', data: { id: 'shop' } }),
    ).toEqual([['warehouse.archived', { name: 'Loja 1' }]]);
  });

  it('names what is missing at each line where stock limits hold', () => {
    const shop = new StockedShop(openingOf('soap', '5', '10'), strict);
    const lines = [soaps('3'), soaps('3')];
    const shortage = { article: 'Sabão em barra', warehouse: 'Armazém principal' };
    expect(refusalOf(() => shop.plan({ movesStock: 'out', lines }))).toEqual([
      ['stock.insufficient', { line: 2, available: '2', missing: '1', ...shortage }],
    ]);
    expect(shop.plan({ movesStock: 'out', lines, actorId: 'owner' }).moves).toHaveLength(2);
    expect(shop.plan({ movesStock: 'out', lines: [soaps('3'), soaps('2')] }).moves).toHaveLength(2);
  });
});

describe('goods that are kept by batches', () => {
  const l1 = { batchName: 'L1', batchExpiresOn: '2026-06-30', netMinor: 50000 };
  const stocked = (...past: readonly JournalEvent[]) =>
    new StockedShop(...past).issue(receipt('GRF_2026.1', milks('10', l1)));

  it('enter a batch that is registered by its name, once', () => {
    const shop = stocked();
    expect(shop.levels).toEqual([['milk', main, 'L1', 10]]);
    const { batches, moves } = shop.plan({
      ...receipt(
        '',
        milks('1', { batchName: ' l1 ' }),
        milks('1', { batchName: 'L2' }),
        milks('2', { batchName: 'l2' }),
      ),
    });
    expect(batches.map(({ data }) => data.name)).toEqual(['L2']);
    expect(new Set(moves.map(({ batchId }) => batchId)).size).toBe(2);
  });

  it('need the name of the batch, and keep its expiry', () => {
    const of = (line: object) => refusalOf(() => stocked().plan(receipt('', milks('1', line))));
    expect(of({})).toEqual([['stock.batchNameRequired', { line: 1 }]]);
    expect(of({ batchName: '  ' })).toEqual([['stock.batchNameRequired', { line: 1 }]]);
    expect(of({ batchName: 'L1', batchExpiresOn: '2026-07-01' })).toEqual([
      ['stock.batchExpiryDiffers', { line: 1, batch: 'L1', expiresOn: '2026-06-30' }],
    ]);
    expect(of({ batchName: 'L9', batchExpiresOn: '2026-02-30' })).toEqual([
      ['field.invalid', { field: 'lines.0.batchExpiresOn' }],
    ]);
    expect(of({ batchId: 'nothing' })).toEqual([['stock.batchNotFound', { line: 1 }]]);
  });

  it('never go below zero, whatever is sold', () => {
    const shortage = { article: 'Leite 1 l', warehouse: 'Armazém principal' };
    const sold = { movesStock: 'out', lines: [milks('11')], actorId: 'owner' } as const;
    expect(refusalOf(() => stocked().plan(sold))).toEqual([
      ['stock.insufficient', { line: 1, available: '10', missing: '1', ...shortage }],
    ]);
    expect(stocked().plan({ ...sold, lines: [milks('10')] }).moves).toHaveLength(1);
  });

  it('are not sold when they have expired or are blocked, but written off', () => {
    const shop = stocked();
    const batchId = 'GRF_2026.1_batch1';
    const late = {
      movesStock: 'out',
      issuedOn: '2026-07-01',
      lines: [milks('1', { batchId })],
    } as const;
    expect(refusalOf(() => shop.plan(late))).toEqual([
      ['stock.batchExpired', { line: 1, batch: 'L1', expiredOn: '2026-06-30' }],
    ]);
    expect(shop.plan({ ...late, issuedOn: '2026-06-30' }).moves).toHaveLength(1);
    expect(shop.plan({ ...late, group: 'internal' }).moves).toHaveLength(1);
    evolveAll(shop.books, [{ type: 'BatchArchived', data: { id: batchId } }], 999);
    expect(refusalOf(() => shop.plan({ ...late, issuedOn: '2026-06-30' }))).toEqual([
      ['stock.batchBlocked', { line: 1, batch: 'L1' }],
    ]);
    expect(refusalOf(() => shop.plan({ movesStock: 'out', lines: [milks('1')] }))).toHaveLength(1);
  });
});

describe('a purchase', () => {
  it('enters at what the line costs after discounts, without VAT', () => {
    const { moves } = new StockedShop().plan(receipt('', soaps('3', { netMinor: 1000 })));
    expect(moves).toMatchObject([{ quantity: '3', unitCost: '3.333333', costMinor: 1000 }]);
  });

  it('goes back at the cost and from the batch it came in', () => {
    const shop = new StockedShop()
      .issue(receipt('GRF_2026.1', milks('10', { batchName: 'L1', netMinor: 5000 })))
      .issue(receipt('GRF_2026.2', milks('10', { batchName: 'L2', netMinor: 7000 })));
    const { moves } = shop.plan({
      group: 'purchases',
      movesStock: 'out',
      lines: [milks('4', { origin: { documentId: 'GRF_2026.1', line: 0 } })],
    });
    expect(moves).toMatchObject([
      { batchId: 'GRF_2026.1_batch1', quantity: '-4', unitCost: '5', costMinor: -2000 },
    ]);
    // 20 at 6.00, less 4 at 5.00, leave 16 at 6.25.
    expect(moves[0]?.average).toEqual({ from: '6', to: '6.25' });
  });

  it('moves nothing where its goods were received before', () => {
    const shop = new StockedShop().issue(receipt('GRF_2026.1', soaps('10', { netMinor: 5000 })));
    const invoiced = soaps('10', { netMinor: 5000, origin: { documentId: 'GRF_2026.1', line: 0 } });
    expect(shop.plan(receipt('', invoiced)).moves).toEqual([]);
  });
});

describe('a day before the last count', () => {
  it('moves nothing any more', () => {
    const counted: JournalEvent = {
      type: 'StockCountPosted',
      data: { id: 'count', warehouseId: main, on: '2026-03-02', stock: [] },
    };
    const shop = new StockedShop(counted);
    const document = { movesStock: 'out', lines: [soaps('1')] } as const;
    expect(refusalOf(() => shop.plan({ ...document, issuedOn: '2026-03-01' }))).toEqual([
      ['stock.beforeLastCount', { line: 1, countedOn: '2026-03-02' }],
    ]);
    expect(shop.plan({ ...document, issuedOn: '2026-03-02' }).moves).toHaveLength(1);
  });
});
