import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TillBatchAnswer } from '@balcao/contracts';
import { laneHash, type TillAction } from '@balcao/domain';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';

const milk = {
  ...rice,
  id: 'MILK',
  code: 'LEI01',
  name: 'Leite UHT 1 l',
  isBatchManaged: true,
  batchesExpire: true,
};
const supplier = { id: 'NORTE', code: 'F001', name: 'Armazéns do Norte' };

/** In the order in which they come in; each other rule takes another one first. */
const batches = [
  { batchName: 'OLDEST', batchExpiresOn: '2026-06-30', issuedOn: '2026-02-10' },
  { batchName: 'SOONEST', batchExpiresOn: '2026-04-30', issuedOn: '2026-02-12' },
  { batchName: 'NEWEST', batchExpiresOn: '2026-12-31', issuedOn: '2026-02-14' },
];

let shop: Shop;
let amelia: Browser;
let rui: Browser;
let made = 0;

beforeAll(async () => {
  shop = await openStockedShop();
  ({ amelia } = shop);
  await amelia.done('/articles', milk);
  await amelia.done('/suppliers', supplier);
  for (const { issuedOn, ...batch } of batches) {
    await receive({ ...line(milk.id, '10'), ...batch }, { issuedOn });
  }
  rui = await joined(shop, 'rui', { role: 'backOffice' });
});
afterAll(() => shop.server.end());

const line = (articleId: string, quantity: string) => ({
  articleId,
  quantity,
  unitPrice: '80',
  vatId: 'vat_NOR',
});

const draft = () => `/documents/DRAFT${(made += 1)}/issue`;

const receive = (bought: object, more: object = {}) =>
  amelia.done(draft(), {
    documentTypeId: 'GRF',
    supplierId: supplier.id,
    lines: [bought],
    ...more,
  });

const invoice = (articleId: string, quantity: string, more: object = {}) => ({
  documentTypeId: 'FT',
  clientId: hotel.id,
  lines: [{ ...line(articleId, quantity), ...more }],
});

const set = (settings: object) => amelia.done('/companies/current/settings', settings);

describe('the batch that leaves first', () => {
  it.each([
    ['FIFO', 'OLDEST'],
    ['LIFO', 'NEWEST'],
    ['FEFO', 'SOONEST'],
  ])('by %s is %s', async (batchOutputMethod, batchName) => {
    await set({ batchOutputMethod });
    const sold = await amelia.done(draft(), invoice(milk.id, '1'));
    const [move] = await amelia.rows('/stock-moves?sort=id:desc&perPage=1', sold);
    expect(move).toMatchObject({ quantity: '-1', batchName });
  });
});

describe('batches that have expired', () => {
  it('are sold where the company lets them be, and not otherwise', async () => {
    await receive({
      ...line(milk.id, '5'),
      batchName: 'EXPIRED',
      batchExpiresOn: '2026-02-28',
    });
    const [batch] = (await amelia.read('/batches?q=EXPIRED')) as readonly { id: string }[];
    const late = invoice(milk.id, '1', { batchId: batch?.id });
    expect(await refusal(rui.post(draft(), late))).toMatchObject({
      status: 409,
      errors: [
        {
          code: 'stock.batchExpired',
          params: { line: 1, batch: 'EXPIRED', expiredOn: '2026-02-28' },
        },
      ],
    });
    await set({ sellsExpiredBatches: true });
    await rui.done(draft(), late);
    await set({ sellsExpiredBatches: false });
    expect(await refusal(rui.post(draft(), late))).toMatchObject({ code: 'stock.batchExpired' });
  });
});

describe('more than there is in stock', () => {
  it('is sold where the company lets it be, or by those who may, and not otherwise', async () => {
    await receive(line(rice.id, '3'));
    await set({ exceedsStockLimits: false });
    expect(await refusal(rui.post(draft(), invoice(rice.id, '4')))).toMatchObject({
      status: 409,
      errors: [
        {
          path: 'lines.0.quantity',
          code: 'stock.insufficient',
          params: { line: 1, article: rice.name, available: '3', missing: '1' },
        },
      ],
    });
    await rui.done(draft(), invoice(rice.id, '3'));
    await amelia.done(draft(), invoice(rice.id, '1'));
    await set({ exceedsStockLimits: true });
    const last = await rui.done(draft(), invoice(rice.id, '4'));
    expect(await amelia.rows('/stock?q=arroz', last)).toMatchObject([{ quantity: '-5' }]);
  });
});

describe('the last piece', () => {
  const oil = { ...rice, id: 'OIL', code: 'OLE01', name: 'Óleo 1 l' };

  beforeAll(async () => {
    await amelia.done('/articles', oil);
    await receive(line(oil.id, '1'));
    await set({ exceedsStockLimits: false });
  });

  it('is invoiced once, however many ask for it together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => rui.post(draft(), invoice(oil.id, '1'))),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 409, 409, 409]);
    expect(await amelia.read('/stock?q=oleo')).toEqual([]);
  });

  it('is sold by two tills that had no network, and the second is notified', async () => {
    await receive(line(oil.id, '1'));
    const outcomes = [];
    for (const number of [1, 2]) outcomes.push(await soldOffline(number, oil.id));
    expect(outcomes).toMatchObject([
      { outcome: 'accepted' },
      { outcome: 'corrected', corrections: [{ code: 'stock.insufficient' }] },
    ]);
    expect(await amelia.read('/stock?q=oleo')).toMatchObject([{ quantity: '-1' }]);
  });
});

/** What becomes of a sale of one piece that a till of its own made without a network. */
async function soldOffline(number: number, articleId: string) {
  const register = `TILL${number}`;
  const deviceId = `tablet_0${number}`;
  const cashier = await joined(shop, `cashier${number}`, { role: 'cashier' });
  await amelia.done('/cash-registers', {
    id: register,
    code: `C${number}`,
    name: `Caixa ${number}`,
    treasuryAccountId: 'account_cash',
  });
  await cashier.done(`/tills/${register}/take`, { deviceId, device: 'Balcão' });
  const shiftId = `S${number}`;
  const actions: readonly TillAction[] = [
    { kind: 'openShift', said: { id: shiftId, cashRegisterId: register, floatMinor: 0 } },
    {
      kind: 'sell',
      said: {
        shiftId,
        saleId: `SALE${number}`,
        clientId: hotel.id,
        vatIncluded: true,
        totalMinor: 168_200,
        lines: [{ ...line(articleId, '1'), unitPrice: '1682' }],
        payment: { rows: [{ methodId: 'method_cash', amountMinor: 168_200 }] },
        documentId: `VD_2026C${number}.1`,
      },
    },
  ];
  const at = shop.server.now.toISOString();
  let previous = '';
  const entries = actions.map((action, index) => {
    const unchained = { ...action, id: `${register}E${index}`, sequence: index + 1, at, previous };
    previous = laneHash(unchained);
    return { ...unchained, hash: previous };
  });
  const batch = { deviceId, lane: 1, sentAt: at, waiting: 0, entries };
  const answer = await cashier.post(`/tills/${register}/entries`, batch);
  return (answer.body as TillBatchAnswer).entries[1];
}
