import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { Trading, aStockedShop, monday, openingOf } from '../testing/index.js';
import type { TransferStock } from './transfers.deciders.js';

const main = 'warehouse_main';
const strict: JournalEvent = {
  type: 'SettingsChanged',
  data: {
    id: 'moderna',
    before: { exceedsStockLimits: true },
    after: { exceedsStockLimits: false },
  },
};

const shop = (...past: readonly JournalEvent[]) =>
  new Trading([...aStockedShop(), openingOf('soap', '10', '10'), ...past]);

const transfer = (differing: Partial<TransferStock> = {}): TransferStock => ({
  type: 'TransferStock',
  id: 'transfer',
  fromId: main,
  toId: 'shop',
  lines: [{ articleId: 'soap', quantity: '3' }],
  ...differing,
});

describe('the guide of a transfer', () => {
  it('says who carries the goods, with what, from when on and to whom', () => {
    const guide = {
      carrier: 'Transportes Limpopo',
      vehicle: 'AAB 123 MC',
      departsAt: '2026-03-02T14:30',
      receiver: 'Celeste',
    };
    expect(shop().run(transfer({ inTransit: true, ...guide }))).toMatchObject([{ data: guide }]);
    const [event] = shop().run(transfer({ carrier: ' ', departsAt: '' }));
    expect(event?.data).not.toHaveProperty('carrier');
    expect(event?.data).not.toHaveProperty('departsAt');
  });

  it('is refused where its time is none, or where a name is too long', () => {
    const refused = (said: Partial<TransferStock>) => shop().tryRun(transfer(said));
    expect(refused({ departsAt: '2026-03-02' })).toBe('document.invalidTransportStart');
    expect(refused({ departsAt: '2026-02-30T14:30' })).toBe('document.invalidTransportStart');
    expect(refused({ carrier: 'x'.repeat(201) })).toBe('field.tooLong');
  });
});

const levelsOf = ({ books }: Trading) =>
  [...books.stock.levels.entries()].map(([key, level]) => [key.trim(), level / 1_000_000]);

describe('transferring stock', () => {
  it('carries it at one cost, and changes no value', () => {
    const trading = shop();
    const before = trading.stock().pools;
    const [event] = trading.run(transfer({ note: 'Reposição' }));
    expect(event).toEqual({
      type: 'StockTransferred',
      data: {
        id: 'transfer',
        number: 1,
        on: monday,
        fromId: main,
        toId: 'shop',
        inTransit: false,
        note: 'Reposição',
        stock: [
          {
            line: 0,
            articleId: 'soap',
            warehouseId: main,
            quantity: '-3',
            level: '7',
            unitCost: '10',
            costMinor: -3000,
          },
          {
            line: 0,
            articleId: 'soap',
            warehouseId: 'shop',
            quantity: '3',
            level: '3',
            unitCost: '10',
            costMinor: 3000,
          },
        ],
      },
    });
    expect(trading.stock().pools).toEqual(before);
    expect(levelsOf(trading)).toEqual([
      [`soap ${main}`, 7],
      ['soap shop', 3],
    ]);
  });

  it('takes batches as they are picked, and leaves expired ones unless they are named', () => {
    const trading = shop();
    const lots = [
      { batchName: 'L1', batchExpiresOn: '2026-02-28', quantity: '5', unitCost: '50' },
      { batchName: 'L2', batchExpiresOn: '2026-06-30', quantity: '5', unitCost: '55' },
    ];
    trading.run({
      type: 'EnterOpeningStock',
      id: 'lots',
      warehouseId: main,
      lines: lots.map((lot) => ({ articleId: 'milk', ...lot })),
    });
    const milk = { articleId: 'milk', quantity: '5' };
    const carried = (line: object, id: string) =>
      trading.tryRun(transfer({ id, lines: [{ ...milk, ...line }] }));
    expect(carried({}, 'first')).toMatchObject([
      {
        data: {
          stock: [
            { batchId: 'new2', quantity: '-5' },
            { batchId: 'new2', quantity: '5' },
          ],
        },
      },
    ]);
    expect(carried({}, 'second')).toBe('stock.insufficient');
    expect(carried({ batchName: 'L1' }, 'third')).toMatchObject([
      { data: { stock: [{ batchId: 'new1' }, { batchId: 'new1' }] } },
    ]);
    expect(carried({ batchName: 'L9' }, 'fourth')).toBe('stock.batchNotFound');
  });

  it('is refused without another warehouse, lines, articles and quantities that can move', () => {
    const refused = (differing: Partial<TransferStock>) => shop(strict).tryRun(transfer(differing));
    expect(refused({ toId: main })).toBe('stock.sameWarehouse');
    expect(refused({ toId: 'nowhere' })).toBe('warehouse.notSelected');
    expect(refused({ lines: [] })).toBe('stock.noLines');
    const line = { articleId: 'soap', quantity: '1' };
    expect(refused({ lines: new Array(501).fill(line) as (typeof line)[] })).toBe(
      'stock.tooManyLines',
    );
    expect(refused({ lines: [{ ...line, quantity: '0' }] })).toBe('pricing.invalidQuantity');
    expect(refused({ lines: [{ ...line, articleId: 'ghost' }] })).toBe('line.articleNotFound');
    expect(refused({ lines: [{ ...line, articleId: 'delivery' }] })).toBe(
      'stock.articleMovesNoStock',
    );
    expect(refused({ on: '2026-03-03' })).toBe('stock.inFuture');
    expect(refused({ on: '1999-12-31' })).toBe('document.dayTooEarly');
    expect(refused({ on: '3 March' })).toBe('field.invalid');
    expect(refused({ id: 'soap' })).toBe('record.idTaken');
  });

  it('takes more than there is only from whom it may', () => {
    const eleven = transfer({ lines: [{ articleId: 'soap', quantity: '11' }] });
    expect(shop(strict).tryRun(eleven, { actorId: 'cashier' })).toBe('stock.insufficient');
    expect(shop(strict).run(eleven, { actorId: 'owner' })).toHaveLength(1);
    expect(shop().run(eleven, { actorId: 'cashier' })).toHaveLength(1);
  });
});

