import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ArticleRow, BulkAnswer, BulkRehearsal, JobAccepted } from '@balcao/contracts';
import { refusal } from './support/browser.js';
import { openStockedShop, rice, twoSacks, type Shop } from './support/shop.js';
import { until } from './support/until.js';

describe('rehearsing what is done with many rows', () => {
  let shop: Shop;
  const rows = ['BEIRA', 'MATOLA'].map((id) => ({ id, name: id }));
  const raise = { action: 'articles.changePrices', percent: '10', rows };

  beforeAll(async () => {
    shop = await openStockedShop();
    for (const [id, salePrice] of [
      ['BEIRA', '1450'],
      ['MATOLA', '99.99'],
    ]) {
      await shop.amelia.done('/articles', {
        ...rice,
        id,
        code: id,
        name: id,
        salePrice,
        barcodes: [],
      });
    }
  });
  afterAll(() => shop.server.end());

  const rehearse = async (body: object): Promise<BulkRehearsal> => {
    const answer = await shop.amelia.post('/bulk/rehearse', body);
    expect(answer.status).toBe(200);
    return answer.body as BulkRehearsal;
  };

  const ended = (id: string): Promise<BulkAnswer> =>
    until(async () => {
      const answer = (await shop.amelia.read(`/bulk/${id}`)) as BulkAnswer;
      return answer.state === 'done' && answer;
    });

  const begun = async (body: object): Promise<BulkAnswer> => {
    const answer = await shop.amelia.post('/bulk', body);
    expect(answer.status).toBe(202);
    return ended((answer.body as JobAccepted).id);
  };

  const priceOf = async (id: string, revision: number) => {
    await shop.amelia.rows('/articles', { revision });
    const { salePrice, salePriceWithVat } = (await shop.amelia.read(
      `/articles/${id}`,
    )) as ArticleRow;
    return [salePrice, salePriceWithVat];
  };

  it('tells each price before and behind it, and then does exactly this', async () => {
    const before = await shop.server.events('journal-MERCEARIA');
    const shown = await rehearse(raise);
    expect(await shop.server.events('journal-MERCEARIA')).toHaveLength(before.length);
    expect(shown).toMatchObject({ changed: 2, unchanged: 0, refused: 0 });
    expect(shown.rows.map(({ id, fields }) => [id, fields])).toEqual([
      [
        'BEIRA',
        [
          { field: 'salePrice', before: '1450', after: '1595' },
          { field: 'salePriceWithVat', before: '1682', after: '1850.2' },
        ],
      ],
      [
        'MATOLA',
        [
          { field: 'salePrice', before: '99.99', after: '109.99' },
          { field: 'salePriceWithVat', before: '115.99', after: '127.59' },
        ],
      ],
    ]);
    const done = await begun({ ...raise, rehearsed: shown.token });
    expect(done).toMatchObject({ done: 2, refused: 0, isUndoable: true });
    for (const { id, fields } of shown.rows) {
      expect(await priceOf(id, done.revision)).toEqual(fields.map(({ after }) => after));
    }
    const undone = (await shop.amelia.post(`/bulk/${done.id}/undo`)).body as JobAccepted;
    const { revision } = await ended(undone.id);
    expect(await priceOf('BEIRA', revision)).toEqual(['1450', '1682']);
  });

  it('is refused once a price is another than it was shown with', async () => {
    const shown = await rehearse(raise);
    await shop.amelia.done('/articles/MATOLA/change', { salePrice: '120' });
    const outdated = shop.amelia.post('/bulk', { ...raise, rehearsed: shown.token });
    expect(await refusal(outdated)).toMatchObject({ status: 412, code: 'rehearsal.outdated' });
    const again = await rehearse(raise);
    expect(again.rows[1]?.fields[0]).toEqual({ field: 'salePrice', before: '120', after: '132' });
  });

  it('says what stands on what would be removed, and who is refused', async () => {
    await shop.amelia.done('/documents/SOLD/issue', twoSacks);
    const shown = await rehearse({
      action: 'articles.archive',
      rows: [{ id: 'RICE', name: 'Arroz' }, ...rows, { id: 'NONE', name: 'Nada' }],
    });
    expect(shown).toMatchObject({
      changed: 3,
      refused: 1,
      rows: [{ id: 'RICE', inStock: '-2' }, {}, {}],
      refusals: [{ id: 'NONE', refusal: expect.stringMatching(/not/) }],
    });
  });

  it('needs a percentage within its limits, and an action that commands carry out', async () => {
    for (const percent of [undefined, '-100', 'much']) {
      const refused = shop.amelia.post('/bulk/rehearse', { ...raise, percent });
      expect(await refusal(refused)).toMatchObject({ status: 422 });
    }
    const drafts = { action: 'drafts.issue', rows: [{ id: 'D1', name: 'D1' }] };
    const refused = shop.amelia.post('/bulk/rehearse', drafts);
    expect(await refusal(refused)).toMatchObject({ code: 'request.notRehearsable' });
  });
});
