import { describe, expect, it } from '@jest/globals';
import { allBlobs, type BlobStore } from '../blob-store.js';
import { grocer, type Open, receipt, using } from './paper.js';

async function file(store: BlobStore, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_, at) => `invoice_${at}`);
  for (const id of ids) await store.put(grocer, { ...receipt, id });
  return ids.sort();
}

/** Pages show each blob once, also when others are removed meanwhile. */
export function listContract(open: Open): void {
  describe('listing the blobs of a company', () => {
    it('is empty for a company that has none', () =>
      using(open, async (store) => {
        expect(await store.list(grocer)).toEqual({ blobs: [], next: undefined });
      }));

    it('goes page by page through each of them once', () =>
      using(open, async (store) => {
        const ids = await file(store, 7);
        const found: string[] = [];
        let page = await store.list(grocer, { limit: 3 });
        const sizes = [page.blobs.length];
        found.push(...page.blobs.map(({ id }) => id));
        while (page.next !== undefined) {
          page = await store.list(grocer, { limit: 3, after: page.next });
          sizes.push(page.blobs.length);
          found.push(...page.blobs.map(({ id }) => id));
        }
        expect(sizes).toEqual([3, 3, 1]);
        expect(found.sort()).toEqual(ids);
      }));

    it('ends with a page that is just full', () =>
      using(open, async (store) => {
        await file(store, 2);
        expect(await store.list(grocer, { limit: 2 })).toMatchObject({ next: undefined });
      }));

    it('goes on behind a blob that was removed meanwhile', () =>
      using(open, async (store) => {
        const ids = await file(store, 4);
        const first = await store.list(grocer, { limit: 2 });
        const seen = first.blobs.map(({ id }) => id);
        await store.remove(grocer, seen[1] ?? '');
        const rest = await store.list(grocer, { after: first.next ?? '' });
        expect([...seen, ...rest.blobs.map(({ id }) => id)].sort()).toEqual(ids);
      }));

    it('is done for all of them at once by who wants all', () =>
      using(open, async (store) => {
        const ids = await file(store, 3);
        const found: string[] = [];
        for await (const { id } of allBlobs(store, grocer)) found.push(id);
        expect(found.sort()).toEqual(ids);
      }));
  });
}
