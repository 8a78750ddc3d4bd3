import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { Spool } from './spool.js';

const piece = (of: number, bytes: number) => new Uint8Array(bytes).fill(of);

async function readBack(spool: Spool): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const one of spool.pieces()) pieces.push(one);
  return Buffer.concat(pieces);
}

const ownFolders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('balcao-saft-'));

describe('what is laid aside', () => {
  it.each([
    ['a little', 3, 10],
    ['more than memory takes', 11, 1_000_000],
  ])('comes back as it went: %s', async (_, pieces, bytes) => {
    const before = await ownFolders();
    const spool = new Spool();
    const all = Array.from({ length: pieces }, (__, of) => piece(of, bytes));
    for (const one of all) await spool.add(one);
    expect((await readBack(spool)).equals(Buffer.concat(all))).toBe(true);
    expect(await ownFolders()).toEqual(before);
    await spool.close();
  });

  it('is nothing where nothing was', async () => {
    const spool = new Spool();
    expect((await readBack(spool)).byteLength).toBe(0);
    await spool.close();
  });
});
