import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BooksCheckAnswer, BooksCheckResult } from '@balcao/contracts';
import { allProjections } from '@balcao/projections';
import type { Collection, Row, RowChange } from '@balcao/read-store';
import { SqliteReadStore } from '@balcao/read-store/sqlite';
import { join } from 'node:path';
import { refusal } from './support/browser.js';
import { joined } from './support/members.js';
import { openStockedShop, rice, twoSacks, type Shop } from './support/shop.js';
import { until } from './support/until.js';

/** Read models that are changed by hand, three rows in each. */
const modelsSpoilt = 10;

describe('the check of the books', () => {
  let shop: Shop;
  /** Read models with rows to change and to take out, each with two of them. */
  const spoilt: { readonly name: string; readonly changed: Row; readonly gone: Row }[] = [];

  beforeAll(async () => {
    shop = await openStockedShop();
    const { amelia } = shop;
    await amelia.done('/articles', { ...rice, id: 'BEANS', code: 'FEI1', name: 'Feijão' });
    await amelia.done('/clients', { id: 'BEIRA', code: 'C2', name: 'Hotel Beira', country: 'MZ' });
    for (const draft of ['D1', 'D2', 'D3']) {
      const [line] = twoSacks.lines;
      const lines = [line, { ...line, articleId: 'BEANS' }];
      await amelia.done(`/documents/${draft}/issue`, { ...twoSacks, lines });
    }
    await amelia.done('/documents/FT_2026.3/cancel', { reason: 'Engano' });
    await checked();
  });
  afterAll(() => shop.server.end());

  /** Changes the rows as anybody with the disk could. */
  async function byHand(work: (store: SqliteReadStore) => Promise<void>): Promise<void> {
    const store = new SqliteReadStore(join(shop.server.folder, 'read.db'));
    try {
      await work(store);
    } finally {
      await store.close();
    }
  }

  const ended = (id: string): Promise<BooksCheckResult> =>
    until(async () => {
      // In this order: what is read once the job is done is what it found.
      const job = (await shop.amelia.read(`/jobs/${id}`)) as { readonly state: string };
      const answer = (await shop.amelia.read('/books-check')) as BooksCheckAnswer;
      if (job.state === 'failed') throw new Error(answer.failure ?? '');
      return job.state === 'done' && (answer.last ?? undefined);
    });
  async function asked(path: string): Promise<BooksCheckResult> {
    const answer = await shop.amelia.post(path);
    expect(answer.status).toBe(202);
    return ended((answer.body as { readonly id: string }).id);
  }
  const checked = () => asked('/books-check');

  it('finds nothing where nobody has touched the rows', async () => {
    expect(await checked()).toMatchObject({ differences: 0 });
  });

  it('finds each row that was changed, taken out or put in by hand, and nothing else', async () => {
    const { company } = shop.amelia;
    await byHand(async (store) => {
      for (const { name, category, collection } of allProjections) {
        if (spoilt.length === modelsSpoilt || category !== 'journal') continue;
        // Rows of any collection: what they hold does not matter here.
        const rows = collection as unknown as Collection<Row>;
        const [changed, gone] = await store.find(rows, company, { limit: 2 });
        if (changed === undefined || gone === undefined) continue;
        spoilt.push({ name, changed, gone });
        const change = (id: string, row: Row | undefined): RowChange => {
          return { collection, partition: company, id, revision: 0, row };
        };
        const other = { ...changed, note: 'by hand' };
        const planted = { ...changed, id: 'PLANTED' };
        await store.repair(
          [change(changed.id, other), change(gone.id, undefined), change('PLANTED', planted)],
          Number.MAX_SAFE_INTEGER,
        );
      }
    });
    expect(spoilt).toHaveLength(modelsSpoilt);
    const { differences, models } = await checked();
    expect(differences).toBe(3 * modelsSpoilt);
    const found = models.flatMap(({ name, told }) =>
      told.map(({ id, kind }) => `${name} ${kind} ${id}`),
    );
    const done = spoilt.flatMap(({ name, changed, gone }) => [
      ...[`${name} changed ${changed.id}`, `${name} missing ${gone.id}`, `${name} added PLANTED`],
    ]);
    expect(found.toSorted()).toEqual(done.toSorted());
  });

  it('repairs them for users who manage jobs, and then finds nothing', async () => {
    const rosa = await joined(shop, 'rosa', { role: 'cashier' });
    expect(await refusal(rosa.post('/books-check/repair'))).toMatchObject({
      status: 403,
      params: { permission: 'jobs.manage' },
    });
    expect(await asked('/books-check/repair')).toMatchObject({
      differences: 0,
      repaired: 3 * modelsSpoilt,
    });
    expect(await checked()).toMatchObject({ differences: 0 });
  });
});
