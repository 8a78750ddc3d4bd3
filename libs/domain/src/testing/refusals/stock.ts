import type { Command } from '../../commands.js';
import { STOCK_LINES_MAX } from '../../stock/index.js';
import { issue } from '../documents.js';
import { after, refused, refusalsOfRegister, within, type RefusalTable } from './table.js';

const warehouse = refusalsOfRegister('Warehouse', { code: 'LJ2', name: 'Loja 2' }, 'code');
const batch = refusalsOfRegister('Batch', { articleId: 'milk', name: 'L1' }, 'name');
const today = '2026-03-02';
const byCashier = { actorId: 'cashier' };
/** Nobody takes out more than there is without the permission. */
const noneMore: Command = { type: 'ChangeSettings', fields: { exceedsStockLimits: false } };
const noShop: Command = { type: 'ArchiveWarehouse', id: 'shop' };
const isShort = (line: number, available: string, missing: string, article = 'Sabão em barra') => ({
  line,
  article,
  warehouse: 'Armazém principal',
  available,
  missing,
});

const soap = { articleId: 'soap', quantity: '1' };
const carried = { id: 'carry1', fromId: 'warehouse_main', toId: 'shop', lines: [soap] };
const carrying = (more: object): Command => ({ type: 'TransferStock', ...carried, ...more });
const sent = carrying({ inTransit: true });
const carryingLine = (more: object) => ({ ...carried, lines: [soap, { ...soap, ...more }] });
const unknown = refused({ id: 'none', reason: 'Engano' }, 'record.notFound', '', { id: 'none' });

const counting = { id: 'count1', warehouseId: 'warehouse_main' };
const begun: Command = { type: 'OpenStockCount', ...counting };
const found = (counted: string): Command => ({
  type: 'CountStock',
  id: 'count1',
  lines: [{ articleId: 'soap', counted }],
});
const counted = [begun, found('1000'), { type: 'PostStockCount', id: 'count1' }] as const;
const countLine = (more: object) => ({
  id: 'count1',
  lines: [
    { articleId: 'soap', counted: '1' },
    { articleId: 'soap', counted: '1', ...more },
  ],
});
const wasCounted = { warehouse: 'Armazém principal', countedOn: today };

const opening = {
  id: 'begin1',
  warehouseId: 'warehouse_main',
  lines: [{ ...soap, unitCost: '90' }],
};
const openingLine = (more: object) => ({
  ...opening,
  lines: [...opening.lines, { ...soap, unitCost: '90', ...more }],
});
const milkBegins: Command = {
  type: 'EnterOpeningStock',
  ...opening,
  lines: [{ articleId: 'milk', quantity: '5', unitCost: '60', batchName: 'L1' }],
};
const milkIsSold: Command = issue({
  draftId: 'milk',
  lines: [{ articleId: 'milk', quantity: '1', unitPrice: '90', vatId: 'vat_ISE_B' }],
});

