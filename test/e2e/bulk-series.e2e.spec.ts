import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BulkAnswer, BulkUndoPreview, JobAccepted, SeriesRow } from '@balcao/contracts';
import { refusal, type Browser } from './support/browser.js';
import { joined } from './support/members.js';
import { openShop, type Shop } from './support/shop.js';
import { until } from './support/until.js';

describe('many series closed and reopened at once', () => {
  let shop: Shop;
  const rows = ['NORTE', 'SUL'].map((code) => ({ id: `FT_${code}`, name: `FT ${code}` }));

  beforeAll(async () => {
    shop = await openShop();
    const year = new Date().getFullYear();
    for (const code of ['NORTE', 'SUL']) await shop.amelia.done('/series', series(code, year));
  });
  afterAll(() => shop.server.end());

  const series = (code: string, year: number) => ({ typeId: 'FT', code, year });
  const isOpen = async (id: string): Promise<boolean> =>
    ((await shop.amelia.read(`/series/${id}`)) as SeriesRow).isOpen;
  const ended = (by: Browser, { body }: { readonly body: unknown }): Promise<BulkAnswer> =>
    until(async () => {
      const answer = (await by.read(`/bulk/${(body as JobAccepted).id}`)) as BulkAnswer;
      return answer.state === 'done' && answer;
    });
  const done = async (action: string, by = shop.amelia): Promise<BulkAnswer> => {
    const begun = await by.post('/bulk', { action, rows });
    expect(begun.status).toBe(202);
    return ended(by, begun);
  };

  it('closes those that are open, and says which are closed already', async () => {
    await shop.amelia.done('/series/FT_SUL/close', {});
    const closed = await done('series.close');
    expect(closed).toMatchObject({ done: 1, refused: 1, isUndoable: true });
    expect(closed.outcomes[0]).toMatchObject({ id: 'FT_SUL', refusal: expect.any(String) });
    expect([await isOpen('FT_NORTE'), await isOpen('FT_SUL')]).toEqual([false, false]);

    const undone = await ended(shop.amelia, await shop.amelia.post(`/bulk/${closed.id}/undo`));
    expect(undone).toMatchObject({ done: 1, refused: 0 });
    expect([await isOpen('FT_NORTE'), await isOpen('FT_SUL')]).toEqual([true, false]);
  });

  it('reopens them, and leaves what was closed again since', async () => {
    await shop.amelia.done('/series/FT_NORTE/close', {});
    const reopened = await done('series.reopen');
    expect(reopened).toMatchObject({ done: 2, refused: 0 });
    await shop.amelia.done('/series/FT_SUL/close', {});
    await shop.amelia.done('/series/FT_SUL/reopen', {});
    const preview = (await shop.amelia.read(`/bulk/${reopened.id}/undo`)) as BulkUndoPreview;
    expect(preview).toMatchObject({ canUndo: 1, kept: [{ id: 'FT_SUL' }] });
  });

  it('closes none that limits hide from the caller', async () => {
    const limits = { seriesIds: ['FT_NORTE'] };
    const permissions = ['companies.view', 'series.view', 'series.manage'] as const;
    const rights = { role: 'manager', permissions, limits } as const;
    const closed = await done('series.close', await joined(shop, 'bento', rights));
    expect(closed).toMatchObject({ done: 1, refused: 1 });
    expect(closed.outcomes[0]).toMatchObject({ id: 'FT_SUL' });
    expect([await isOpen('FT_NORTE'), await isOpen('FT_SUL')]).toEqual([false, true]);
  });

  it('takes the permission to manage series', async () => {
    const cashier = await joined(shop, 'celeste', { role: 'cashier' });
    const refused = cashier.post('/bulk', { action: 'series.close', rows });
    expect(await refusal(refused)).toMatchObject({
      status: 403,
      code: 'identity.permissionMissing',
    });
  });
});
