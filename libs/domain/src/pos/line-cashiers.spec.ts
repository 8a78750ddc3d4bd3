import { describe, expect, it } from '@jest/globals';
import type { JournalEvent } from '../events.js';
import { Trading, aShopWithTill, sell } from '../testing/index.js';
import { laneHash } from './lane-hash.js';
import { otherCashiers } from './line-cashiers.js';
import type { TillLine } from './parking.events.js';
import type { TillAction } from './till-entries.js';

const at = '2026-03-02T06:00:00.000Z';

function aShift(): Trading {
  const shop = new Trading(aShopWithTill());
  const opening = { cashRegisterId: 'till1', floatMinor: 0 } as const;
  shop.run({ type: 'OpenShift', id: 'shift1', ...opening }, { actorId: 'owner' });
  shop.run({ type: 'JoinShift', id: 'shift1', cashierId: 'cashier' }, { actorId: 'owner' });
  return shop;
}

const soap = { articleId: 'soap', quantity: '1', unitPrice: '87.00', vatId: 'vat_NOR' } as const;
const soapBy = (cashierId: string): TillLine => ({ ...soap, cashierId });
const lines = [soapBy('owner'), soapBy('cashier'), soap];

const linesOf = (events: readonly JournalEvent[]) =>
  events.flatMap((event) => (event.type === 'DocumentIssued' ? event.data.lines : []));

describe('a line of a sale', () => {
  it('names who put it on the ticket, where another sells', () => {
    const sold = aShift().run(sell('s1', 26_100, { lines, cashierId: 'owner' }));
    const cashiers = linesOf(sold).map(({ cashier }) => cashier);
    expect(cashiers).toEqual([undefined, { id: 'cashier', name: 'Celeste' }, undefined]);
    expect(otherCashiers(linesOf(sold))).toEqual([{ name: 'Celeste', lines: 1 }]);
  });

  it('is nobody’s of whom the company has never heard', () => {
    const selling = sell('s1', 8_700, { lines: [soapBy('somebody')], cashierId: 'owner' });
    expect(aShift().tryRun(selling)).toBe('shift.cashierUnknown');
  });

  it('keeps its cashier while the sale waits', () => {
    const parking = {
      id: 'parked1',
      shiftId: 'shift1',
      name: 'Mesa 4',
      totalMinor: 26_100,
    } as const;
    const [parked] = aShift().run({ type: 'ParkSale', ...parking, cart: { lines } });
    expect(parked).toMatchObject({ type: 'SaleParked', data: { cart: { lines } } });
  });

  it('that is taken away says who had put it there', () => {
    const removed = { type: 'NoteShift', id: 'shift1', kind: 'lineRemoved' } as const;
    const fields = { cashierId: 'owner', text: '1 × Sabão', amountMinor: 8_700 };
    const [other] = aShift().run({ ...removed, ...fields, lineCashierId: 'cashier' });
    expect(other?.data).toMatchObject({ lineCashier: { id: 'cashier', name: 'Celeste' } });
    const [own] = aShift().run({ ...removed, ...fields, lineCashierId: 'owner' });
    expect(own?.data).not.toHaveProperty('lineCashier');
  });

  it('is taken from a till without a cashier that the books do not know', () => {
    const shop = aShift();
    const device = { cashRegisterId: 'till1', deviceId: 'tablet_01' } as const;
    shop.run({ type: 'TakeTill', ...device, device: 'Balcão 1' });
    const { type, ...said } = sell('s1', 17_400, { lines: [soapBy('nobody'), soapBy('cashier')] });
    expect(type).toBe('SellAtTill');
    const action: TillAction = { kind: 'sell', said };
    const unchained = { ...action, id: 'entry1', sequence: 1, at, previous: '' };
    const entry = { ...unchained, hash: laneHash(unchained) };
    const sending = { type: 'TakeTillEntry', ...device, lane: 1, clockOffMs: 0, entry } as const;
    const taken = shop.run(sending, { actorId: 'owner' });
    expect(linesOf(taken).map(({ cashier }) => cashier?.name)).toEqual([undefined, 'Celeste']);
    const corrections = [{ code: 'shift.cashierUnknown', path: 'lines.0.cashierId', params: {} }];
    expect(taken.at(-1)).toMatchObject({ type: 'TillEntryTaken', data: { corrections } });
  });
});