/** What any list of goods has wrong at a later line. */
const goods = <W extends object>(at: (more: object) => W, quantity = 'quantity') => [
  refused(at({ articleId: 'none' }), 'line.articleNotFound', 'lines.1.articleId', { line: 2 }),
  refused(at({ articleId: 'delivery' }), 'stock.articleMovesNoStock', 'lines.1.articleId', {
    line: 2,
    article: 'Entrega ao domicílio',
  }),
  refused(at({ [quantity]: '-1' }), 'pricing.invalidQuantity', `lines.1.${quantity}`, { line: 2 }),
  refused(at({ [quantity]: '100000000.1' }), 'amount.quantityTooLarge', `lines.1.${quantity}`, {
    max: '100000000',
  }),
  refused(at({ articleId: 'milk', batchId: 'none' }), 'stock.batchNotFound', 'lines.1.batchId', {
    line: 2,
  }),
];
/** The same, where goods come into batches. */
const entering = <W extends object>(at: (more: object) => W) => [
  refused(at({ articleId: 'milk' }), 'stock.batchNameRequired', 'lines.1.batchName', { line: 2 }),
  refused(
    at({ articleId: 'milk', batchName: 'x'.repeat(61) }),
    'field.tooLong',
    'lines.1.batchName',
    {
      field: 'lines.1.batchName',
      max: 60,
    },
  ),
  refused(
    at({ articleId: 'milk', batchName: 'L2', batchExpiresOn: 'x' }),
    'field.invalid',
    'lines.1.batchExpiresOn',
    { field: 'lines.1.batchExpiresOn' },
  ),
];
const known = after(
  [{ type: 'RegisterBatch', id: 'l1', fields: { articleId: 'milk', name: 'L1' } }],
  refused(
    openingLine({ articleId: 'milk', batchName: 'L1', batchExpiresOn: '2026-12-31' }),
    'stock.batchExpiryDiffers',
    'lines.1.batchExpiresOn',
    { line: 2, batch: 'L1', expiresOn: '' },
  ),
);

