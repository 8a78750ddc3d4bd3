import { describe, expect, it } from '@jest/globals';
import { BlobNotFound } from '../errors.js';
import { bytesOf, grocer, inPieces, type Open, receipt, scan, using } from './paper.js';

/** One of GridFS's pieces. */
const piece = 261_120;

const ranges = [
  [0, 1],
  [7, 21],
  [0, piece],
  [piece - 1, piece + 1],
  [piece, 2 * piece],
  [piece + 5, 3 * piece + 5],
  [799_999, 800_000],
  [100, undefined],
  [0, 9_000_000],
  [800_000, 800_001],
  [500, 400],
] as const;

/** Any part of any size comes back as it was kept; ranges are in bytes, the end left out. */
export function readContract(open: Open): void {
  describe('reading content', () => {
    it('answers any part of it, cut to what there is', () =>
      using(open, async (store) => {
        await store.put(grocer, { ...receipt, content: inPieces(scan) });
        for (const [start, end] of ranges) {
          const range = end === undefined ? { start } : { start, end };
          const { info, content } = await store.get(grocer, receipt.id, range);
          const wanted = scan.subarray(start, Math.max(start, end ?? scan.length));
          expect([start, end, (await bytesOf(content)).equals(wanted)]).toEqual([start, end, true]);
          expect(info.size).toBe(scan.length);
        }
      }));

    it('refuses a range that is none', () =>
      using(open, async (store) => {
        await store.put(grocer, receipt);
        await expect(store.get(grocer, receipt.id, { start: -1 })).rejects.toThrow(RangeError);
      }));

    it('says that there is no such blob', () =>
      using(open, async (store) => {
        await expect(store.get(grocer, 'absent')).rejects.toEqual(new BlobNotFound('absent'));
        await expect(store.stat(grocer, 'absent')).rejects.toEqual(new BlobNotFound('absent'));
      }));

    it('finds nothing once it is removed, however often, and takes other content then', () =>
      using(open, async (store) => {
        await store.put(grocer, receipt);
        await store.remove(grocer, receipt.id);
        await store.remove(grocer, receipt.id);
        await expect(store.get(grocer, receipt.id)).rejects.toThrow(BlobNotFound);
        await store.put(grocer, { ...receipt, content: scan });
        expect(await store.stat(grocer, receipt.id)).toMatchObject({ size: scan.length });
      }));

    it('says so when it is removed before its content is read', () =>
      using(open, async (store) => {
        await store.put(grocer, receipt);
        const { content } = await store.get(grocer, receipt.id);
        await store.remove(grocer, receipt.id);
        await expect(bytesOf(content)).rejects.toThrow(BlobNotFound);
      }));
  });
}