describe('a transfer in transit', () => {
  const sent = () => {
    const trading = shop();
    trading.run(transfer({ inTransit: true }));
    return trading;
  };

  it('is in neither warehouse until it is received', () => {
    const trading = sent();
    expect(levelsOf(trading)).toEqual([
      [`soap ${main}`, 7],
      ['soap in-transit', 3],
    ]);
    trading.run({ type: 'ReceiveStockTransfer', id: 'transfer' });
    expect(levelsOf(trading)).toEqual([
      [`soap ${main}`, 7],
      ['soap shop', 3],
    ]);
    expect(trading.tryRun({ type: 'ReceiveStockTransfer', id: 'transfer' })).toBe(
      'stock.transferNotInTransit',
    );
  });

  it('goes back when it is cancelled, with a reason', () => {
    const trading = sent();
    const cancel = { type: 'CancelStockTransfer', id: 'transfer' } as const;
    expect(trading.tryRun({ ...cancel, reason: ' ' })).toBe('stock.reasonRequired');
    trading.run({ ...cancel, reason: 'Carrinha avariada' });
    expect(levelsOf(trading)).toEqual([[`soap ${main}`, 10]]);
    expect(trading.tryRun({ ...cancel, id: 'ghost', reason: 'x' })).toBe('record.notFound');
  });

  it('keeps its warehouses in use', () => {
    const archive = { type: 'ArchiveWarehouse', id: 'shop' } as const;
    expect(sent().tryRun(archive)).toBe('warehouse.hasStock');
    expect(shop().run(archive)).toHaveLength(1);
    expect(shop().tryRun({ ...archive, id: main })).toBe('warehouse.defaultNotSelected');
    const stocked = shop();
    stocked.run(transfer());
    expect(stocked.tryRun(archive)).toBe('warehouse.hasStock');
  });
});

describe('an article that there is stock of', () => {
  it('stays with or without batches', () => {
    const change = { type: 'ChangeArticle', id: 'soap', fields: { isBatchManaged: true } } as const;
    expect(shop().tryRun(change)).toBe('stock.batchesInUse');
    expect(new Trading().run(change)).toHaveLength(1);
  });
});
