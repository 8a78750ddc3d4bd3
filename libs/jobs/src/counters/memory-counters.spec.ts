import { describe, expect, it } from '@jest/globals';
import { countersContract } from './counters.contract.js';
import type { Counters } from './counters.js';
import { MemoryCounters } from './memory-counters.js';
import { withStandIn } from './standing-in.js';

countersContract('memory', () => {
  let now = 0;
  const counters = new MemoryCounters(() => new Date(now));
  const passes = (ms: number) => Promise.resolve(void (now += ms));
  return Promise.resolve({ counters, passes });
});

describe('counters that all nodes share', () => {
  const quota = { name: 'guesses', max: 2, windowMs: 60_000 };
  const own = (): Counters => new MemoryCounters(() => new Date(0));
  const away: Counters = new Proxy(own(), {
    get: () => () => Promise.reject(new Error('nobody answers')),
  });

  it('count at the shared place while it answers', async () => {
    const shared = own();
    const [one, other] = [withStandIn(shared, own()), withStandIn(shared, own())];
    expect([await one.take(quota, 'ana'), await other.take(quota, 'ana')]).toEqual([0, 0]);
    expect(await one.take(quota, 'ana')).toBeGreaterThan(0);
    await other.giveBack(quota, 'ana');
    expect(await one.wait(quota, 'ana')).toBe(0);
  });

  it('are those of each node while it does not, and still refuse', async () => {
    const node = withStandIn(away, own());
    expect([await node.take(quota, 'ana'), await node.take(quota, 'ana')]).toEqual([0, 0]);
    expect(await node.take(quota, 'ana')).toBeGreaterThan(0);
    await node.forget(quota, 'ana');
    expect(await node.wait(quota, 'ana', 2)).toBe(0);
  });
});
