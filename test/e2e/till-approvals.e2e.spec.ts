import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  ReturnableSale,
  TillApprovalAnswer,
  TillBatchAnswer,
  TillStart,
} from '@balcao/contracts';
import {
  laneHash,
  PIN_ATTEMPTS,
  type TillAction,
  type TillApproval,
  type TillEntry,
} from '@balcao/domain';
import { rate } from '@balcao/pricing';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { hotel, openStockedShop, rice, type Shop } from './support/shop.js';

const till = { id: 'TILL1', code: 'C1', name: 'Caixa 1', treasuryAccountId: 'account_cash' };
const pin = '407182';

let shop: Shop;
let celeste: Browser;
let sequence = 0;
let previous = '';

beforeAll(async () => {
  shop = await openStockedShop();
  await shop.amelia.done('/cash-registers', till);
  await shop.amelia.done('/members/me/pin', { pin });
  const limits = { lineDiscount: rate('10'), documentDiscount: rate('5') };
  celeste = await joined(shop, 'celeste', { role: 'cashier', limits });
  await celeste.done(`/tills/${till.id}/take`, { deviceId: 'tablet_01', device: 'Balcão' });
  const fields = { id: 'S1', cashRegisterId: till.id, floatMinor: 100_000 };
  await send({ kind: 'openShift', said: fields });
});
afterAll(() => shop.server.end());

/** Sends one entry, chained to the one before, and answers what became of it. */
async function send(action: TillAction, approval?: TillApproval) {
  sequence += 1;
  const at = shop.server.now.toISOString();
  const unchained = {
    ...action,
    id: `E${sequence}`,
    sequence,
    at,
    previous,
    ...(approval && { approval }),
  };
  previous = laneHash(unchained);
  const entry: TillEntry = { ...unchained, hash: previous };
  const batch = { deviceId: 'tablet_01', lane: 1, sentAt: at, waiting: 0, entries: [entry] };
  const answer = await celeste.post(`/tills/${till.id}/entries`, batch);
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as TillBatchAnswer).entries[0];
}

/** A sack of rice with a quarter off: 1 250.00 becomes 937.50. */
const discounted = (saleId: string, number: number): TillAction => ({
  kind: 'sell',
  said: {
    shiftId: 'S1',
    saleId,
    clientId: hotel.id,
    vatIncluded: true,
    totalMinor: 93_750,
    lines: [
      {
        articleId: rice.id,
        quantity: '1',
        unitPrice: '1250',
        vatId: rice.vatId,
        discounts: ['25'],
      },
    ],
    payment: { rows: [{ methodId: 'method_cash', amountMinor: 93_750 }] },
    documentId: `VD_2026C1.${number}`,
  },
});

const approvalOf = async (subjectId: string): Promise<TillApproval> => {
  const { approvers } = (await celeste.read('/pos/start')) as TillStart;
  const approverId = approvers[0]?.id ?? '';
  const body = { approverId, pin, reason: 'Cliente antigo', subjectId };
  const answer = await celeste.post(`/tills/${till.id}/approvals`, body);
  return (answer.body as TillApprovalAnswer).approval;
};

describe('an approval at a till', () => {
  it('lets the sale pass that it was given for, and is kept with it', async () => {
    const sold = await send(discounted('A1', 1), await approvalOf('A1'));
    expect(sold).toMatchObject({ outcome: 'accepted', recordId: 'VD_2026C1.1' });
    const history = (await shop.amelia.read('/documents/VD_2026C1.1/history')) as {
      entries: readonly { approval?: unknown }[];
    };
    expect(history.entries.at(-1)?.approval).toEqual({
      approverName: 'Amélia Sitoe',
      reason: 'Cliente antigo',
    });
  });

  it('is good for no other sale, and for nobody who changed it', async () => {
    const approval = await approvalOf('A2');
    const other = await send(discounted('A3', 2), approval);
    expect(other).toMatchObject({
      outcome: 'corrected',
      recordId: 'VD_2026C1.2',
      corrections: [{ code: expect.stringMatching(/^limit\./) }],
    });
    const changed = await send(discounted('A2', 3), { ...approval, reason: 'Outro motivo' });
    expect(changed).toMatchObject({ outcome: 'corrected' });
  });

  it('is refused with a wrong PIN, which is counted', async () => {
    const { approvers } = (await celeste.read('/pos/start')) as TillStart;
    const approverId = approvers[0]?.id ?? '';
    const body = { approverId, pin: '407183', reason: 'Cliente antigo', subjectId: 'A4' };
    expect(await refusal(celeste.post(`/tills/${till.id}/approvals`, body))).toMatchObject({
      code: 'approval.wrongPin',
      params: { left: 4 },
    });
  });

  it('is refused without a reason, and of somebody who approves nothing', async () => {
    const { approvers } = (await celeste.read('/pos/start')) as TillStart;
    const approverId = approvers[0]?.id ?? '';
    const ask = (differing: object) =>
      refusal(
        celeste.post(`/tills/${till.id}/approvals`, {
          approverId,
          pin,
          reason: 'Cliente antigo',
          subjectId: 'A4',
          ...differing,
        }),
      );
    expect(await ask({ reason: '  ' })).toMatchObject({ code: 'approval.reasonRequired' });
    expect(await ask({ approverId: 'NOBODY' })).toMatchObject({ code: 'approval.notApprover' });
  });
});

