import { describe, expect, it } from '@jest/globals';
import { halves, mayTake } from './sample.js';

// The limit of guests is not tried, nor an amount of nothing: the faults there are not noticed.
describe('the sample that faults are put into', () => {
  it('lets a member take a hundred', () => {
    expect(mayTake(100, true)).toBe(true);
    expect(mayTake(101, true)).toBe(false);
  });

  it('halves four times', () => {
    expect(halves(8)).toBe(4);
  });
});
