import { describe, expect, it } from '@jest/globals';
import { TokenBuckets } from './token-buckets.js';

describe('a token bucket', () => {
  const buckets = () => new TokenBuckets({ burst: 3, perSecond: 2 });

  it('lets a burst pass, and says when to come again', () => {
    const some = buckets();
    const taken = [1, 2, 3, 4].map(() => some.take('loja', 0));
    expect(taken.map(({ isAllowed }) => isAllowed)).toEqual([true, true, true, false]);
    expect(taken.at(-1)).toEqual({
      isAllowed: false,
      remaining: 0,
      retrySeconds: 1,
      resetSeconds: 2,
    });
  });

  it('fills again with time, and never beyond the burst', () => {
    const some = buckets();
    for (let asked = 0; asked < 3; asked += 1) some.take('loja', 0);
    expect(some.take('loja', 499).isAllowed).toBe(false);
    expect(some.take('loja', 500).isAllowed).toBe(true);
    expect(some.take('loja', 60_000).remaining).toBe(2);
  });

  it('is each caller’s own, and does not mind a clock put back', () => {
    const some = buckets();
    for (let asked = 0; asked < 4; asked += 1) some.take('loja', 10_000);
    expect(some.take('contas', 10_000).isAllowed).toBe(true);
    expect(some.take('loja', 0).isAllowed).toBe(false);
  });
});
