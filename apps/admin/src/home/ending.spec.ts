import { describe, expect, it } from '@jest/globals';
import { endingOf } from './ending.js';

const running = { isBilled: true, state: 'running', remainingDays: 5, renewal: null } as const;

describe('the end of a subscription', () => {
  it('is spoken of in its last week', () => {
    expect(endingOf(running)).toBe(5);
    expect(endingOf({ ...running, remainingDays: 8 })).toBeUndefined();
  });

  it('is its last day until the day is over', () => {
    expect(endingOf({ ...running, remainingDays: 0 })).toBe(1);
    expect(endingOf({ ...running, state: 'ended', remainingDays: 0 })).toBe(0);
  });

  it('is none where nothing is paid for', () => {
    expect(endingOf({ isBilled: false })).toBeUndefined();
  });
});
