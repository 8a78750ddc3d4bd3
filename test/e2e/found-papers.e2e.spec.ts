import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  Accepted,
  SeriesContinuityAnswer,
  TillBatchAnswer,
  TillStand,
} from '@balcao/contracts';
import { laneHash, type TillAction, type TillEntry } from '@balcao/domain';
import { refusal } from './support/browser.js';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';

const till = { id: 'TILL1', code: 'C1', name: 'Caixa 1', treasuryAccountId: 'account_cash' };
const device = { deviceId: 'tablet_01', device: 'Balcão' };
const line = { articleId: rice.id, quantity: '1', unitPrice: '1250', vatId: rice.vatId };
let shop: Shop;

beforeAll(async () => {
  shop = await openStockedShop();
  await shop.amelia.done('/cash-registers', till);
  await shop.amelia.done('/companies/current/settings', { defaultClientId: hotel.id });
});
afterAll(() => shop.server.end());

/** Entries of the till in their chain: a shift, and sales numbered from 1. */
function entriesOf(sales: number): readonly TillEntry[] {
  const opened: TillAction = {
    kind: 'openShift',
    said: { id: 'S1', cashRegisterId: till.id, floatMinor: 0 },
  };
  const sold = Array.from({ length: sales }, (_, index): TillAction => ({
    kind: 'sell',
    said: {
      shiftId: 'S1',
      saleId: `A${index + 1}`,
      lines: [line],
      vatIncluded: true,
      payment: { rows: [{ methodId: 'method_cash', amountMinor: 125_000 }] },
      documentId: `VD_2026C1.${index + 1}`,
      totalMinor: 125_000,
    },
  }));
  let previous = '';
  return [opened, ...sold].map((action, index) => {
    const at = new Date(shop.server.now.getTime() - 60_000 + index * 100).toISOString();
    const sequence = index + 1;
    const unchained = { ...action, id: `E${sequence}`, sequence, at, previous };
    previous = laneHash(unchained);
    return { ...unchained, hash: previous };
  });
}

async function send(entries: readonly TillEntry[]): Promise<TillBatchAnswer> {
  const sentAt = shop.server.now.toISOString();
  const batch = { deviceId: device.deviceId, lane: 1, sentAt, waiting: 0, entries };
  const answer = await shop.amelia.post(`/tills/${till.id}/entries`, batch);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as TillBatchAnswer;
}

async function stand(after: Accepted): Promise<TillStand> {
  const [only] = await shop.amelia.rows<TillStand>('/tills', after);
  if (!only) throw new Error('the company has a till');
  return only;
}

const paper = {
  recoveryId: 'paper1',
  reference: 'VD 2026C1/12',
  sequence: 13,
  totalMinor: 125_000,
  issuedOn: '2026-03-02',
  lines: [{ description: 'Vendas', quantity: '1', unitPrice: '1250', vatId: rice.vatId }],
  payment: [{ methodId: 'method_cash', amountMinor: 125_000 }],
};

describe('a till whose device was wiped with seven sales unsent', () => {
  const entries: TillEntry[] = [];

  it('takes the same batch five times as once', async () => {
    await shop.amelia.done(`/tills/${till.id}/take`, device);
    entries.push(...entriesOf(17));
    const sentOnes = entries.slice(0, 11);
    const first = await send(sentOnes);
    for (let again = 0; again < 4; again += 1) {
      const answer = await send(sentOnes);
      expect([answer.entries, answer.revision]).toEqual([first.entries, first.revision]);
    }
    expect(first).toMatchObject({ sequence: 11, revision: first.revision });
  });

  it('learns from any printed number what never arrived', async () => {
    const { amelia } = shop;
    // The device begins again: its lane is another one, and so are its numbers.
    await amelia.done(`/tills/${till.id}/take`, device);
    const report = { lane: 1, sequence: 18 };
    await amelia.done(`/tills/${till.id}/report-number`, report);
    const reference = 'vd 2026c1/17';
    const done = await amelia.done(`/tills/${till.id}/report-number`, { reference });
    const { lanes, missingEntries, missingNumbers } = await stand(done);
    expect([lanes[0]?.missing, missingEntries]).toEqual([[{ from: 12, to: 18 }], 7]);
    const numbers = [11, 12, 13, 14, 15, 16, 17];
    expect(missingNumbers.map((each) => each.documentId)).toEqual(
      numbers.map((number) => `VD_2026C1.${number}`),
    );
  });

  it('has exactly one number less missing once its paper is entered', async () => {
    const { amelia } = shop;
    const done = await amelia.done(`/tills/${till.id}/recover-paper`, paper);
    expect(done.id).toBe('VD_REC2026.1');
    const { lanes, missingEntries, missingNumbers } = await stand(done);
    const left = [
      { from: 12, to: 12 },
      { from: 14, to: 18 },
    ];
    expect([lanes[0]?.missing, missingEntries]).toEqual([left, 6]);
    expect(missingNumbers.map(({ documentId }) => documentId)).not.toContain('VD_2026C1.12');
    expect(missingNumbers).toHaveLength(6);
    const [document] = await amelia.rows('/documents?filter[id]=VD_REC2026.1', done);
    expect(document).toMatchObject({ totalMinor: 125_000 });
    const twice = amelia.post(`/tills/${till.id}/recover-paper`, { ...paper, recoveryId: 'again' });
    expect(await refusal(twice)).toMatchObject({ code: 'document.recoveredBefore' });
    const known = { ...paper, reference: 'VD 2026C1/3', recoveryId: 'known' };
    expect(await refusal(amelia.post(`/tills/${till.id}/recover-paper`, known))).toMatchObject({
      code: 'pos.numberTaken',
    });
  });

  it('is listed by the check of the series, with the paper that was found', async () => {
    const read = await shop.amelia.read('/series-continuity?seriesId=VD_2026C1');
    const { series, findings } = read as SeriesContinuityAnswer;
    expect(series).toMatchObject([{ numbers: 17, lastNumber: 17, gap: 0, missing: 6, found: 1 }]);
    expect(findings.filter(({ kind }) => kind === 'found')).toMatchObject([
      { reference: 'VD 2026C1/12', recoveredAs: 'VD_REC2026.1' },
    ]);
  });
});
