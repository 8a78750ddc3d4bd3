import { describe, expect, it } from '@jest/globals';
import { paperOf, type Paper } from '../paper/index.js';
import { printedInvoice } from '../testing/printed.js';
import { KeptPapers } from './kept-papers.js';

const original = paperOf(printedInvoice());
const second = paperOf(printedInvoice({ copy: 'second' }));

function keeping(bytesMax = 100) {
  let now = 1;
  const drawn: string[] = [];
  const kept = new KeptPapers({ keptMs: 1_000, bytesMax }, () => now);
  const draw = ({ copy }: Paper): Promise<Uint8Array> => {
    drawn.push(copy);
    return Promise.resolve(new Uint8Array(40));
  };
  return {
    drawn,
    fileOf: (paper: Paper) => kept.of(paper, draw),
    after: (ms: number) => {
      now += ms;
    },
  };
}

describe('a file that was just drawn', () => {
  it('is the file of every paper that says the same', async () => {
    const { fileOf, drawn } = keeping();
    const [first, again] = await Promise.all([fileOf(original), fileOf(paperOf(printedInvoice()))]);
    expect(again).toBe(first);
    await fileOf(second);
    expect(drawn).toEqual(['Original', 'Segunda via']);
  });

  it('is recognised by its picture too', async () => {
    const { fileOf, drawn } = keeping();
    for (const byte of [1, 2, 2]) {
      const logo = { contentType: 'image/png', bytes: Uint8Array.of(byte) };
      await fileOf({ ...original, logo });
    }
    expect(drawn).toHaveLength(2);
  });

  it('is forgotten after a while', async () => {
    const { fileOf, drawn, after } = keeping();
    await fileOf(original);
    after(1_001);
    await fileOf(original);
    expect(drawn).toHaveLength(2);
  });

  it('makes room for later ones', async () => {
    const { fileOf, drawn } = keeping(50);
    for (const paper of [original, second, second, original]) await fileOf(paper);
    expect(drawn).toEqual(['Original', 'Segunda via', 'Original']);
  });

  it('stays while it is asked for, and others make room', async () => {
    const { fileOf, drawn } = keeping(100);
    const third = paperOf(printedInvoice({ copy: 'third' }));
    for (const paper of [original, second, original, third, original, second]) await fileOf(paper);
    expect(drawn).toEqual(['Original', 'Segunda via', 'Terceira via', 'Segunda via']);
  });

  it('is drawn again where drawing failed', async () => {
    const kept = new KeptPapers({ keptMs: 1_000, bytesMax: 100 });
    const fail = () => Promise.reject(new Error('no typeface'));
    await expect(kept.of(original, fail)).rejects.toThrow('no typeface');
    const bytes = new Uint8Array(1);
    expect(await kept.of(original, () => Promise.resolve(bytes))).toBe(bytes);
  });
});