/** What is refused of the commands on stock. */
export const stockRefusals: RefusalTable<'stock'> = {
  ...warehouse,
  ArchiveWarehouse: [
    ...warehouse.ArchiveWarehouse,
    refused({ id: 'warehouse_main' }, 'warehouse.defaultNotSelected'),
    ...after([carrying({})], refused({ id: 'shop' }, 'warehouse.hasStock', '', { name: 'Loja 1' })),
    ...after([sent], refused({ id: 'shop' }, 'warehouse.hasStock', '', { name: 'Loja 1' })),
  ],
  ...batch,
  RegisterBatch: [
    ...batch.RegisterBatch,
    refused(
      { id: 'l1', fields: { articleId: 'none', name: 'L1' } },
      'record.notFound',
      'articleId',
      {
        id: 'none',
      },
    ),
    refused(
      { id: 'l1', fields: { articleId: 'soap', name: 'L1' } },
      'stock.articleHasNoBatches',
      'articleId',
      { article: 'Sabão em barra' },
    ),
  ],
  TransferStock: [
    refused({ ...carried, id: 'soap' }, 'record.idTaken', 'id', { id: 'soap' }),
    refused({ ...carried, fromId: 'none' }, 'warehouse.notSelected', 'fromId'),
    refused({ ...carried, toId: 'none' }, 'warehouse.notSelected', 'toId'),
    ...after([noShop], refused(carried, 'warehouse.archived', 'toId', { name: 'Loja 1' })),
    refused({ ...carried, toId: 'warehouse_main' }, 'stock.sameWarehouse', 'toId'),
    refused({ ...carried, on: 'x' }, 'field.invalid', 'on', { field: 'on' }),
    refused({ ...carried, on: '2026-03-03' }, 'stock.inFuture', 'on', { today }),
    refused({ ...carried, on: '1026-03-03' }, 'document.dayTooEarly', 'on', {
      first: '2000-01-01',
    }),
    refused({ ...carried, lines: [] }, 'stock.noLines', 'lines'),
    refused(
      { ...carried, lines: Array.from({ length: STOCK_LINES_MAX + 1 }, () => soap) },
      'stock.tooManyLines',
      'lines',
      { max: STOCK_LINES_MAX },
    ),
    refused({ ...carried, departsAt: '9h' }, 'document.invalidTransportStart', 'departsAt'),
    ...goods(carryingLine),
    refused(carryingLine({ quantity: '0' }), 'pricing.invalidQuantity', 'lines.1.quantity', {
      line: 2,
    }),
    ...after(
      [noneMore],
      ...within(
        byCashier,
        refused(
          carryingLine({ quantity: '1000' }),
          'stock.insufficient',
          'lines.1.quantity',
          isShort(2, '999', '1'),
        ),
      ),
    ),
    refused(
      carryingLine({ articleId: 'milk' }),
      'stock.insufficient',
      'lines.1.quantity',
      isShort(2, '0', '1', 'Leite 1 l'),
    ),
    ...after(
      counted,
      refused({ ...carried, on: '2026-03-01' }, 'stock.dayBeforeLastCount', 'on', wasCounted),
    ),
  ],
  ReceiveStockTransfer: [
    unknown,
    ...after([carrying({})], refused({ id: 'carry1' }, 'stock.transferNotInTransit')),
  ],
  CancelStockTransfer: [
    unknown,
    ...after([sent], refused({ id: 'carry1', reason: ' ' }, 'stock.reasonRequired', 'reason')),
    ...after(
      [sent, { type: 'ReceiveStockTransfer', id: 'carry1' }],
      refused({ id: 'carry1', reason: 'Engano' }, 'stock.transferNotInTransit'),
    ),
  ],
  OpenStockCount: [
    refused({ ...counting, id: 'soap' }, 'record.idTaken', 'id', { id: 'soap' }),
    refused({ ...counting, warehouseId: 'none' }, 'warehouse.notSelected', 'warehouseId'),
    ...after(
      [noShop],
      refused({ ...counting, warehouseId: 'shop' }, 'warehouse.archived', 'warehouseId', {
        name: 'Loja 1',
      }),
    ),
    refused({ ...counting, articleIds: ['delivery'] }, 'stock.countEmpty'),
    refused({ ...counting, note: 'x'.repeat(501) }, 'field.tooLong', 'note', {
      field: 'note',
      max: 500,
    }),
  ],
  CountStock: [
    refused({ id: 'none', lines: [] }, 'record.notFound', '', { id: 'none' }),
    ...after(counted, refused({ id: 'count1', lines: [] }, 'stock.countNotOpen')),
    ...after(
      [begun],
      refused({ id: 'count1', lines: [] }, 'stock.noLines', 'lines'),
      ...goods(countLine, 'counted'),
      ...entering(countLine),
    ),
  ],
  PostStockCount: [
    unknown,
    ...after([begun], refused({ id: 'count1' }, 'stock.nothingCounted')),
    ...after(counted, refused({ id: 'count1' }, 'stock.countNotOpen')),
    ...after(
      [noneMore, begun, found('0'), carrying({ lines: [{ ...soap, quantity: '900' }] })],
      ...within(
        byCashier,
        refused({ id: 'count1' }, 'stock.insufficient', '', isShort(2, '100', '900')),
      ),
    ),
  ],
  DiscardStockCount: [unknown, ...after(counted, refused({ id: 'count1' }, 'stock.countNotOpen'))],
  EnterOpeningStock: [
    refused({ ...opening, id: 'soap' }, 'record.idTaken', 'id', { id: 'soap' }),
    refused({ ...opening, warehouseId: 'none' }, 'warehouse.notSelected', 'warehouseId'),
    refused({ ...opening, on: '2026-03-03' }, 'stock.inFuture', 'on', { today }),
    refused({ ...opening, lines: [] }, 'stock.noLines', 'lines'),
    ...goods(openingLine),
    ...entering(openingLine),
    ...known,
    refused(openingLine({ unitCost: 'x' }), 'pricing.invalidUnitPrice', 'lines.1.unitCost', {
      line: 2,
    }),
    ...after(
      counted,
      refused({ ...opening, on: '2026-03-01' }, 'stock.dayBeforeLastCount', 'on', wasCounted),
    ),
  ],
  CancelOpeningStock: [
    unknown,
    ...after(
      [{ type: 'CancelOpeningStock', id: 'opening_soap' }],
      refused({ id: 'opening_soap' }, 'stock.openingNotStanding'),
    ),
    ...after(
      [milkBegins, milkIsSold],
      refused({ id: 'begin1' }, 'stock.insufficient', '', isShort(1, '4', '1', 'Leite 1 l')),
    ),
  ],
};
