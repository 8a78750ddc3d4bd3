import { describe, expect, it } from '@jest/globals';
import type { FiscalFacts } from '../fiscal-source.js';
import { fiscalInThread } from './fiscal-in-thread.js';

const facts = {
  companyId: 'shop',
  kind: 'saft-mz',
  from: '2026-01-01',
  to: '2026-12-31',
  timeZone: 'Africa/Maputo',
  settings: {},
  madeOn: '2027-01-02',
} as unknown as FiscalFacts;

/** A thread that runs this, with `parentPort`, `workerData` and `send` at hand. */
const threadOf = (script: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort, workerData } from 'node:worker_threads';
      const send = (report) => parentPort.postMessage(report);
      const piece = (text) => send({ kind: 'piece', piece: new TextEncoder().encode(text) });
      ${script}`)}`,
  );

const contentBy = (script: string) =>
  fiscalInThread(threadOf(script), ({ revision }) =>
    Promise.resolve({ rows: revision === undefined ? 'now.db' : `at-${revision}.db` }),
  );

async function textOf(script: string, percents: number[] = [], of = facts): Promise<string> {
  let text = '';
  for await (const piece of contentBy(script)(of, (percent) => percents.push(percent))) {
    text += new TextDecoder().decode(piece);
  }
  return text;
}

describe('a fiscal file made in a thread', () => {
  it('is its pieces in their order, and tells how far it is', async () => {
    const percents: number[] = [];
    const script = `
      piece('a'); send({ kind: 'percent', percent: 40 }); piece('b'); send({ kind: 'end' });`;
    expect(await textOf(script, percents)).toBe('ab');
    expect(percents).toEqual([40]);
  });

  it('is of the rows as they are, or as they were at an event', async () => {
    const script = `piece(workerData.places.rows); send({ kind: 'end' });`;
    expect(await textOf(script)).toBe('now.db');
    expect(await textOf(script, [], { ...facts, revision: 7 })).toBe('at-7.db');
  });

  it('asks for a piece once the one before is kept', async () => {
    const script = `
      let sent = 0;
      piece('0');
      parentPort.on('message', (ask) => {
        if (ask !== 'more') return;
        sent += 1;
        if (sent === 3) { send({ kind: 'end' }); parentPort.close(); } else piece(String(sent));
      });`;
    expect(await textOf(script)).toBe('012');
  });

  it('says what no file may say as it was said', async () => {
    const refused = `{ code: 'fiscal.amountNegative', params: { number: 'FT 2026/1' } }`;
    const script = `send({ kind: 'failed', message: 'no', refused: ${refused} });`;
    await expect(textOf(script)).rejects.toMatchObject({
      name: 'FiscalFileError',
      code: 'fiscal.amountNegative',
      params: { number: 'FT 2026/1' },
    });
  });

  it.each([
    ['throws', `throw new Error('no such file');`, 'no such file'],
    ['ends', `piece('a'); parentPort.close();`, 'the thread of the fiscal file has ended'],
  ])('fails where its thread %s', async (_, script, message) => {
    await expect(textOf(script)).rejects.toThrow(message);
  });

  it('ends its thread where nobody takes it any more', async () => {
    const stopped = new Int32Array(new SharedArrayBuffer(4));
    const script = `
      piece('a');
      parentPort.on('message', (ask) => {
        if (ask !== 'stop') return;
        Atomics.store(workerData.facts.stopped, 0, 1);
        Atomics.notify(workerData.facts.stopped, 0);
        parentPort.close();
      });`;
    const of = { ...facts, stopped } as FiscalFacts;
    await expect(
      (async () => {
        for await (const piece of contentBy(script)(of, () => undefined)) {
          throw new Error(`cancelled after ${piece.byteLength} byte`);
        }
      })(),
    ).rejects.toThrow('cancelled after 1 byte');
    expect(Atomics.wait(stopped, 0, 0, 60_000)).not.toBe('timed-out');
  });
});
