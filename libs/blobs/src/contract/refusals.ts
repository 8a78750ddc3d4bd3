import { describe, expect, it } from '@jest/globals';
import { grocer, type Open, receipt, using } from './paper.js';

const unfit = [
  ['an id that is a path', { id: '../../events.db' }],
  ['an id without a character', { id: '' }],
  ['an id with a stroke', { id: 'a/b' }],
  ['an id of 129 characters', { id: 'x'.repeat(129) }],
  ['a file without a name', { fileName: '' }],
  ['a file name that is a path', { fileName: '../recibo.txt' }],
  ['a file name with a line break', { fileName: 'recibo\r\nSet-Cookie: a.txt' }],
  ['a file name of 256 characters', { fileName: 'r'.repeat(256) }],
  ['half a content type', { contentType: 'pdf' }],
  ['a content type with a line break', { contentType: 'text/html\r\nx: y' }],
  ['a limit below nothing', { bytesMax: -1 }],
] as const;

/** Ids and names that could lead out of a store are RangeErrors in every call. */
export function refusalsContract(open: Open): void {
  describe('what cannot be', () => {
    it.each(unfit)('is refused: %s', (_, part) =>
      using(open, async (store) => {
        await expect(store.put(grocer, { ...receipt, ...part })).rejects.toThrow(RangeError);
      }),
    );

    it('is refused as a company in every call', () =>
      using(open, async (store) => {
        const calls = [
          () => store.put('../grocer', receipt),
          () => store.get('gro/cer', receipt.id),
          () => store.stat('', receipt.id),
          () => store.remove('gro cer', receipt.id),
          () => store.list('.'),
        ];
        for (const call of calls) await expect(call()).rejects.toThrow(RangeError);
      }));
  });
}
