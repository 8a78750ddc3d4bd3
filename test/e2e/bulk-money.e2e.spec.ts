import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BulkAnswer, BulkRehearsal, JobAccepted, MovementRow } from '@balcao/contracts';
import { refusal } from './support/browser.js';
import { joined } from './support/members.js';
import { hotel, openStockedShop, twoSacks, type Shop } from './support/shop.js';
import { until } from './support/until.js';

const reason = 'Lançados na empresa errada';
const cash = (amountMinor: number) => [{ methodId: 'method_cash', amountMinor }];

const ended = ({ amelia }: Shop, { body }: { readonly body: unknown }): Promise<BulkAnswer> =>
  until(async () => {
    const answer = (await amelia.read(`/bulk/${(body as JobAccepted).id}`)) as BulkAnswer;
    return answer.state === 'done' && answer;
  });

async function done(shop: Shop, order: object): Promise<BulkAnswer> {
  const begun = await shop.amelia.post('/bulk', order);
  expect(begun.status).toBe(202);
  return ended(shop, begun);
}

describe('many receipts cancelled and restored at once', () => {
  let shop: Shop;
  const rows = [1, 2].map((number) => ({ id: `RC_2026.${number}`, name: `RC 2026/${number}` }));

  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia } = shop;
    await amelia.done('/documents/FIRST/issue', twoSacks);
    const receipt = { documentTypeId: 'RC', partyId: hotel.id, isAutomatic: true };
    await amelia.done('/payments', { ...receipt, rows: cash(100_000) });
    await amelia.done('/payments', { ...receipt, rows: cash(100_000) });
  });
  afterAll(() => shop.server.end());

  const statuses = () =>
    Promise.all(
      rows.map(async ({ id }) => {
        const { status } = (await shop.amelia.read(`/payments/${id}/content`)) as {
          readonly status: string;
        };
        return status;
      }),
    );
  const owed = async () =>
    ((await shop.amelia.read('/clients/HOTEL')) as { readonly balanceMinor: number }).balanceMinor;

  it('are listed in advance, and nothing is done', async () => {
    const tried = await shop.amelia.post('/bulk/rehearse', {
      action: 'payments.cancel',
      reason,
      rows: [...rows, { id: 'RC_2026.9', name: 'RC 2026/9' }],
    });
    expect(tried.body as BulkRehearsal).toMatchObject({
      changed: 2,
      refused: 1,
      refusals: [{ id: 'RC_2026.9', refusal: expect.any(String) }],
    });
    expect(await statuses()).toEqual(['active', 'active']);
  });

  it('stay as they are without a reason', async () => {
    expect(await done(shop, { action: 'payments.cancel', rows })).toMatchObject({
      done: 0,
      refused: 2,
    });
    expect(await statuses()).toEqual(['active', 'active']);
  });

  it('are cancelled for the same reason, and put back but for what was changed since', async () => {
    const cancelled = await done(shop, { action: 'payments.cancel', reason, rows });
    expect(cancelled).toMatchObject({ done: 2, refused: 0, isUndoable: true });
    expect(await statuses()).toEqual(['cancelled', 'cancelled']);
    expect(await owed()).toBe(336_400);
    const history = await shop.amelia.read('/payments/RC_2026.2/history');
    expect(JSON.stringify(history)).toContain(reason);

    await shop.amelia.done('/payments/RC_2026.1/restore', {});
    await shop.amelia.done('/payments/RC_2026.1/cancel', { reason: 'Afinal não' });
    const undone = await ended(shop, await shop.amelia.post(`/bulk/${cancelled.id}/undo`));
    expect(undone).toMatchObject({ done: 1, refused: 1 });
    expect(undone.outcomes[0]).toMatchObject({ id: 'RC_2026.1', refusal: expect.any(String) });
    expect(await statuses()).toEqual(['cancelled', 'active']);
    expect(await owed()).toBe(236_400);
  });

  it('are restored where they are cancelled, and the others named', async () => {
    const restored = await done(shop, { action: 'payments.restore', rows });
    expect(restored).toMatchObject({ done: 1, refused: 1, isUndoable: false });
    expect(restored.outcomes[0]).toMatchObject({ id: 'RC_2026.2', refusal: expect.any(String) });
    expect(await owed()).toBe(136_400);
  });

  it('are left where what was left of one has been used', async () => {
    const advance = { documentTypeId: 'RC', partyId: hotel.id, isAdvance: true };
    await shop.amelia.done('/payments', { ...advance, rows: cash(500_000) });
    await shop.amelia.done('/payments/RC_2026.3/refund', { id: 'BACK', rows: cash(10_000) });
    const used = [...rows, { id: 'RC_2026.3', name: 'RC 2026/3' }];
    const cancelled = await done(shop, { action: 'payments.cancel', reason, rows: used });
    expect(cancelled).toMatchObject({ done: 2, refused: 1 });
    expect(cancelled.outcomes[0]).toMatchObject({
      id: 'RC_2026.3',
      refusal: expect.any(String),
    });
  });

  it('take the permission to cancel payments', async () => {
    const cashier = await joined(shop, 'celeste', { role: 'cashier' });
    const refused = cashier.post('/bulk', { action: 'payments.cancel', reason, rows });
    expect(await refusal(refused)).toMatchObject({
      status: 403,
      code: 'identity.permissionMissing',
    });
  });

  it('are seen by whose limits show them, and by nobody else', async () => {
    const limits = { seriesIds: ['FT_2026'] };
    const permissions = ['companies.view', 'payments.view', 'payments.cancel'] as const;
    const bento = await joined(shop, 'bento', { role: 'manager', permissions, limits });
    const tried = await bento.post('/bulk/rehearse', { action: 'payments.restore', rows });
    expect(tried.body as BulkRehearsal).toMatchObject({ changed: 0, refused: 2 });
  });
});

