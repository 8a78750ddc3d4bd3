import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PIN_ATTEMPTS } from '@balcao/domain';
import type { Counters } from '@balcao/jobs';
import { PinAttempts, type CountedAttempt, type PinAttempt } from './pin-attempts.js';

/** Counters for a test, and a way to let time pass. */
export interface OpenedAttempts {
  readonly counters: Counters;
  passes(ms: number): Promise<void>;
  close(): Promise<void>;
}

const minuteMs = 60_000;
const companyId = 'SHOP';
const dino = (pinId: string): PinAttempt => ({ companyId, memberId: 'dino', pinId });
const celeste = (pinId: string): PinAttempt => ({ companyId, memberId: 'celeste', pinId });

/** Seconds may pass while a store is asked. */
function expectAbout(waitMs: number, minutes: number): void {
  expect(waitMs).toBeLessThanOrEqual(minutes * minuteMs);
  expect(waitMs).toBeGreaterThan(minutes * minuteMs - 10_000);
}

/** The effects of wrong attempts at PINs, in every store that counts them. */
export function pinAttemptsContract(name: string, open: () => Promise<OpenedAttempts>): void {
  describe(`wrong attempts at a PIN, counted in ${name}`, () => {
    let opened: OpenedAttempts;
    let attempts: PinAttempts;
    beforeEach(async () => {
      opened = await open();
      attempts = new PinAttempts(opened.counters);
    });
    afterEach(() => opened.close());

    /** So many wrong ones; answers the last. */
    const wrong = async (times: number, of: PinAttempt): Promise<CountedAttempt> => {
      let last: CountedAttempt = { waitMs: 0, ofMember: 0, ofPin: 0 };
      for (let at = 0; at < times; at += 1) last = await attempts.count(of);
      return last;
    };

    it('make who types it wait after the first few, longer each time, and nobody else', async () => {
      await wrong(PIN_ATTEMPTS - 1, dino('p1'));
      expect(await attempts.waitMs(dino('p1'))).toBe(0);
      const last = await wrong(1, dino('p1'));
      expect(last).toEqual({ waitMs: 0, ofMember: PIN_ATTEMPTS, ofPin: PIN_ATTEMPTS });
      expectAbout(await attempts.waitMs(dino('p1')), 1);
      expectAbout((await wrong(1, dino('p1'))).waitMs, 1);
      await opened.passes(minuteMs + 1);
      expect(await wrong(1, dino('p1'))).toMatchObject({ waitMs: 0, ofMember: PIN_ATTEMPTS + 1 });
      expectAbout(await attempts.waitMs(dino('p1')), 2);
      expect(await attempts.waitMs(celeste('p1'))).toBe(0);
      expect(await attempts.waitMs(dino('p2'))).toBe(0);
    });

    it('are waited for a quarter of an hour or so at most', async () => {
      for (let at = 0; at < PIN_ATTEMPTS + 8; at += 1) {
        await wrong(1, dino('p1'));
        if (at >= PIN_ATTEMPTS - 1 && at < PIN_ATTEMPTS + 7) await opened.passes(16 * minuteMs + 1);
      }
      expectAbout(await attempts.waitMs(dino('p1')), 16);
    });

    it('add up per PIN until one attempt succeeds', async () => {
      await wrong(1, dino('p1'));
      const right = await wrong(1, celeste('p1'));
      expect(right).toEqual({ waitMs: 0, ofMember: 1, ofPin: 2 });
      await attempts.clear(celeste('p1'), right);
      expect(await wrong(1, dino('p1'))).toEqual({ waitMs: 0, ofMember: 2, ofPin: 1 });
    });

    it('add up at all PINs of who types, and a right one takes back its own only', async () => {
      for (let at = 1; at < 2 * PIN_ATTEMPTS; at += 1) await wrong(1, dino(`p${at}`));
      expect(await attempts.waitMs(dino('p99'))).toBe(0);
      const right = await wrong(1, dino('own'));
      expectAbout(await attempts.waitMs(dino('p99')), 1);
      expect(await attempts.waitMs(celeste('p99'))).toBe(0);
      await attempts.clear(dino('own'), right);
      expect(await attempts.waitMs(dino('p99'))).toBe(0);
      await wrong(1, dino('p99'));
      expectAbout(await attempts.waitMs(dino('p98')), 1);
    });

    it('of one person are counted in each company by itself', async () => {
      const elsewhere = (pinId: string): PinAttempt => ({ ...dino(pinId), companyId: 'BAKERY' });
      for (let at = 1; at <= 2 * PIN_ATTEMPTS; at += 1) await wrong(1, dino(`p${at}`));
      expectAbout(await attempts.waitMs(dino('p99')), 1);
      expect(await attempts.waitMs(elsewhere('p99'))).toBe(0);
      expect(await wrong(1, elsewhere('q1'))).toEqual({ waitMs: 0, ofMember: 1, ofPin: 1 });
      for (let at = 2; at <= 2 * PIN_ATTEMPTS; at += 1) await wrong(1, elsewhere(`q${at}`));
      expectAbout(await attempts.waitMs(elsewhere('q99')), 1);
    });

    it('at the same moment are checked up to the first few', async () => {
      const all = Array.from({ length: 40 }, () => attempts.count(dino('p1')));
      const checked = (await Promise.all(all)).filter(({ waitMs }) => waitMs === 0);
      expect(checked).toHaveLength(PIN_ATTEMPTS);
    });
  });
}