describe('what a till knows of its cashiers', () => {
  it('is what each may do, not what the user of the device may', async () => {
    const { cashiers } = (await shop.amelia.read('/pos/start')) as TillStart;
    const [limited] = cashiers.filter(({ name }) => name.startsWith('celeste'));
    expect(limited).toMatchObject({ lineDiscount: '10', documentDiscount: '5' });
    for (const more of ['approves', 'exceedsCredit', 'seesExpected']) {
      expect(limited).not.toHaveProperty(more);
    }
    const owner = cashiers.find(({ name }) => name === 'Amélia Sitoe');
    expect(owner).toMatchObject({ hasPin: true, approves: true, exceedsCredit: true });
    expect(owner).toMatchObject({ seesExpected: true });
    expect(owner).not.toHaveProperty('lineDiscount');
  });

  it('proves itself by its PIN, and waits after a few wrong ones', async () => {
    const found = async () => {
      const { cashiers } = (await celeste.read('/pos/start')) as TillStart;
      return cashiers.find(({ name }) => name.startsWith('celeste'));
    };
    const cashierId = (await found())?.id ?? '';
    const back = (sent?: string) => celeste.post('/shifts/S1/join', { cashierId, pin: sent });
    await celeste.done('/members/me/pin', { pin: '2580' });
    expect((await back()).status).toBe(200);
    expect((await back('2580')).status).toBe(200);
    expect(await found()).not.toHaveProperty('isPinLocked');
    for (let attempt = 1; attempt < PIN_ATTEMPTS; attempt += 1) {
      expect(await refusal(back('1111'))).toMatchObject({ code: 'approval.wrongPin' });
    }
    expect(await refusal(back('1111'))).toMatchObject({
      code: 'approval.waits',
      params: { minutes: 1 },
    });
    expect(await refusal(back('2580'))).toMatchObject({ code: 'approval.waits' });
    expect(await found()).not.toHaveProperty('isPinLocked');
    shop.server.now = new Date(shop.server.now.getTime() + 60_000);
    expect((await back('2580')).status).toBe(200);
  });
});

describe('what a till asks of a sale and of its tiles', () => {
  it('is what is left of each line, and how it was paid', async () => {
    const sale = (await celeste.read('/pos/sales/VD_2026C1.1')) as ReturnableSale;
    expect(sale).toMatchObject({
      left: ['1'],
      document: { reference: 'VD 2026C1/1' },
      paid: [{ methodId: 'method_cash', amountMinor: 93_750 }],
    });
  });

  it('is the stock where the register sells from', async () => {
    // Three sacks were sold, and none had come in.
    expect(await celeste.read(`/pos/stock?ids=${rice.id},NONE`)).toEqual({ [rice.id]: '-3' });
  });

  it('is the batches that it sells from, those that leave first before the others', async () => {
    const { amelia } = shop;
    const milk = { ...rice, id: 'MILK', code: 'LEI01', name: 'Leite UHT 1 l', unit: 'un' };
    await amelia.done('/articles', { ...milk, isBatchManaged: true, batchesExpire: true });
    const come = (batchName: string, batchExpiresOn: string) => ({
      articleId: milk.id,
      quantity: '6',
      unitCost: '72',
      batchName,
      batchExpiresOn,
    });
    await amelia.done('/opening-stock', {
      id: 'OPEN1',
      warehouseId: 'warehouse_main',
      on: '2026-03-02',
      lines: [come('L2', '2026-05-01'), come('L1', '2026-02-01')],
    });
    const answer = await celeste.read(`/pos/batches?ids=${rice.id},${milk.id}&cashRegisterId=`);
    expect(answer).toEqual({
      [milk.id]: [
        { id: expect.any(String), name: 'L1', expiresOn: '2026-02-01', quantity: '6' },
        { id: expect.any(String), name: 'L2', expiresOn: '2026-05-01', quantity: '6' },
      ],
    });
  });

  it('counts as stock only what is sold of the batches', async () => {
    expect(await celeste.read('/pos/stock?ids=MILK')).toEqual({ MILK: '6' });
    await shop.amelia.done('/companies/current/settings', { sellsExpiredBatches: true });
    expect(await celeste.read('/pos/stock?ids=MILK')).toEqual({ MILK: '12' });
  });
});