describe('many movements of money cancelled and restored at once', () => {
  let shop: Shop;
  const order = { action: 'deposits.cancel', reason } as const;
  const rows = ['SOCIO', 'BANCO'].map((id) => ({ id, name: id }));

  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia } = shop;
    const bank = { id: 'BCI', name: 'BCI', kind: 'bank', currency: 'MZN' };
    await amelia.done('/treasury-accounts', { ...bank, openingBalanceMinor: 0 });
    for (const { id } of rows) await amelia.done('/deposits', { id, ...moved });
    await amelia.done('/withdrawals', { id: 'SAIDA', ...moved });
    const transfer = { fromAccountId: 'account_cash', toAccountId: 'BCI', amountMinor: 20_000 };
    await amelia.done('/transfers', { id: 'COFRE', ...transfer });
  });
  afterAll(() => shop.server.end());

  const moved = { accountId: 'account_cash', amountMinor: 50_000 };
  const balance = async () =>
    (
      (await shop.amelia.read('/treasury-accounts/account_cash')) as {
        readonly balanceMinor: number;
      }
    ).balanceMinor;
  const status = async (path: string) => ((await shop.amelia.read(path)) as MovementRow).status;

  it('take their money back, each for the same reason, and those refused are named', async () => {
    await shop.amelia.done('/deposits/BANCO/cancel', { reason: 'Engano' });
    const before = await balance();
    const tried = await shop.amelia.post('/bulk/rehearse', { ...order, rows });
    expect(tried.body as BulkRehearsal).toMatchObject({ changed: 1, refused: 1 });
    expect(await balance()).toBe(before);
    const cancelled = await done(shop, { ...order, rows });
    expect(cancelled).toMatchObject({ done: 1, refused: 1, isUndoable: true });
    expect(cancelled.outcomes[0]).toMatchObject({ id: 'BANCO', refusal: expect.any(String) });
    expect(await balance()).toBe(before - 50_000);
    expect(await status('/deposits/SOCIO')).toBe('cancelled');

    const undone = await ended(shop, await shop.amelia.post(`/bulk/${cancelled.id}/undo`));
    expect(undone).toMatchObject({ done: 1, refused: 0 });
    expect(await balance()).toBe(before);
    expect(await status('/deposits/SOCIO')).toBe('active');
  });

  it('are put back where they are cancelled, and the others named', async () => {
    const before = await balance();
    const restored = await done(shop, { action: 'deposits.restore', rows });
    expect(restored).toMatchObject({ done: 1, refused: 1, isUndoable: false });
    expect(restored.outcomes[0]).toMatchObject({ id: 'SOCIO', refusal: expect.any(String) });
    expect(await balance()).toBe(before + 50_000);
  });

  it('may be withdrawals and transfers', async () => {
    const withdrawals = [{ id: 'SAIDA', name: 'SAIDA' }];
    const transfers = [{ id: 'COFRE', name: 'COFRE' }];
    expect(
      await done(shop, { action: 'withdrawals.cancel', reason, rows: withdrawals }),
    ).toMatchObject({ done: 1, refused: 0 });
    expect(await done(shop, { action: 'transfers.cancel', reason, rows: transfers })).toMatchObject(
      { done: 1, refused: 0 },
    );
    expect(await status('/withdrawals/SAIDA')).toBe('cancelled');
    expect(await status('/transfers/COFRE')).toBe('cancelled');
    expect(await balance()).toBe(100_000);
  });

  it('take the permission to cancel movements', async () => {
    const permissions = ['companies.view', 'treasury.view', 'treasury.move'] as const;
    const bento = await joined(shop, 'bento', { role: 'manager', permissions });
    expect(await refusal(bento.post('/bulk', { ...order, rows }))).toMatchObject({
      status: 403,
      code: 'identity.permissionMissing',
    });
  });
});
