import { describe, expect, it } from '@jest/globals';
import { BlobNotFound } from '../errors.js';
import { baker, bytesOf, grocer, idsOf, type Open, receipt, scan, using } from './paper.js';

/** Companies share a store and see nothing of each other, regardless of their ids. */
export function companiesContract(open: Open): void {
  describe("another company's blobs", () => {
    it('are neither read, nor listed, nor removed', () =>
      using(open, async (store) => {
        await store.put(grocer, receipt);
        await expect(store.get(baker, receipt.id)).rejects.toThrow(BlobNotFound);
        await expect(store.stat(baker, receipt.id)).rejects.toThrow(BlobNotFound);
        await store.remove(baker, receipt.id);
        expect(await idsOf(store, baker)).toEqual([]);
        expect(await idsOf(store, grocer)).toEqual([receipt.id]);
      }));

    it('have ids of their own', () =>
      using(open, async (store) => {
        await store.put(grocer, receipt);
        await store.put(baker, { ...receipt, content: scan });
        await store.remove(grocer, receipt.id);
        const { content } = await store.get(baker, receipt.id);
        expect((await bytesOf(content)).equals(scan)).toBe(true);
      }));

    it('are not those of a place that is of no company', () =>
      using(open, async (store) => {
        await store.put('~user_grocer', receipt);
        expect(await idsOf(store, '~user_grocer')).toEqual([receipt.id]);
        expect(await idsOf(store, 'user_grocer')).toEqual([]);
        await expect(store.put('gro~cer', receipt)).rejects.toThrow(RangeError);
      }));

    it('are not those of a company whose name begins alike', () =>
      using(open, async (store) => {
        await store.put('grocer', receipt);
        await store.put('grocer0', { ...receipt, id: 'other' });
        await store.put('grow', { ...receipt, id: 'another' });
        expect(await idsOf(store, 'grocer')).toEqual([receipt.id]);
      }));
  });
}
