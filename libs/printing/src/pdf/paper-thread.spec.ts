import { describe, expect, it } from '@jest/globals';
import { paperOf } from '../paper/index.js';
import { printedInvoice } from '../testing/printed.js';
import { PaperThread } from './paper-thread.js';

const paper = paperOf(printedInvoice());

/** A thread that answers each paper by this, with `told` as the number of requests so far. */
const threadOf = (script: string, restMs = 1_000) =>
  new PaperThread(
    new URL(
      `data:text/javascript,${encodeURIComponent(`
        import { parentPort, threadId } from 'node:worker_threads';
        let told = 0;
        parentPort.on('message', ({ id, paper }) => {
          told += 1;
          const draw = (text) =>
            parentPort.postMessage({ id, bytes: new TextEncoder().encode(text) });
          ${script}
        });`)}`,
    ),
    restMs,
  );

const textOf = async (drawn: Promise<Uint8Array>): Promise<string> =>
  new TextDecoder().decode(await drawn);

describe('the thread that draws papers', () => {
  it('draws the paper that it is given, and goes on with the next', async () => {
    const thread = threadOf('draw(`${told} ${paper.reference}`);');
    const both = [thread.draw(paper), thread.draw({ ...paper, reference: 'FT 2026/2' })];
    expect(await Promise.all(both.map(textOf))).toEqual(['1 FT 2026/1', '2 FT 2026/2']);
    expect(await textOf(thread.draw(paper))).toBe('3 FT 2026/1');
  });

  it('says why there is no file', async () => {
    const thread = threadOf(`parentPort.postMessage({ id, problem: 'no typeface' });`);
    await expect(thread.draw(paper)).rejects.toThrow('no typeface');
  });

  it('is restarted where it died, and says so to those who waited', async () => {
    const thread = threadOf(`
      if (paper.reference === '') throw new Error('out of memory');
      draw(String(told));`);
    expect(await textOf(thread.draw(paper))).toBe('1');
    await expect(thread.draw({ ...paper, reference: '' })).rejects.toThrow('out of memory');
    expect(await textOf(thread.draw(paper))).toBe('1');
  });

  it('ends when nothing was drawn for a while', async () => {
    const thread = threadOf('draw(`${told} ${threadId}`);', 1);
    const first = await textOf(thread.draw(paper));
    // A thread of its own each time is the first paper that it is told.
    for (let later = first; later === first || !later.startsWith('1 ');) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      later = await textOf(thread.draw(paper));
    }
  });
});
