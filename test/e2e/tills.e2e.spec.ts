import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  ShiftFilmFrame,
  ShiftRow,
  TillBatchAnswer,
  TillStand,
  TillStart,
} from '@balcao/contracts';
import { laneHash, type TillAction, type TillEntry } from '@balcao/domain';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';
import { closedDay, framesOfDay, standWithGap } from './support/till-day.js';

let shop: Shop;
let celeste: Browser;
const till = { id: 'TILL1', code: 'C1', name: 'Caixa 1', treasuryAccountId: 'account_cash' };
const line = { articleId: rice.id, quantity: '1', unitPrice: '1250', vatId: rice.vatId };
const sale = (saleId: string, more: object = {}) => ({
  saleId,
  lines: [line],
  vatIncluded: true,
  payment: { rows: [{ methodId: 'method_cash', amountMinor: 125_000, receivedMinor: 150_000 }] },
  ...more,
});

beforeAll(async () => {
  shop = await openStockedShop();
  const { amelia } = shop;
  const safe = { id: 'SAFE', name: 'Cofre', kind: 'cash', currency: 'MZN' };
  await amelia.done('/treasury-accounts', { ...safe, openingBalanceMinor: 0 });
  await amelia.done('/cash-registers', till);
  await amelia.done('/companies/current/settings', { defaultClientId: hotel.id });
  const limits = { cashRefundMinor: 500_000, cashOutMinor: 100_000 };
  celeste = await joined(shop, 'celeste', { role: 'cashier', limits });
});
afterAll(() => shop.server.end());

describe('a shift over HTTP', () => {
  it('is opened, sells, is counted blind and closed with its Z', async () => {
    const { amelia } = shop;
    expect(await refusal(celeste.post('/shifts/S1/sales', sale('A1')))).toMatchObject({
      code: 'shift.noneOpen',
      title: 'No open shift found',
    });
    const noAccount = amelia.post('/shifts', { id: 'S0', floatMinor: 0 });
    expect(await refusal(noAccount)).toMatchObject({ code: 'pos.cashRegisterNotSelected' });
    await celeste.done('/shifts', { id: 'S1', cashRegisterId: till.id, floatMinor: 200_000 });
    const sold = await celeste.done('/shifts/S1/sales', sale('A1', { clientId: hotel.id }));
    expect(sold.id).toBe('VD_2026C1.1');
    await celeste.done('/shifts/S1/cash', {
      movementId: 'M1',
      kind: 'out',
      amountMinor: 5_000,
      reason: 'táxi',
    });
    await celeste.done('/shifts/S1/returns', {
      returnId: 'R1',
      originId: sold.id,
      lines: [{ line: 0, quantity: '1' }],
      reason: 'avariado',
      refund: [{ methodId: 'method_cash', amountMinor: 125_000 }],
    });
    const last = await celeste.done('/shifts/S1/count', { countedMinor: 194_000 });

    const blind = await celeste.rows('/shifts', last);
    expect(blind).toMatchObject([{ id: 'S1', state: 'open', counts: [{ countedMinor: 194_000 }] }]);
    for (const hidden of ['figures', 'expectedMinor', 'salesMinor', 'closing']) {
      expect(blind[0]).not.toHaveProperty(hidden);
    }
    const start = (await celeste.read(`/pos/start?cashRegisterId=${till.id}`)) as TillStart;
    expect(start.shift).toMatchObject({ id: 'S1', counts: 1 });
    expect(start.shift).not.toHaveProperty('expectedMinor');
    expect(start.series.map(({ id, nextNumber }) => [id, nextNumber])).toContainEqual([
      ...['VD_2026C1', 2],
    ]);
    const [paper] = start.papers;
    expect(paper).toMatchObject({ typeId: 'VD', language: 'pt' });
    expect([start.supplier.nuit, start.anyone?.name]).toEqual([expect.any(String), hotel.name]);
    const since = `/pos/start?cashRegisterId=${till.id}&since=`;
    expect(await celeste.read(`${since}${start.revision}`)).toEqual({
      revision: start.revision,
      now: expect.any(String),
      isUnchanged: true,
    });
    expect(await celeste.read(`${since}${start.revision - 1}`)).toMatchObject({
      shift: { id: 'S1' },
    });
    const [drawer] = await celeste.rows('/treasury-accounts', last);
    expect(drawer).not.toHaveProperty('balanceMinor');
    expect(await refusal(celeste.get('/shifts/S1/film'))).toMatchObject({
      code: 'identity.permissionMissing',
    });

    // A cashier who counts blind learns whether a supervisor is needed, and nothing of figures.
    const outlook = { counts: 1, countedMinor: 194_000, needsApproval: false, parked: [] };
    expect(await celeste.read('/shifts/S1/closing')).toEqual({ ...outlook, needsReason: false });
    expect(await amelia.read('/shifts/S1/closing')).toMatchObject({
      ...outlook,
      expectedMinor: 195_000,
      differenceMinor: -1_000,
    });
    for (const path of ['paper', 'figures']) {
      expect(await refusal(celeste.get(`/shifts/S1/${path}`))).toMatchObject({
        code: 'shift.figuresHidden',
      });
    }
    expect((await amelia.get('/shifts/S1/paper?language=en')).text).toContain('Shift so far');
    const x = (await amelia.read('/shifts/S1/x')) as ShiftRow;
    expect(x).toMatchObject({ expectedMinor: 195_000 });
    const closed = await celeste.done('/shifts/S1/close', {
      leftMinor: 100_000,
      depositAccountId: 'SAFE',
    });
    const [z] = await amelia.rows<ShiftRow>('/shifts', closed);
    expect(z).toMatchObject(closedDay);
    const film = (await amelia.read('/shifts/S1/film')) as ShiftFilmFrame[];
    const sums = await amelia.read('/shifts/totals');
    expect(sums).toMatchObject({ sums: { salesMinor: 125_000, differenceMinor: -1_000 } });
    const explanation = { cause: 'payOutMissing', reason: 'gorjeta', accountId: 'SAFE' };
    const explained = await amelia.done('/shifts/S1/explain', explanation);
    const [after] = await amelia.rows<ShiftRow>('/shifts', explained);
    expect(after).toMatchObject({
      differenceMinor: -1_000,
      explanations: [{ cause: 'payOutMissing', differenceMinor: -1_000, reason: 'gorjeta' }],
    });
    const workbook = await amelia.get('/shifts/S1/figures?format=csv');
    expect(workbook.text).toContain('Difference,,,-10.00');
    expect(film.map(({ kind, expectedMinor }) => [kind, expectedMinor])).toEqual(framesOfDay);
    expect(await refusal(celeste.post('/shifts/S1/sales', sale('A2')))).toMatchObject({
      code: 'shift.closed',
    });
    // The next float is held against what was left, and may come from an account of this currency.
    const dollars = { id: 'DOLLARS', name: 'Cofre USD', kind: 'cash', currency: 'USD' };
    await amelia.done('/treasury-accounts', { ...dollars, openingBalanceMinor: 0 });
    const next = (await celeste.read(`/pos/start?cashRegisterId=${till.id}`)) as TillStart;
    expect(next.registers).toMatchObject([{ id: till.id, leftMinor: 100_000 }]);
    const ids = next.accounts.map(({ id }) => id).filter((id) => /SAFE|DOLLARS/.test(id));
    expect(ids).toEqual(['SAFE']);
  });
});

