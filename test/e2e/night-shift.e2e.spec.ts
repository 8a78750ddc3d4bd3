import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ShiftFilmFrame, ShiftRow } from '@balcao/contracts';
import { laneHash, type TillAction, type TillEntry } from '@balcao/domain';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';

let shop: Shop;
const till = { id: 'TILL1', code: 'C1', name: 'Caixa 1', treasuryAccountId: 'account_cash' };
const sale = (saleId: string) => ({
  saleId,
  clientId: hotel.id,
  vatIncluded: true,
  lines: [{ articleId: rice.id, quantity: '1', unitPrice: '1250', vatId: rice.vatId }],
  payment: { rows: [{ methodId: 'method_cash', amountMinor: 125_000 }] },
});

beforeAll(async () => {
  shop = await openStockedShop();
  await shop.amelia.done('/cash-registers', till);
});
afterAll(() => shop.server.end());

/** Maputo is two hours ahead of UTC the whole year. */
const clock = (at: string): void => {
  shop.server.now = new Date(at);
};

const days = async (): Promise<readonly unknown[]> =>
  (await shop.amelia.rows('/documents?sort=number:asc', { revision: 0 })).map(
    ({ reference, issuedOn }) => [reference, issuedOn],
  );

describe('a shift that begins at 18:00 and ends at 03:00', () => {
  it('is one shift, of the day that it began on, with one Z', async () => {
    const { amelia } = shop;
    clock('2026-03-02T16:00:00.000Z');
    await amelia.done('/shifts', { id: 'S1', cashRegisterId: till.id, floatMinor: 200_000 });
    clock('2026-03-02T20:30:00.000Z');
    await amelia.done('/shifts/S1/sales', sale('A1'));
    clock('2026-03-02T22:30:00.000Z');
    await amelia.done('/shifts/S1/sales', sale('A2'));
    clock('2026-03-03T01:00:00.000Z');
    await amelia.done('/shifts/S1/count', { countedMinor: 450_000 });
    const closed = await amelia.done('/shifts/S1/close', { leftMinor: 450_000 });
    const shifts = await amelia.rows<ShiftRow>('/shifts', closed);
    expect(shifts).toMatchObject([
      { id: 'S1', on: '2026-03-02', z: 1, salesMinor: 250_000, differenceMinor: 0 },
    ]);
    const film = (await amelia.read('/shifts/S1/film')) as readonly ShiftFilmFrame[];
    expect(film.map(({ kind }) => kind)).toEqual(['opened', 'sale', 'sale', 'counted', 'closed']);
  });

  it('sells on the day that it is in the shop, which has begun before that of UTC', async () => {
    expect(await days()).toEqual([
      ['VD 2026C1/1', '2026-03-02'],
      ['VD 2026C1/2', '2026-03-03'],
    ]);
    const byDay = (on: string) =>
      shop.amelia.read(
        `/documents/totals?filter=${encodeURIComponent(JSON.stringify({ issuedOn: on }))}`,
      );
    expect(await byDay('2026-03-02')).toMatchObject({ count: 1, totalMinor: 125_000 });
    expect(await byDay('2026-03-03')).toMatchObject({ count: 1, totalMinor: 125_000 });
  });

  it('has the day of what a till did, and not of when it was heard', async () => {
    const { amelia } = shop;
    let previous = '';
    const entry = (sequence: number, at: string, action: TillAction): TillEntry => {
      const unchained = { ...action, id: `N${sequence}`, sequence, at, previous };
      previous = laneHash(unchained);
      return { ...unchained, hash: previous };
    };
    await amelia.done(`/tills/${till.id}/take`, { deviceId: 'tablet_01', device: 'Balcão' });
    clock('2026-03-05T08:00:00.000Z');
    const fields = { ...sale('B1'), shiftId: 'S2', documentId: 'VD_2026C1.3', totalMinor: 125_000 };
    const entries = [
      entry(1, '2026-03-03T16:00:00.000Z', {
        kind: 'openShift',
        said: { id: 'S2', cashRegisterId: till.id, floatMinor: 450_000 },
      }),
      entry(2, '2026-03-03T22:30:00.000Z', { kind: 'sell', said: fields }),
      entry(3, '2026-03-04T00:50:00.000Z', {
        kind: 'countShift',
        said: { id: 'S2', countedMinor: 575_000 },
      }),
      entry(4, '2026-03-04T01:00:00.000Z', { kind: 'closeShift', said: { id: 'S2' } }),
    ];
    const sentAt = shop.server.now.toISOString();
    const batch = { deviceId: 'tablet_01', lane: 1, sentAt, waiting: 4, entries };
    const answer = await amelia.post(`/tills/${till.id}/entries`, batch);
    expect(answer.body).toMatchObject({
      entries: Array.from(entries, () => ({ outcome: 'accepted' })),
    });
    const { revision } = answer.body as { readonly revision: number };
    const rows = await amelia.rows('/shifts?sort=on:asc', { revision });
    expect(rows).toMatchObject([
      { id: 'S1', on: '2026-03-02', z: 1 },
      { id: 'S2', on: '2026-03-03', z: 2, differenceMinor: 0, salesMinor: 125_000 },
    ]);
    expect(await days()).toContainEqual(['VD 2026C1/3', '2026-03-04']);
  });

  it('names the till in the journal, of what was noted in it', async () => {
    const { amelia } = shop;
    const opening = { id: 'S3', cashRegisterId: till.id, floatMinor: 450_000 };
    await amelia.done('/shifts', opening);
    const noted = await amelia.done('/shifts/S3/note', { kind: 'lineRemoved', text: 'Arroz' });
    const rows = await amelia.rows('/journal?filter={"question":"voidedLines"}', noted);
    expect(rows).toMatchObject([{ label: 'Arroz', registerName: 'Caixa 1' }]);
  });

  it('finds by till what was noted in its shifts, and not in those of others', async () => {
    const { amelia } = shop;
    const [noted] = await amelia.rows<{ readonly revision: number }>(
      '/journal?filter={"type":"ShiftNoted"}',
      { revision: 0 },
    );
    const of = async (filter: object) => {
      const sent = encodeURIComponent(JSON.stringify(filter));
      const rows = await amelia.rows(`/journal?perPage=100&filter=${sent}`, {
        revision: noted?.revision ?? 0,
      });
      return rows.map(({ type }) => type);
    };
    const here = await of({ cashRegisterId: till.id });
    expect(here).toEqual(expect.arrayContaining(['ShiftOpened', 'ShiftNoted', 'ShiftClosed']));
    const asked = { cashRegisterId: till.id, question: 'voidedLines' };
    expect(await of(asked)).toEqual(['ShiftNoted']);
    expect(await of({ ...asked, cashRegisterId: 'elsewhere' })).toEqual([]);
    const hours = { cashRegisterId: till.id, question: 'afterHours' };
    expect(new Set(await of(hours))).toEqual(new Set(['DocumentIssued']));
  });
});
