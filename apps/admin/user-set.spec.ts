import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UserSet } from './user-set.js';

const SIZE = 70;
const places = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }));

function setOf(some: readonly number[]): UserSet {
  const users = new UserSet(SIZE);
  for (const place of some) users.add(place);
  return users;
}

describe('a set of users', () => {
  it('counts what a set of the language counts', () => {
    fc.assert(
      fc.property(places, places, (some, others) => {
        const known = new Set(others);
        const both = some.filter((place) => known.has(place));
        expect(setOf(some).shared(setOf(others))).toBe(both.length);
        expect(setOf(some).missingFrom(setOf(others))).toBe(some.length - both.length);
        const all = setOf(some);
        all.addAll(setOf(others));
        expect(all.shared(all)).toBe(new Set([...some, ...others]).size);
      }),
    );
  });

  it('knows the first and the last place of each word', () => {
    const ends = setOf([0, 31, 32, 63, 64, 69]);
    expect(ends.shared(setOf([31, 32, 69]))).toBe(3);
    expect(ends.shared(setOf([1, 30, 33, 62, 65, 68]))).toBe(0);
  });
});
