import { describe, expect, it } from '@jest/globals';
import { checkInThread, checkSaftApart } from './check-apart.js';

const order = { keys: { versions: [] }, problemsMax: 1 };
const bytesOf = (...texts: readonly string[]) =>
  (async function* () {
    for (const text of texts) yield await Promise.resolve(new TextEncoder().encode(text));
  })();

/** A thread that runs this for each piece. */
const threadOf = (script: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, workerData } from 'node:worker_threads';
      let text = '';
      parentPort.on('message', (piece) => { ${script} });`)}`,
  );
const counting = `
  if (piece !== 'end') { text += new TextDecoder().decode(piece); parentPort.postMessage('more'); }
  else parentPort.postMessage({ checked: { text, max: workerData.problemsMax } });`;

describe('a check in a thread', () => {
  it('is of all pieces, in their order', async () => {
    const many = Array.from({ length: 40 }, (_, at) => `${at} `);
    const checked = await checkInThread(threadOf(counting), bytesOf(...many), order);
    expect(checked).toEqual({ text: many.join(''), max: 1 });
  });

  it('leaves what it was given as it was', async () => {
    const bytes = new TextEncoder().encode('kept');
    const one = (async function* () {
      yield await Promise.resolve(bytes);
    })();
    await checkInThread(threadOf(counting), one, order);
    expect(new TextDecoder().decode(bytes)).toBe('kept');
  });

  it.each([
    ['says so', `parentPort.postMessage({ problem: 'no' });`, 'no'],
    ['throws', `throw new Error('broken');`, 'broken'],
    ['ends', `process.exit();`, 'the thread that checks the file has ended'],
  ])('fails where its thread %s', async (_, script, message) => {
    const many = Array.from({ length: 40 }, () => 'piece');
    await expect(checkInThread(threadOf(script), bytesOf(...many), order)).rejects.toThrow(message);
  });

  it('fails where its bytes do', async () => {
    const broken = (async function* () {
      yield await Promise.resolve(new Uint8Array(3));
      throw new Error('hung up');
    })();
    await expect(checkInThread(threadOf(counting), broken, order)).rejects.toThrow('hung up');
  });

  it('lists the first problems and counts them all', async () => {
    const { errors, problems } = await checkSaftApart(bytesOf('<Other/>'), order);
    expect(errors).toBe(1);
    expect(problems.map(({ code }) => code)).toEqual(['file.notSaft']);
  });
});
