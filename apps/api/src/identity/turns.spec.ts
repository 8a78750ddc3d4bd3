import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.js';

/** Work that goes on until it is let end. */
function held() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    work: () => ended,
    end: () => {
      end();
    },
  };
}

describe('work that takes turns', () => {
  it('goes on a few at a time, in the order of its coming, and each key by itself', async () => {
    const turns = new Turns({ atOnce: 2, waiting: 10 });
    const begun: number[] = [];
    const works = Array.from({ length: 5 }, () => held());
    const all = works.map(({ work }, at) =>
      turns.take('ana', () => {
        begun.push(at);
        return work();
      }),
    );
    await turns.take('rui', () => Promise.resolve());
    expect(begun).toEqual([0, 1]);
    works[1]?.end();
    await all[1];
    expect(begun).toEqual([0, 1, 2]);
    for (const { end } of works) end();
    await Promise.all(all);
    expect(begun).toEqual([0, 1, 2, 3, 4]);
  });

  it('is refused where too many wait, and goes on after a failure', async () => {
    const turns = new Turns({ atOnce: 1, waiting: 1 });
    const first = held();
    const going = turns.take('ana', first.work);
    const waiting = turns.take('ana', () => Promise.reject(new Error('wrong')));
    await expect(turns.take('ana', first.work)).rejects.toMatchObject({ status: 429 });
    first.end();
    await going;
    await expect(waiting).rejects.toThrow('wrong');
    expect(await turns.take('ana', () => Promise.resolve('in'))).toBe('in');
  });
});