describe('a till without a network', () => {
  let sequence = 0;
  let previous = '';

  function entry(action: TillAction, at = '2026-03-02T07:00:00.000Z'): TillEntry {
    sequence += 1;
    const unchained = { ...action, id: `E${sequence}`, sequence, at, previous };
    previous = laneHash(unchained);
    return { ...unchained, hash: previous };
  }

  const sold = (saleId: string, number: number): TillAction => ({
    kind: 'sell',
    said: {
      shiftId: 'S2',
      saleId,
      lines: [line],
      clientId: hotel.id,
      vatIncluded: true,
      payment: { rows: [{ methodId: 'method_cash', amountMinor: 125_000 }] },
      documentId: `VD_2026C1.${number}`,
      totalMinor: 125_000,
    },
  });

  async function send(entries: readonly TillEntry[], sentAt?: string): Promise<TillBatchAnswer> {
    const now = sentAt ?? shop.server.now.toISOString();
    const batch = { deviceId: 'tablet_01', lane: 1, sentAt: now, waiting: 3, entries };
    const answer = await celeste.post(`/tills/${till.id}/entries`, batch);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body as TillBatchAnswer;
  }

  it('is received in order and once, and learns what was corrected', async () => {
    const { amelia } = shop;
    await celeste.done(`/tills/${till.id}/take`, { deviceId: 'tablet_01', device: 'Balcão' });
    const elsewhere = amelia.post(`/tills/${till.id}/take`, {
      deviceId: 'laptop_02',
      device: 'PC',
    });
    expect(await refusal(elsewhere)).toMatchObject({
      code: 'pos.tillOpenElsewhere',
      params: { device: 'Balcão' },
    });
    const open: TillAction = {
      kind: 'openShift',
      said: { id: 'S2', cashRegisterId: till.id, floatMinor: 100_000 },
    };
    const batch = [entry(open), entry(sold('B1', 2)), entry(sold('B2', 3))];
    const first = await send(batch);
    expect(first.entries.map(({ outcome, recordId }) => [outcome, recordId])).toEqual([
      ['accepted', 'S2'],
      ['accepted', 'VD_2026C1.2'],
      ['accepted', 'VD_2026C1.3'],
    ]);
    expect(first).toMatchObject({ sequence: 3, hash: previous });
    const again = await send(batch);
    expect(again.entries).toEqual(first.entries);

    const lost = entry(sold('B3', 4));
    const tampered = { ...entry(sold('B4', 5)), at: '2026-03-02T07:10:00.000Z' };
    const late = await send([tampered, entry(sold('B5', 6))]);
    expect(late.entries).toMatchObject([
      { outcome: 'quarantined', corrections: [{ code: 'pos.entryTampered' }] },
      { outcome: 'accepted', recordId: 'VD_2026C1.6' },
    ]);
    const [stand] = await amelia.rows<TillStand>('/tills', late);
    expect(stand).toMatchObject(standWithGap);
    const dayOff = new Date(shop.server.now.getTime() - 86_400_000).toISOString();
    const [found] = (await send([lost], dayOff)).entries;
    expect(found).toMatchObject({ outcome: 'quarantined' });
    expect(await send([], dayOff)).toMatchObject({ clockOffMs: 86_400_000 });
  });

  it('is refused what no entry says', async () => {
    const silent = { ...entry(sold('B9', 9)), said: undefined };
    const batch = { deviceId: 'tablet_01', lane: 1, sentAt: '', waiting: 0, entries: [silent] };
    const refused = await celeste.post(`/tills/${till.id}/entries`, batch);
    expect(refused.status).toBe(422);
  });

  it('has what follows a refused entry wait with it', async () => {
    const entries = [entry(sold('B10', 10)), entry(sold('B11', 11))];
    const batch = { deviceId: 'tablet_01', lane: 9, sentAt: '', waiting: 0, entries };
    const answer = await celeste.post(`/tills/${till.id}/entries`, batch);
    expect((answer.body as TillBatchAnswer).entries).toMatchObject([
      { id: entries[0]?.id, outcome: 'refused', corrections: [{ code: 'pos.laneUnknown' }] },
    ]);
  });

  it('keeps what it sells page by page, and what changed since', async () => {
    const { amelia } = shop;
    const all = (await celeste.read('/pos/articles?limit=1')) as {
      rows: object[];
      revision: number;
    };
    expect(all.rows).toMatchObject([{ id: rice.id }]);
    const none = await celeste.read(`/pos/articles?after=${all.revision}`);
    expect(none).toMatchObject({ rows: [], isMore: false });
    const changed = await amelia.done(`/articles/${rice.id}/change`, { salePrice: '1300' });
    const after = await celeste.rows(`/pos/articles?after=${all.revision}`, changed);
    expect(after).toMatchObject({ rows: [{ id: rice.id, salePrice: '1300' }] });
  });

  it('parks a sale under a name, and it is recalled once', async () => {
    const cart = { lines: [{ ...line, hasOwnPrice: true }] };
    const parked = { id: 'P1', name: 'Mesa 4', totalMinor: 125_000, cart };
    await celeste.done('/shifts/S2/parked-sales', parked);
    expect(await celeste.read('/parked-sales')).toMatchObject([{ name: 'Mesa 4' }]);
    expect(await celeste.read('/parked-sales/P1')).toMatchObject({ cart });
    await celeste.done('/parked-sales/P1/recall', { shiftId: 'S2' });
    await celeste.done('/parked-sales/P1/recall', { shiftId: 'S2' });
    const late = celeste.get('/parked-sales/P1');
    expect(await refusal(late)).toMatchObject({ code: 'shift.saleTaken' });
  });
});

