import { describe, expect, it } from '@jest/globals';
import { Attempts } from './attempts.js';

const minute = 60_000;
const limit = { failures: 3, windowMs: 15 * minute };

describe('failed attempts', () => {
  it('are free up to the limit', () => {
    const attempts = new Attempts(limit);
    attempts.fail('ana', 0);
    attempts.fail('ana', minute);
    expect(attempts.waitSeconds('ana', minute)).toBe(0);
  });

  it('then make the next one wait until the window is over', () => {
    const attempts = new Attempts(limit);
    for (const at of [0, minute, 2 * minute]) attempts.fail('ana', at);
    expect(attempts.waitSeconds('ana', 5 * minute)).toBe(600);
    expect(attempts.waitSeconds('rui', 5 * minute)).toBe(0);
    expect(attempts.waitSeconds('ana', 15 * minute)).toBe(0);
  });

  it('are forgotten by a success', () => {
    const attempts = new Attempts(limit);
    for (const at of [0, 1, 2]) attempts.fail('ana', at);
    attempts.succeed('ana');
    expect(attempts.waitSeconds('ana', 3)).toBe(0);
  });
});
