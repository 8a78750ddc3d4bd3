import { describe, expect, it } from '@jest/globals';
import { PIN_ATTEMPTS } from '@balcao/domain';
import { PinAttempts } from './pin-attempts.js';

const minuteMs = 60_000;

describe('wrong attempts at a PIN', () => {
  it('make who types it wait after the first few, twice as long each time, and nobody else', () => {
    const attempts = new PinAttempts();
    for (let each = 1; each < PIN_ATTEMPTS; each += 1) attempts.count('p1', 'dino', 0);
    expect(attempts.waitMs('p1', 'dino', 0)).toBe(0);
    attempts.count('p1', 'dino', 0);
    expect(attempts.waitMs('p1', 'dino', 0)).toBe(minuteMs);
    expect(attempts.waitMs('p1', 'dino', minuteMs)).toBe(0);
    attempts.count('p1', 'dino', minuteMs);
    expect(attempts.waitMs('p1', 'dino', minuteMs)).toBe(2 * minuteMs);
    expect(attempts.waitMs('p1', 'celeste', 0)).toBe(0);
    expect(attempts.waitMs('p2', 'dino', 0)).toBe(0);
  });

  it('are waited for a quarter of an hour or so at most', () => {
    const attempts = new PinAttempts();
    for (let each = 0; each < 40; each += 1) attempts.count('p1', 'dino', 0);
    expect(attempts.waitMs('p1', 'dino', 0)).toBe(16 * minuteMs);
  });

  it('add up at the PIN whoever types, until somebody knows it', () => {
    const attempts = new PinAttempts();
    attempts.count('p1', 'dino', 0);
    expect(attempts.count('p1', 'celeste', 0)).toEqual({ ofMember: 1, ofPin: 2 });
    attempts.clear('p1', 'celeste');
    expect(attempts.count('p1', 'dino', 0)).toEqual({ ofMember: 2, ofPin: 1 });
  });

  it('add up at all PINs of who types, and a right one takes back its own only', () => {
    const attempts = new PinAttempts();
    for (let each = 1; each < 2 * PIN_ATTEMPTS; each += 1) attempts.count(`p${each}`, 'dino', 0);
    expect(attempts.waitMs('p99', 'dino', 0)).toBe(0);
    attempts.count('own', 'dino', 0);
    expect(attempts.waitMs('p99', 'dino', 0)).toBe(minuteMs);
    expect(attempts.waitMs('p99', 'celeste', 0)).toBe(0);
    attempts.clear('own', 'dino');
    expect(attempts.waitMs('p99', 'dino', 0)).toBe(0);
    attempts.count('p99', 'dino', 0);
    expect(attempts.waitMs('p98', 'dino', 0)).toBe(minuteMs);
  });
});