describe('cashiers and supervisors', () => {
  it('join by their own PIN, and see only the documents of their shift', async () => {
    const { amelia } = shop;
    const zita = await joined(shop, 'zita', {
      role: 'cashier',
      limits: { currentShiftOnly: true },
    });
    const { cashiers } = (await celeste.read('/pos/start')) as TillStart;
    const zitaId = cashiers.find(({ name }) => name.startsWith('zita'))?.id ?? '';
    const celesteId = cashiers.find(({ name }) => name.startsWith('celeste'))?.id ?? '';
    await zita.done('/members/me/pin', { pin: '7391' });
    const join = (pin: string) => celeste.post('/shifts/S2/join', { cashierId: zitaId, pin });
    expect(await refusal(join('0000'))).toMatchObject({ code: 'approval.wrongPin' });
    expect(await zita.read('/documents')).toEqual([]);
    expect(await zita.read('/pos/start')).toMatchObject({ currentShiftOnly: true });
    expect((await join('7391')).status).toBe(200);
    const mine = await zita.done(
      '/shifts/S2/sales',
      sale('Z1', {
        clientId: hotel.id,
        seriesId: 'VD_2026C1',
        lines: [{ ...line, cashierId: celesteId }],
      }),
    );
    const seen = await zita.rows('/documents', mine);
    expect(seen.map(({ shiftId }) => shiftId)).toEqual(seen.map(() => 'S2'));
    expect(seen.length).toBeGreaterThan(1);
    expect((await zita.get('/documents/VD_2026C1.1')).status).toBe(404);
    expect((await amelia.get('/documents/VD_2026C1.1')).status).toBe(200);

    // Zita sells what Celeste had put on the ticket.
    expect(await amelia.read(`/documents/${mine.id}`)).toMatchObject({
      content: { lines: [{ cashier: { id: celesteId, name: expect.stringMatching(/^celeste/) } }] },
    });
    const film = (await amelia.read('/shifts/S2/film')) as ShiftFilmFrame[];
    expect(film.find(({ recordId }) => recordId === mine.id)).toMatchObject({
      cashier: expect.stringMatching(/^zita/),
      lineCashiers: [{ lines: 1 }],
    });
  });
});
