import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { BlobConflict, BlobTooLarge } from '../errors.js';
import {
  bytesOf,
  cutOff,
  grocer,
  idsOf,
  inPieces,
  type Open,
  receipt,
  scan,
  using,
} from './paper.js';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A blob is there whole or not at all, and its id never stands for other content. */
export function putContract(open: Open): void {
  describe('keeping content', () => {
    it('answers its id, size and SHA-256', () =>
      using(open, async (store) => {
        const info = await store.put(grocer, receipt);
        expect(info).toEqual({
          id: receipt.id,
          fileName: 'recibo de março.txt',
          contentType: 'text/plain; charset=utf-8',
          size: 21,
          sha256: '8d61a00e23cfd5d6925a5d845cff8286f9dbf81e89a2ca46dd2d7b46074520db',
          storedAt: info.storedAt,
        });
        expect(Math.abs(Date.now() - Date.parse(info.storedAt))).toBeLessThan(60_000);
      }));

    it('takes it in pieces as well as at once', () =>
      using(open, async (store) => {
        const info = await store.put(grocer, { ...receipt, content: inPieces(scan) });
        expect(info).toMatchObject({ size: scan.length, sha256: sha256(scan) });
        const { content } = await store.get(grocer, receipt.id);
        expect((await bytesOf(content)).equals(scan)).toBe(true);
      }));

    it('keeps content of no length', () =>
      using(open, async (store) => {
        await store.put(grocer, { ...receipt, content: new Uint8Array() });
        const { info, content } = await store.get(grocer, receipt.id);
        expect(info.size).toBe(0);
        expect(await bytesOf(content)).toHaveLength(0);
      }));

    it('names it by its SHA-256 when it has no id', () =>
      using(open, async (store) => {
        const { fileName, contentType, content } = receipt;
        const nameless = { fileName, contentType, content };
        const first = await store.put(grocer, nameless);
        const again = await store.put(grocer, { ...nameless, fileName: 'copy.txt' });
        expect(first.id).toBe(first.sha256);
        expect(again).toEqual(first);
        expect(await idsOf(store)).toEqual([first.id]);
      }));

    it('keeps the instant of a blob that moves', () =>
      using(open, async (store) => {
        const storedAt = '2025-03-03T08:00:00.000Z';
        await store.put(grocer, { ...receipt, storedAt });
        expect(await store.stat(grocer, receipt.id)).toMatchObject({ storedAt });
      }));

    it('answers the same when it is sent again', () =>
      using(open, async (store) => {
        const first = await store.put(grocer, receipt);
        expect(
          await store.put(grocer, { ...receipt, storedAt: '2020-01-01T00:00:00.000Z' }),
        ).toEqual(first);
      }));

    it('answers the same to two who send it at once', () =>
      using(open, async (store) => {
        const sent = () => store.put(grocer, { ...receipt, content: inPieces(scan) });
        const [one, other] = await Promise.all([sent(), sent()]);
        expect(one).toEqual(other);
        expect(await idsOf(store)).toEqual([receipt.id]);
      }));

    it('refuses other content under the same id, and keeps the first', () =>
      using(open, async (store) => {
        const first = await store.put(grocer, receipt);
        await expect(store.put(grocer, { ...receipt, content: scan })).rejects.toThrow(
          BlobConflict,
        );
        expect(await store.stat(grocer, receipt.id)).toEqual(first);
      }));

    it('takes as many bytes as are allowed and not one more', () =>
      using(open, async (store) => {
        const bytesMax = scan.length - 1;
        const tooLong = store.put(grocer, { ...receipt, content: inPieces(scan), bytesMax });
        await expect(tooLong).rejects.toEqual(new BlobTooLarge(bytesMax));
        expect(await idsOf(store)).toEqual([]);
        await store.put(grocer, { ...receipt, content: scan, bytesMax: scan.length });
        expect(await idsOf(store)).toEqual([receipt.id]);
      }));

    it('shows nothing of what its sender has not finished, and takes it again', () =>
      using(open, async (store) => {
        const broken = store.put(grocer, { ...receipt, content: cutOff() });
        await expect(broken).rejects.toThrow('the sender has hung up');
        expect(await idsOf(store)).toEqual([]);
        expect(await store.put(grocer, receipt)).toMatchObject({ size: 21 });
      }));
  });
}
