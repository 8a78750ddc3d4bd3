import { describe, expect, it } from '@jest/globals';
import { isOverCredit, leftToOwe } from './account.js';

describe('what a client may still owe', () => {
  const account = { balanceMinor: 80_000, limitMinor: 100_000, credits: [] };

  it('is its limit less what it owes', () => {
    expect(leftToOwe(account)).toBe(20_000);
    expect(isOverCredit(account, 20_000)).toBe(false);
    expect(isOverCredit(account, 20_001)).toBe(true);
  });

  it('has no end without a limit', () => {
    const free = { balanceMinor: 80_000, credits: [] };
    expect(leftToOwe(free)).toBeUndefined();
    expect(isOverCredit(free, 10_000_000)).toBe(false);
  });
});
