import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Accepted, ShiftRow, TillBatchAnswer } from '@balcao/contracts';
import { laneHash, type TillAction, type TillEntry } from '@balcao/domain';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';

const till = (at: number) => ({
  id: `TILL${at}`,
  code: `C${at}`,
  name: `Caixa ${at}`,
  treasuryAccountId: at === 1 ? 'account_cash' : `DRAWER${at}`,
});
const cash = (amountMinor: number) => ({ methodId: 'method_cash', amountMinor });
const card = (amountMinor: number) => ({
  methodId: 'method_card',
  treasuryAccountId: 'account_bank',
  amountMinor,
});

let shop: Shop;
let amelia: Browser;

beforeAll(async () => {
  shop = await openStockedShop();
  ({ amelia } = shop);
  const service = { ...rice, kind: 'service', movesStock: false };
  await amelia.done('/articles', { ...service, id: 'SVC', code: 'SVC' });
  await amelia.done('/cash-registers', till(1));
  await amelia.done('/shifts', { id: 'S1', cashRegisterId: 'TILL1', floatMinor: 6_000 });
});
afterAll(() => shop.server.end());

const sold = (saleId: string, line: object, rows: readonly object[], more: object = {}) =>
  amelia.done('/shifts/S1/sales', {
    saleId,
    clientId: hotel.id,
    vatIncluded: true,
    lines: [{ articleId: 'SVC', quantity: '1', vatId: 'vat_NOR', ...line }],
    payment: { rows },
    ...more,
  });
const returned = (returnId: string, originId: string, quantity: string, refund: object[]) =>
  amelia.done('/shifts/S1/returns', {
    returnId,
    originId,
    lines: [{ line: 0, quantity }],
    reason: 'devolução',
    refund,
  });
const figuresOf = async (document: Accepted) => {
  const [row] = await amelia.rows(`/documents?filter={"id":"${document.id}"}`, document);
  return [row?.['baseMinor'], row?.['vatMinor'], row?.['totalMinor']];
};
const expected = async (): Promise<number | undefined> =>
  ((await amelia.read('/shifts/S1/x')) as ShiftRow).expectedMinor;

describe('a till, as people have sold and taken back', () => {
  it('gives change, which never was in the drawer', async () => {
    await sold('CHANGE', { unitPrice: '60' }, [{ ...cash(6_000), receivedMinor: 10_000 }]);
    expect(await expected()).toBe(6_000 + 6_000);
  });

  it('gives a discounted pair back one by one, to the cent of what was paid', async () => {
    const before = await expected();
    const line = { quantity: '2', unitPrice: '2.12', discounts: ['10'] };
    const sale = await sold('PAIR', line, [cash(382)]);
    expect(await figuresOf(sale)).toEqual([329, 53, 382]);
    const first = await returned('PAIR1', sale.id, '1', [cash(191)]);
    expect(await figuresOf(first)).toEqual([165, 26, 191]);
    const second = await returned('PAIR2', sale.id, '1', [cash(191)]);
    expect(await figuresOf(second)).toEqual([164, 27, 191]);
    expect(await expected()).toBe(before);
  });

  it('gives what was discounted as a whole back in parts, to the cent', async () => {
    const before = await expected();
    const line = { quantity: '8', unitPrice: '10' };
    const sale = await sold('EIGHT', line, [cash(6_500)], {
      commercialDiscount: { minor: 1_500 },
    });
    expect(await figuresOf(sale)).toEqual([5_603, 897, 6_500]);
    const three = await returned('THREE', sale.id, '3', [cash(2_438)]);
    expect(await figuresOf(three)).toEqual([2_101, 337, 2_438]);
    const five = await returned('FIVE', sale.id, '5', [cash(4_062)]);
    expect(await figuresOf(five)).toEqual([3_502, 560, 4_062]);
    expect(await expected()).toBe(before);
  });

  it('exchanges by a return that is kept as credit, and never by a negative line', async () => {
    const negative = amelia.post('/shifts/S1/sales', {
      saleId: 'NEGATIVE',
      clientId: hotel.id,
      vatIncluded: true,
      lines: [{ articleId: 'SVC', quantity: '-1', unitPrice: '14.50', vatId: 'vat_NOR' }],
      payment: { rows: [] },
    });
    expect((await refusal(negative)).status).toBe(422);
    const before = (await expected()) ?? 0;
    const old = await sold('OLD', { unitPrice: '14.50' }, [cash(1_450)]);
    const back = await returned('BACK', old.id, '1', []);
    expect(await figuresOf(back)).toEqual([1_250, 200, 1_450]);
    const credits = [{ documentId: back.id, amountMinor: 1_450 }];
    const payment = { rows: [cash(450)], credits };
    const taken = await sold('NEW', { unitPrice: '19' }, [], { payment });
    expect(await figuresOf(taken)).toEqual([1_638, 262, 1_900]);
    const open = (await amelia.read(`/clients/${hotel.id}/open-documents`)) as readonly object[];
    expect(open).toEqual([]);
    expect(await expected()).toBe(before + 1_450 + 450);
  });

  it('closes although more came back by card than was sold by it', async () => {
    await amelia.done('/treasury-accounts', {
      id: 'DRAWER2',
      name: 'Gaveta 2',
      kind: 'cash',
      currency: 'MZN',
      openingBalanceMinor: 0,
    });
    const sale = await sold('CARD', { unitPrice: '100' }, [card(10_000)]);
    await amelia.done('/cash-registers', till(2));
    await amelia.done('/shifts', { id: 'S2', cashRegisterId: 'TILL2', floatMinor: 0 });
    await amelia.done('/shifts/S2/returns', {
      returnId: 'BACK2',
      originId: sale.id,
      lines: [{ line: 0, quantity: '1' }],
      reason: 'devolução',
      refund: [card(10_000)],
    });
    await amelia.done('/shifts/S2/count', { countedMinor: 0 });
    const closed = await amelia.done('/shifts/S2/close', { leftMinor: 0 });
    const rows = await amelia.rows<ShiftRow>('/shifts?filter={"id":"S2"}', closed);
    expect(rows).toMatchObject([
      { state: 'closed', expectedMinor: 0, differenceMinor: 0, salesMinor: 0 },
    ]);
  });
});

