import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Counters, Quota } from './counters.js';

/** Counters for a test, and a way to let time pass. */
export interface OpenedCounters {
  readonly counters: Counters;
  passes(ms: number): Promise<void>;
}

const guesses: Quota = { name: 'guesses', max: 3, windowMs: 60_000 };
const mails: Quota = { name: 'mails', max: 10, windowMs: 60_000 };

/** What counters do in every store. */
export function countersContract(name: string, open: () => Promise<OpenedCounters>): void {
  describe(`counters in ${name}`, () => {
    let opened: OpenedCounters;
    let counters: Counters;
    beforeEach(async () => {
      opened = await open();
      ({ counters } = opened);
    });
    afterEach(() => counters.close());

    const taken = async (times: number, quota = guesses, key = 'ana'): Promise<boolean[]> => {
      const outcomes: boolean[] = [];
      for (let at = 0; at < times; at += 1) outcomes.push((await counters.take(quota, key)) === 0);
      return outcomes;
    };

    it('have room up to the number, and none beyond it, by key and by name', async () => {
      expect(await taken(5)).toEqual([true, true, true, false, false]);
      expect(await taken(1, guesses, 'rui')).toEqual([true]);
      expect(await taken(1, mails, 'ana')).toEqual([true]);
    });

    it('count no more than there is room for, however many come at once', async () => {
      const many = Array.from({ length: 20 }, () => counters.take(guesses, 'ana'));
      expect((await Promise.all(many)).filter((waitMs) => waitMs === 0)).toHaveLength(3);
    });

    it('say how long to wait, which nothing that is refused lengthens', async () => {
      await counters.take(guesses, 'ana');
      await opened.passes(20_000);
      await taken(9);
      const waitMs = await counters.wait(guesses, 'ana');
      expect(waitMs).toBeLessThanOrEqual(40_000);
      expect(waitMs).toBeGreaterThan(35_000);
      expect(await counters.take(guesses, 'ana')).toBeLessThanOrEqual(40_000);
    });

    it('begin again once the time is over', async () => {
      await taken(4);
      await opened.passes(60_001);
      expect(await counters.wait(guesses, 'ana')).toBe(0);
      expect(await taken(4)).toEqual([true, true, true, false]);
    });

    it('count several at a time, all or none', async () => {
      expect(await counters.take(mails, 'ana', 8)).toBe(0);
      expect(await counters.take(mails, 'ana', 3)).toBeGreaterThan(0);
      expect(await counters.wait(mails, 'ana', 2)).toBe(0);
      expect(await counters.take(mails, 'ana', 2)).toBe(0);
      expect(await counters.take(mails, 'new', 11)).toBeGreaterThan(59_000);
      expect(await counters.take(mails, 'new', 10)).toBe(0);
    });

    it('say how many there are, and when their time ends', async () => {
      const first = await counters.count(guesses, 'ana', 2);
      expect(first).toMatchObject({ waitMs: 0, used: 2 });
      await opened.passes(20_000);
      const beyond = await counters.count(guesses, 'ana', 2);
      expect(beyond).toEqual({ waitMs: beyond.endsMs, used: 2, endsMs: beyond.waitMs });
      expect(beyond.endsMs).toBeLessThanOrEqual(40_000);
      expect(beyond.endsMs).toBeGreaterThan(35_000);
      expect(await counters.count(guesses, 'ana')).toMatchObject({ waitMs: 0, used: 3 });
      expect(await counters.count(guesses, 'rui')).toMatchObject({ waitMs: 0, used: 1 });
    });

    it('keep the time that a key began with, whatever time is given later', async () => {
      const [short, long] = [10_000, 50_000].map((windowMs) => ({ ...guesses, windowMs }));
      await counters.take(long ?? guesses, 'ana', 3);
      expect(await counters.wait(short ?? guesses, 'ana')).toBeGreaterThan(45_000);
      await opened.passes(50_001);
      await counters.take(short ?? guesses, 'ana', 3);
      expect(await counters.wait(long ?? guesses, 'ana')).toBeLessThanOrEqual(10_000);
    });

    it('undo as many as requested, and all of a key', async () => {
      await taken(3);
      await counters.giveBack(guesses, 'ana');
      expect(await taken(2)).toEqual([true, false]);
      await counters.forget(guesses, 'ana');
      await counters.giveBack(guesses, 'ana');
      expect(await taken(4)).toEqual([true, true, true, false]);
    });

    it('keep the time of a key when some of it is taken back', async () => {
      await taken(3);
      await opened.passes(30_000);
      await counters.giveBack(guesses, 'ana');
      await taken(2);
      expect(await counters.wait(guesses, 'ana')).toBeLessThanOrEqual(30_000);
    });
  });
}
