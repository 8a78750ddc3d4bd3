import { describe, expect, it } from '@jest/globals';
import { isIdle } from './idle-lock.js';

const at = Date.parse('2026-03-02T08:00:00Z');
const later = (minutes: number): number => at + minutes * 60_000;

describe('a till that nobody touches', () => {
  it('asks who is there after the minutes of its register', () => {
    expect(isIdle(at, later(4), 5)).toBe(false);
    expect(isIdle(at, later(5), 5)).toBe(true);
  });

  it('never asks where the register names none, or before it was touched at all', () => {
    expect(isIdle(at, later(600), undefined)).toBe(false);
    expect(isIdle(0, later(600), 5)).toBe(false);
  });
});
