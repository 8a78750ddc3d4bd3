import { describe, expect, it } from '@jest/globals';
import { everyOf, partOf, ticksOf } from './scale.js';

describe('the marks of an axis', () => {
  it.each([
    [0, 79, [0, 20, 40, 60, 80]],
    [0, 0, [0, 1]],
    [-12, 30, [-20, 0, 20, 40]],
    [5, 1_000, [0, 500, 1_000]],
  ])('from %i to %i are round', (min, max, ticks) => {
    expect(ticksOf(min, max)).toEqual(ticks);
  });
});

describe('labels below an axis', () => {
  it('are left out where they would touch', () => {
    expect([everyOf(31, 600, 60), everyOf(7, 600, 60), everyOf(12, 10, 60)]).toEqual([4, 1, 12]);
  });
});

describe('the place of a value', () => {
  it('is at the beginning where there is no distance', () => {
    expect([partOf(5, 0, 10), partOf(3, 3, 3)]).toEqual([0.5, 0]);
  });
});
