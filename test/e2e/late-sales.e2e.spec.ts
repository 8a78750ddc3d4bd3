import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FiscalPeriodChangesAnswer, ShiftRow, TillBatchAnswer } from '@balcao/contracts';
import { laneHash, type TillAction, type TillEntry } from '@balcao/domain';
import type { Browser } from './support/browser.js';
import { fiscalFileMade } from './support/fiscal-files.js';
import { hotel, openStockedShop, owner, rice, type Shop } from './support/shop.js';

const till = { id: 'TILL1', code: 'C1', name: 'Caixa 1', treasuryAccountId: 'account_cash' };

describe('a sale made without a network in a month that is declared before it is heard', () => {
  let shop: Shop;
  let amelia: Browser;
  let answer: TillBatchAnswer;
  let previous = '';

  const entry = (sequence: number, at: string, action: TillAction): TillEntry => {
    const unchained = { ...action, id: `L${sequence}`, sequence, at, previous };
    previous = laneHash(unchained);
    return { ...unchained, hash: previous };
  };

  const sold = (number: number): TillAction => ({
    kind: 'sell',
    said: {
      shiftId: 'S1',
      saleId: `A${number}`,
      clientId: hotel.id,
      vatIncluded: true,
      lines: [{ articleId: rice.id, quantity: '1', unitPrice: '1250', vatId: rice.vatId }],
      payment: { rows: [{ methodId: 'method_cash', amountMinor: 125_000 }] },
      documentId: `VD_2026C1.${number}`,
      totalMinor: 125_000,
    },
  });

  async function send(entries: readonly TillEntry[]): Promise<TillBatchAnswer> {
    const sentAt = shop.server.now.toISOString();
    const batch = { deviceId: 'tablet_01', lane: 1, sentAt, waiting: 0, entries };
    return (await amelia.post(`/tills/${till.id}/entries`, batch)).body as TillBatchAnswer;
  }

  async function signInAt(instant: string): Promise<void> {
    shop.server.now = new Date(instant);
    const { email, password } = owner;
    amelia.begin(await amelia.post('/session', { email, password }));
  }

  async function declareMarch(): Promise<void> {
    const period = { from: '2026-03-01', to: '2026-03-31' };
    const { id } = await fiscalFileMade(amelia, { kind: 'declaration-xlsx', ...period });
    await amelia.done('/fiscal/periods/2026-03/declare', { fileId: id });
  }

  const march = async (): Promise<FiscalPeriodChangesAnswer> =>
    (await amelia.read('/fiscal/periods/2026-03')) as FiscalPeriodChangesAnswer;

  beforeAll(async () => {
    shop = await openStockedShop();
    ({ amelia } = shop);
    await amelia.done('/cash-registers', till);
    await signInAt('2026-03-31T07:00:00.000Z');
    await amelia.done(`/tills/${till.id}/take`, { deviceId: 'tablet_01', device: 'Balcão' });
    await send([
      entry(1, '2026-03-31T07:00:00.000Z', {
        kind: 'openShift',
        said: { id: 'S1', cashRegisterId: till.id, floatMinor: 50_000 },
      }),
      entry(2, '2026-03-31T07:10:00.000Z', sold(1)),
    ]);
    // The network is gone; the shop closes the shift and hands in the month without the till.
    await signInAt('2026-04-02T08:00:00.000Z');
    await amelia.done('/shifts/S1/count', { countedMinor: 300_000 });
    const closed = await amelia.done('/shifts/S1/close', { leftMinor: 300_000 });
    await amelia.rows('/shifts', closed);
    await declareMarch();
    expect(await march()).toMatchObject({ state: 'declared', changes: 0 });
    const late = [entry(3, '2026-03-31T18:30:00.000Z', sold(2))];
    answer = await send(late);
    expect(await send(late)).toMatchObject({ entries: answer.entries });
  });
  afterAll(() => shop.server.end());

  it('is kept as printed, and the till learns about the month', () => {
    expect(answer.entries).toMatchObject([
      {
        outcome: 'corrected',
        recordId: 'VD_2026C1.2',
        declaredPeriods: ['2026-03'],
        corrections: [{ code: 'shift.closed' }],
      },
    ]);
  });

  it('has its number, its day and its place in the chain', async () => {
    const { revision } = answer;
    const rows = await amelia.rows('/documents?sort=number:asc', { revision });
    expect(rows.map(({ reference, issuedOn, status }) => [reference, issuedOn, status])).toEqual([
      ['VD 2026C1/1', '2026-03-31', 'paid'],
      ['VD 2026C1/2', '2026-03-31', 'paid'],
    ]);
  });

  it('is named as a change since the declaration, with its VAT', async () => {
    const { state, changes, items, vatMinor } = await march();
    expect({ state, changes }).toEqual({ state: 'changed', changes: 1 });
    expect(items).toMatchObject([
      { kind: 'issued', documentId: 'VD_2026C1.2', reference: 'VD 2026C1/2', vatMinor },
    ]);
    expect(vatMinor).toBeGreaterThan(0);
  });

  it('is listed next to the Z, which stays as it was', async () => {
    const [shift] = await amelia.rows<ShiftRow>('/shifts', answer);
    expect(shift).toMatchObject({
      z: 1,
      state: 'closed',
      salesMinor: 125_000,
      differenceMinor: 125_000,
      closing: { figures: { sales: { count: 1 } } },
      amendments: [{ number: 1, recordId: 'VD_2026C1.2', totalMinor: 125_000, cashMinor: 125_000 }],
    });
    const paper = await amelia.get('/shifts/S1/paper?language=en');
    expect(paper.text).toContain('VD 2026C1/2');
    const figures = await amelia.get('/shifts/S1/figures?format=csv');
    expect(figures.text).toMatch(/VD 2026C1\/2 · 31-03-2026 \d\d:\d\d,,,1250\.00/);
  });
});
