import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AttentionAnswer, ShiftRow } from '@balcao/contracts';
import { refusal } from './support/browser.js';
import { hotel, openStockedShop, type Shop } from './support/shop.js';

let shop: Shop;
const filtered = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The states of the shifts that a filter selects, and how many their totals count. */
async function found(filter: object) {
  const { amelia } = shop;
  const rows = (await amelia.read(`/shifts?${filtered(filter)}`)) as readonly ShiftRow[];
  const totals = await amelia.read(`/shifts/totals?${filtered(filter)}`);
  const { count } = totals as { readonly count: number };
  return { states: rows.map(({ id, state }) => `${id} ${state}`), count };
}

beforeAll(async () => {
  shop = await openStockedShop();
  const { amelia } = shop;
  await amelia.done('/companies/current/settings', { defaultClientId: hotel.id });
  for (const number of [1, 2]) {
    const name = `Caixa ${number}`;
    const till = { id: `TILL${number}`, code: `C${number}`, name };
    const treasuryAccountId = `DRAWER${number}`;
    const drawer = { id: treasuryAccountId, name, kind: 'cash', currency: 'MZN' };
    await amelia.done('/treasury-accounts', { ...drawer, openingBalanceMinor: 0 });
    await amelia.done('/cash-registers', { ...till, treasuryAccountId });
    await amelia.done('/shifts', { id: `S${number}`, cashRegisterId: till.id, floatMinor: 0 });
  }
  await amelia.done('/shifts/S2/count', { countedMinor: 0 });
  await amelia.done('/shifts/S2/close', {});
});
afterAll(() => shop.server.end());

describe('a shift that nobody closes', () => {
  it('is open on its day', async () => {
    expect(await found({ state: 'notClosed' })).toEqual({ states: [], count: 0 });
    expect(await shop.amelia.read('/shifts/S1')).toMatchObject({ state: 'open' });
    const attention = (await shop.amelia.read('/dashboard/attention')) as AttentionAnswer;
    expect(attention.lateShifts).toBe(0);
  });

  it('is not closed from the next day on: in lists, sums, files, reports and on Home', async () => {
    const { amelia, server } = shop;
    server.now = new Date('2026-03-03T08:00:00.000Z');
    expect(await found({ state: 'notClosed' })).toEqual({ states: ['S1 notClosed'], count: 1 });
    expect(await found({ state: 'notClosed', on: { $gte: '2026-03-03' } })).toEqual({
      states: [],
      count: 0,
    });
    expect(await amelia.read('/shifts/S1')).toMatchObject({ state: 'notClosed' });
    expect(await found({ state: 'closed' })).toEqual({ states: ['S2 closed'], count: 1 });
    const report = `/reports/shift_reports?${filtered({ state: 'notClosed' })}`;
    expect(await amelia.read(report)).toMatchObject([{ id: 'S1', state: 'notClosed' }]);
    const closed = `/reports/shift_reports?${filtered({ state: 'closed' })}`;
    expect(await amelia.read(closed)).toMatchObject([{ id: 'S2', state: 'closed' }]);
    expect(await amelia.read('/dashboard/attention')).toMatchObject({ lateShifts: 1 });
    const file = await amelia.get('/shifts?format=csv');
    expect(file.text).toContain('Not closed');
  });

  it('goes on for the hours that the company sets, and can be closed at any time', async () => {
    const { amelia } = shop;
    await amelia.done('/companies/current/settings', { shiftHours: 30 });
    expect(await found({ state: 'notClosed' })).toEqual({ states: [], count: 0 });
    await amelia.done('/companies/current/settings', { shiftHours: 20 });
    expect(await found({ state: 'notClosed' })).toEqual({ states: ['S1 notClosed'], count: 1 });
    const tooLong = amelia.post('/companies/current/settings', { shiftHours: 73 });
    expect(await refusal(tooLong)).toMatchObject({ errors: [{ path: 'shiftHours' }] });
    await amelia.done('/shifts/S1/count', { countedMinor: 0 });
    await amelia.done('/shifts/S1/close', {});
    expect(await found({ state: 'notClosed' })).toEqual({ states: [], count: 0 });
  });
});
