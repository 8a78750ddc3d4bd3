import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AttachmentRow, JobAnswer } from '@balcao/contracts';
import { refusal } from './support/browser.js';
import { openStockedShop, type Shop } from './support/shop.js';
import { until } from './support/until.js';

const invoice = Buffer.from('%PDF-1.7\nEDM, Março');
const power = {
  id: 'POWER',
  categoryId: 'expense_energy',
  description: 'EDM Março',
  amountMinor: 11_600,
  vatId: 'vat_NOR',
  rows: [{ methodId: 'method_cash', amountMinor: 6_000 }],
};

describe('expenses', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/expenses', power);
  });
  afterAll(() => shop.server.end());

  it('keep files, hand them out and let them go, with their history', async () => {
    const { amelia } = shop;
    const path = '/expenses/POWER/attachments';
    const sent = { key: 'invoice-of-march' };
    const kept = await amelia.file(`${path}?name=edm.pdf&type=application/pdf`, invoice, sent);
    expect(kept.status).toBe(201);
    const files = (await amelia.read(path)) as readonly AttachmentRow[];
    expect(files).toEqual([expect.objectContaining({ name: 'edm.pdf', size: invoice.length })]);
    const [row] = await amelia.rows('/expenses', kept.body as { id: string; revision: number });
    expect(row).toMatchObject({ attachments: files });
    const own = `${path}/${files[0]?.id ?? ''}`;
    const read = await amelia.get(own);
    expect(read.headers['content-disposition']).toContain('edm.pdf');
    await amelia.done(`${own}/remove`);
    expect(await amelia.read(path)).toEqual([]);
    const history = await amelia.get('/expenses/POWER/history');
    expect(history.text).toContain('ExpenseFileDetached');
  });

  it('keep no file that is not what it says, or of an expense that there is not', async () => {
    const { amelia } = shop;
    const query = 'attachments?name=edm.pdf&type=application/pdf';
    const disguised = amelia.file(`/expenses/POWER/${query}`, Buffer.from('MZ\u0090'));
    expect(await refusal(disguised)).toMatchObject({
      status: 422,
      code: 'document.attachmentOfOtherType',
    });
    const nowhere = amelia.file(`/expenses/NONE/${query}`, invoice);
    expect(await refusal(nowhere)).toMatchObject({ status: 404, code: 'record.notFound' });
  });

  it('come back from their cancellation as they were', async () => {
    const { amelia } = shop;
    const cash = async () =>
      ((await amelia.read('/treasury-accounts/account_cash')) as { balanceMinor: number })
        .balanceMinor;
    const cancelled = await amelia.done('/expenses/POWER/cancel', { reason: 'Engano' });
    expect(await amelia.rows('/expenses', cancelled)).toMatchObject([{ status: 'cancelled' }]);
    expect(await cash()).toBe(0);
    const restored = await amelia.done('/expenses/POWER/restore');
    expect(await amelia.rows('/expenses', restored)).toMatchObject([
      { status: 'partiallyPaid', pendingMinor: 5_600 },
    ]);
    expect(await cash()).toBe(-6_000);
    const again = amelia.post('/expenses/POWER/restore');
    expect(await refusal(again)).toMatchObject({ status: 409, code: 'expense.notCancelled' });
  });
});

describe('files of payments', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/payments', {
      partyId: 'HOTEL',
      documentTypeId: 'RC',
      rows: [{ methodId: 'method_cash', amountMinor: 5_000 }],
      isAdvance: true,
    });
  });
  afterAll(() => shop.server.end());

  it('are kept only with payments', async () => {
    const { amelia } = shop;
    const path = '/payments/RC_2026.1/attachments';
    const query = 'name=talao.pdf&type=application/pdf';
    expect((await amelia.file(`${path}?${query}`, invoice)).status).toBe(201);
    const [file] = (await amelia.read(path)) as readonly AttachmentRow[];
    expect(file).toMatchObject({ name: 'talao.pdf' });
    expect((await amelia.get(`${path}/${file?.id ?? ''}`)).status).toBe(200);
    await amelia.done(`${path}/${file?.id ?? ''}/remove`);
    expect(await amelia.read(path)).toEqual([]);
    const other = amelia.file(`/payments/FT_2026.1/attachments?${query}`, invoice);
    expect(await refusal(other)).toMatchObject({ status: 404, code: 'record.notFound' });
  });
});

describe('recurring expenses', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
    await shop.amelia.done('/recurring-expenses', {
      id: 'RENT',
      description: 'Renda da loja',
      categoryId: 'expense_rent',
      amountMinor: 2_500_000,
      methodId: 'method_cash',
      every: 'month',
      startsOn: '2026-03-02',
    });
  });
  afterAll(() => shop.server.end());

  const jobs = async () => (await shop.amelia.read('/jobs')) as readonly JobAnswer[];
  const rent = async () =>
    (await shop.amelia.read('/recurring-expenses/RENT')) as Readonly<Record<string, unknown>>;

  /** Does what the schedule does at night. */
  async function night(id: string): Promise<void> {
    const order = { id, name: 'recurring-expenses', companyId: 'MERCEARIA', actorId: 'nobody' };
    await shop.server.api.backend.jobs.enqueue({ ...order, payload: {} });
    await until(async () => {
      const job = (await jobs()).find((each) => each.id === id);
      if (job?.state === 'failed') throw new Error(job.failure ?? '');
      return job?.state === 'done';
    });
  }

  it('are on the schedule of their company from the first one on', async () => {
    const waiting = (await jobs()).filter(({ state }) => state === 'delayed');
    expect(waiting.map(({ name }) => name)).toContain('recurring-expenses');
  });

  it('say on their row why they could not be recorded, until they are', async () => {
    const { amelia } = shop;
    await amelia.done('/treasury-accounts/account_cash/close-period', { through: '2026-03-02' });
    await night('first-night');
    expect(await rent()).toMatchObject({
      failure: { on: '2026-03-02', code: 'treasury.periodClosed' },
    });
    expect(await amelia.read('/recurring-expenses/failures')).toEqual([
      {
        id: 'RENT',
        description: 'Renda da loja',
        on: '2026-03-02',
        code: 'treasury.periodClosed',
        message: expect.stringContaining('2026-03-02'),
      },
    ]);
    await amelia.done('/treasury-accounts/account_cash/reopen-period', {});
    await night('second-night');
    expect(await amelia.read('/recurring-expenses/failures')).toEqual([]);
    const row = await rent();
    expect(row['failure']).toBeUndefined();
    expect(row).toMatchObject({ recordedThrough: '2026-03-02' });
    expect(await amelia.read('/expenses')).toMatchObject([
      { recurringId: 'RENT', on: '2026-03-02', status: 'paid' },
    ]);
  });
});
