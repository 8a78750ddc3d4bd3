import { beforeEach, describe, expect, it } from '@jest/globals';
import { Blame } from './blame.js';

describe('a crash', () => {
  const going = new AbortController().signal;
  let marks: Map<string, boolean>;
  let blame: Blame;
  beforeEach(() => {
    marks = new Map();
    const mark = (changed: ReadonlyMap<string, boolean>) => {
      for (const [key, isMarked] of changed) marks.set(key, isMarked);
      return Promise.resolve();
    };
    blame = new Blame({ count: () => Promise.resolve(2), mark }, () => undefined);
  });

  it('is attributed to a job that runs by itself, and to none of several', async () => {
    await blame.began('a', false);
    expect([...marks]).toEqual([['a', true]]);
    await blame.began('b', false);
    expect([...marks]).toEqual([
      ['a', false],
      ['b', false],
    ]);
    blame.ended('a');
    expect(marks.get('b')).toBe(true);
  });

  it('is laid to the one that was lost before, whatever runs with it', async () => {
    await blame.began('a', false);
    expect(await blame.turnOf('lost', going)).toBe(true);
    await blame.began('lost', true);
    expect([...marks]).toEqual([
      ['a', false],
      ['lost', true],
    ]);
  });

  it('is counted for jobs that were lost only', async () => {
    expect(await blame.lossesOf('a', 0)).toBe(0);
    expect(await blame.lossesOf('a', 3)).toBe(2);
  });

  it('is tried with one at a time of those that were lost, the next once that has ended', async () => {
    await blame.turnOf('lost', going);
    const order: string[] = [];
    const waiting = ['b', 'c'].map(async (key) => {
      await blame.turnOf(key, going);
      order.push(key);
    });
    blame.ended('another');
    expect(order).toEqual([]);
    blame.ended('lost');
    await waiting[0];
    expect(order).toEqual(['b']);
    blame.ended('b');
    await waiting[1];
    expect(order).toEqual(['b', 'c']);
  });

  it('is not waited for by a worker that closes', async () => {
    await blame.turnOf('lost', going);
    const closing = new AbortController();
    const waiting = blame.turnOf('b', closing.signal);
    closing.abort();
    expect(await waiting).toBe(false);
    expect(await blame.turnOf('c', closing.signal)).toBe(false);
  });
});