describe('five sales without a network', () => {
  it('of an archived client and of goods that are gone arrive once, in order, and paid', async () => {
    await amelia.done('/treasury-accounts', {
      id: 'DRAWER3',
      name: 'Gaveta 3',
      kind: 'cash',
      currency: 'MZN',
      openingBalanceMinor: 0,
    });
    await amelia.done('/cash-registers', till(3));
    const settings = { defaultClientId: hotel.id, exceedsStockLimits: false };
    await amelia.done('/companies/current/settings', settings);
    await amelia.done('/clients', { id: 'GONE', code: 'C9', name: 'Cliente antigo' });
    await amelia.done('/clients/GONE/archive', {});
    const celeste = await joined(shop, 'celeste', { role: 'cashier' });
    await celeste.done('/tills/TILL3/take', { deviceId: 'tablet_03', device: 'Balcão' });
    let previous = '';
    const at = shop.server.now.toISOString();
    const actions: readonly TillAction[] = [
      { kind: 'openShift', said: { id: 'S3', cashRegisterId: 'TILL3', floatMinor: 0 } },
      ...Array.from({ length: 5 }, (_, sale): TillAction => ({
        kind: 'sell',
        said: {
          shiftId: 'S3',
          saleId: `OFF${sale}`,
          clientId: sale === 1 ? 'GONE' : hotel.id,
          vatIncluded: true,
          lines: [{ articleId: rice.id, quantity: '1', unitPrice: '1250', vatId: rice.vatId }],
          payment: { rows: [cash(125_000)] },
          documentId: `VD_2026C3.${sale + 1}`,
          totalMinor: 125_000,
        },
      })),
    ];
    const entries = actions.map((action, index): TillEntry => {
      const unchained = { ...action, id: `F${index}`, sequence: index + 1, at, previous };
      previous = laneHash(unchained);
      return { ...unchained, hash: previous };
    });
    const batch = { deviceId: 'tablet_03', lane: 1, sentAt: at, waiting: 0, entries };
    const send = async () =>
      (await celeste.post('/tills/TILL3/entries', batch)).body as TillBatchAnswer;
    const heard = await send();
    expect((await send()).entries).toEqual(heard.entries);
    expect(heard.entries.map(({ outcome }) => outcome)).not.toContain('refused');
    const codesOf = (at: number) => heard.entries[at]?.corrections?.map(({ code }) => code) ?? [];
    expect(codesOf(2)).toContain('client.archived');
    expect(codesOf(1)).toContain('stock.insufficient');
    const path = '/documents?filter={"seriesId":"VD_2026C3"}&sort=number:asc';
    const rows = await amelia.rows(path, heard);
    expect(rows.map(({ id, status }) => [id, status])).toEqual(
      Array.from({ length: 5 }, (_, sale) => [`VD_2026C3.${sale + 1}`, 'paid']),
    );
  });
});
