import { describe, expect, it } from '@jest/globals';
import { ageOf } from './age.js';

describe('how old something is', () => {
  it.each([
    [0, 'seconds', 0],
    [0.4, 'seconds', 0],
    [119.4, 'seconds', 119],
    [120, 'minutes', 2],
    [3_600, 'minutes', 60],
    [7_200, 'hours', 2],
    [-3, 'seconds', 0],
  ] as const)('is said of %d seconds in %s', (seconds, unit, count) => {
    expect(ageOf(seconds)).toEqual({ unit, count });
  });
});
