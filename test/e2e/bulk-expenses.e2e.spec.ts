import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BulkAnswer, BulkRehearsal, ExpenseRow, JobAccepted } from '@balcao/contracts';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { openShop, type Shop } from './support/shop.js';
import { until } from './support/until.js';

describe('many expenses cancelled and restored at once', () => {
  let shop: Shop;
  const rows = ['AGUA', 'LUZ'].map((id) => ({ id, name: id }));
  const reason = 'Lançadas duas vezes';

  beforeAll(async () => {
    shop = await openShop();
    for (const { id } of rows) await shop.amelia.done('/expenses', expense(id));
  });
  afterAll(() => shop.server.end());

  const expense = (id: string) => ({
    id,
    description: id,
    categoryId: 'expense_energy',
    amountMinor: 11_600,
    vatId: 'vat_NOR',
    rows: [],
  });
  const statusOf = async (id: string): Promise<string> =>
    ((await shop.amelia.read(`/expenses/${id}`)) as ExpenseRow).status;
  const statuses = () => Promise.all(rows.map(({ id }) => statusOf(id)));
  const ended = (by: Browser, { body }: { readonly body: unknown }): Promise<BulkAnswer> =>
    until(async () => {
      const answer = (await by.read(`/bulk/${(body as JobAccepted).id}`)) as BulkAnswer;
      return answer.state === 'done' && answer;
    });
  const done = async (order: object): Promise<BulkAnswer> => {
    const begun = await shop.amelia.post('/bulk', { rows, ...order });
    expect(begun.status).toBe(202);
    return ended(shop.amelia, begun);
  };

  it('tells before what would become of each, and does nothing', async () => {
    const tried = await shop.amelia.post('/bulk/rehearse', {
      action: 'expenses.cancel',
      reason,
      rows: [...rows, { id: 'NENHUMA', name: 'Nenhuma' }],
    });
    expect(tried.body as BulkRehearsal).toMatchObject({ changed: 2, refused: 1 });
    expect(await statuses()).toEqual(['unpaid', 'unpaid']);
  });

  it('cancels none without a reason', async () => {
    const refused = await done({ action: 'expenses.cancel' });
    expect(refused).toMatchObject({ done: 0, refused: 2 });
    expect(await statuses()).toEqual(['unpaid', 'unpaid']);
  });

  it('cancels each for the same reason, and takes it back but for what was changed since', async () => {
    const cancelled = await done({ action: 'expenses.cancel', reason });
    expect(cancelled).toMatchObject({ done: 2, refused: 0, isUndoable: true });
    expect(await statuses()).toEqual(['cancelled', 'cancelled']);
    const history = await shop.amelia.read('/expenses/LUZ/history');
    expect(JSON.stringify(history)).toContain(reason);

    await shop.amelia.done('/expenses/AGUA/restore');
    await shop.amelia.done('/expenses/AGUA/cancel', { reason: 'Afinal não' });
    const undone = await ended(shop.amelia, await shop.amelia.post(`/bulk/${cancelled.id}/undo`));
    expect(undone).toMatchObject({ done: 1, refused: 1 });
    expect(undone.outcomes[0]).toMatchObject({ id: 'AGUA', refusal: expect.any(String) });
    expect(await statuses()).toEqual(['cancelled', 'unpaid']);
  });

  it('restores those that are cancelled, and says which are not', async () => {
    const restored = await done({ action: 'expenses.restore' });
    expect(restored).toMatchObject({ done: 1, refused: 1, isUndoable: false });
    expect(await statuses()).toEqual(['unpaid', 'unpaid']);
  });

  it('takes the permission to cancel expenses', async () => {
    const cashier = await joined(shop, 'celeste', { role: 'cashier' });
    const refused = cashier.post('/bulk', { action: 'expenses.cancel', reason, rows });
    expect(await refusal(refused)).toMatchObject({
      status: 403,
      code: 'identity.permissionMissing',
    });
  });
});
