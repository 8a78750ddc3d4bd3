import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BulkAnswer, BulkUndoPreview, JobAccepted } from '@balcao/contracts';
import { refusal } from './support/browser.js';
import { joined } from './support/members.js';
import { openStockedShop, rice, twoSacks, type Shop } from './support/shop.js';
import { until } from './support/until.js';

describe('one thing done with many rows', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await openStockedShop();
  });
  afterAll(() => shop.server.end());

  const begin = async (body: object, key?: string): Promise<string> => {
    const answer = await shop.amelia.post('/bulk', body, key === undefined ? {} : { key });
    expect(answer.status).toBe(202);
    return (answer.body as JobAccepted).id;
  };

  const ended = (id: string): Promise<BulkAnswer> =>
    until(async () => {
      const answer = (await shop.amelia.read(`/bulk/${id}`)) as BulkAnswer;
      return (answer.state === 'done' || answer.state === 'cancelled') && answer;
    });

  it('issues drafts, closes them, and keeps those that are refused', async () => {
    const { amelia } = shop;
    await amelia.put('/drafts/D1', { content: twoSacks });
    await amelia.put('/drafts/D2', { content: { ...twoSacks, lines: [] } });
    const rows = ['D1', 'D2', 'D3'].map((id) => ({ id, name: `Rascunho ${id}` }));
    const id = await begin({ action: 'drafts.issue', rows }, 'drafts-of-monday');
    const answer = await ended(id);
    expect(answer).toMatchObject({ total: 3, done: 1, refused: 2, state: 'done' });
    expect(answer.outcomes.map(({ name, refusal: why }) => [name, why])).toEqual([
      ['Rascunho D2', expect.stringMatching(/line/)],
      ['Rascunho D3', expect.stringMatching(/not/)],
      ['Rascunho D1', null],
    ]);
    expect((await amelia.get('/drafts/D1')).body).toMatchObject({ status: 'issued' });
    // The same again is the same job, and issues nothing twice.
    expect(await begin({ action: 'drafts.issue', rows }, 'drafts-of-monday')).toBe(id);
    expect((await amelia.get('/documents/totals')).body).toMatchObject({ count: 1 });
    const other = amelia.post(
      '/bulk',
      { action: 'drafts.discard', rows },
      { key: 'drafts-of-monday' },
    );
    expect(await refusal(other)).toMatchObject({ code: 'request.idempotencyKeyReused' });
  });

  it('tries again what is not done', async () => {
    const { amelia } = shop;
    const rows = [{ id: 'D2', name: 'Rascunho D2' }];
    const first = await ended(await begin({ action: 'drafts.issue', rows }));
    expect(first).toMatchObject({ done: 0, refused: 1 });
    await amelia.put('/drafts/D2', { content: twoSacks, expectedRevision: 0 });
    const again = await amelia.post(`/bulk/${first.id}/again`);
    expect(await ended((again.body as JobAccepted).id)).toMatchObject({ done: 1, refused: 0 });
  });

  it('takes back a change, but for what was changed since, and takes that back too', async () => {
    const { amelia } = shop;
    const names = ['Beira', 'Matola', 'Nampula'];
    await amelia.done('/article-categories', { id: 'STAPLES', name: 'Básicos' });
    for (const name of names) {
      const id = name.toUpperCase();
      await amelia.done('/articles', { ...rice, id, code: id, name, barcodes: [] });
    }
    const rows = names.map((name) => ({ id: name.toUpperCase(), name }));
    const changed = await ended(
      await begin({ action: 'articles.changeCategory', categoryId: 'STAPLES', rows }),
    );
    expect(changed).toMatchObject({ done: 3, isUndoable: true });
    await amelia.done('/articles/MATOLA/change', { name: 'Matola fina' });

    const preview = (await amelia.read(`/bulk/${changed.id}/undo`)) as BulkUndoPreview;
    const matola = { name: 'Matola', refusal: 'Changed again since then' };
    expect(preview).toMatchObject({ canUndo: 2, keptCount: 1, kept: [matola] });
    const begun = await amelia.post(`/bulk/${changed.id}/undo`);
    const undone = await ended((begun.body as JobAccepted).id);
    expect(undone).toMatchObject({ done: 2, refused: 1, undoes: changed.id, isUndoable: true });
    expect(undone.outcomes[0]).toMatchObject(matola);
    const categoryOf = async (id: string) =>
      ((await amelia.read(`/articles/${id}`)) as { readonly categoryId?: string }).categoryId;
    await amelia.rows('/articles', { revision: undone.revision });
    expect([await categoryOf('BEIRA'), await categoryOf('MATOLA')]).toEqual([undefined, 'STAPLES']);

    const again = await amelia.post(`/bulk/${undone.id}/undo`);
    const redone = await ended((again.body as JobAccepted).id);
    expect(redone).toMatchObject({ done: 2, refused: 0 });
    await amelia.rows('/articles', { revision: redone.revision });
    expect(await categoryOf('BEIRA')).toBe('STAPLES');
  });

  it('puts records into another category, and removes and restores them', async () => {
    const { amelia } = shop;
    await amelia.done('/party-categories', { id: 'HOTELS', name: 'Hotéis', kind: 'client' });
    const rows = [{ id: 'HOTEL', name: 'Hotel Costa do Sol' }];
    for (const more of [
      { action: 'clients.changeCategory', categoryId: 'HOTELS' },
      { action: 'clients.archive' },
      { action: 'clients.restore' },
    ]) {
      expect(await ended(await begin({ ...more, rows }))).toMatchObject({ done: 1, refused: 0 });
    }
    expect((await amelia.get('/clients/HOTEL')).body).toMatchObject({
      categoryId: 'HOTELS',
      isArchived: false,
    });
  });

  it('sends documents, and says who has no address', async () => {
    const rows = [{ id: 'FT_2026.1', name: 'FT 2026/1' }];
    const answer = await ended(await begin({ action: 'documents.send', rows, language: 'pt' }));
    expect(answer).toMatchObject({ done: 0, refused: 1 });
    expect(answer.outcomes[0]?.refusal).toMatch(/has no e-mail address/);
  });

  it('takes the permission of what is done, and is seen by its requester', async () => {
    const cashier = await joined(shop, 'bento', { role: 'cashier' });
    const rows = [{ id: 'HOTEL', name: 'Hotel Costa do Sol' }];
    const refused = cashier.post('/bulk', { action: 'clients.archive', rows });
    expect(await refusal(refused)).toMatchObject({
      status: 403,
      code: 'identity.permissionMissing',
    });
    const own = await begin({ action: 'clients.restore', rows });
    expect(await refusal(cashier.get(`/bulk/${own}`))).toMatchObject({ status: 404 });
    expect(await refusal(shop.amelia.get('/bulk/bulk-of-nobody'))).toMatchObject({ status: 404 });
  });
});
