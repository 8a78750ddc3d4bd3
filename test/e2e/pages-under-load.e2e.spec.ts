import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openStockedShop, twoSacks, type Shop } from './support/shop.js';

/** All of one day, so that the order by it leaves them equal. */
const documentsMany = 120;
const perPage = 25;

describe('pages of a list while somebody else issues', () => {
  let shop: Shop;
  let drafts = 0;

  const issue = async (count: number): Promise<void> => {
    const some = Array.from({ length: count }, () => `D${(drafts += 1)}`);
    await Promise.all(some.map((draft) => shop.amelia.done(`/documents/${draft}/issue`, twoSacks)));
  };
  beforeAll(async () => {
    shop = await openStockedShop();
    for (let done = 0; done < documentsMany; done += 30) await issue(30);
  });
  afterAll(() => shop.server.end());

  it.each(['issuedOn:desc', 'issuedOn:asc', 'totalMinor:desc', 'number:desc'])(
    'lose none of those that were there, in the order %s',
    async (sort) => {
      const { amelia } = shop;
      const there = ((await amelia.read('/documents/totals')) as { readonly count: number }).count;
      const known = Array.from({ length: there }, (_, at) => `FT_2026.${at + 1}`);
      const seen = new Set<string>();
      for (let page = 1; ; page += 1) {
        const path = `/documents?sort=${sort}&page=${page}&perPage=${perPage}`;
        const rows = (await amelia.read(path)) as readonly { readonly id: string }[];
        for (const { id } of rows) seen.add(id);
        if (rows.length < perPage) break;
        await issue(2);
      }
      expect(known.filter((id) => !seen.has(id))).toEqual([]);
      expect(there).toBeGreaterThanOrEqual(documentsMany);
    },
  );
});
