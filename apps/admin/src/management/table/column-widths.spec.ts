import { describe, expect, it } from '@jest/globals';
import { clampedWidth, filledWidths, WIDTH_MAX, WIDTH_MIN } from './column-widths.js';

describe('widths of columns', () => {
  it('stay as chosen where they fill their place or more', () => {
    expect(filledWidths(['code', 'name'], { code: 100, name: 400 }, 500)).toEqual([100, 400]);
    expect(filledWidths(['code', 'name'], { code: 100, name: 400 }, 300)).toEqual([100, 400]);
  });

  it('leave what is left over to the last column', () => {
    expect(filledWidths(['code', 'name'], { code: 100, name: 200 }, 500)).toEqual([100, 400]);
  });

  it('give a column that was hidden until now a middling one', () => {
    expect(filledWidths(['code', 'nuit'], { code: 100 }, 0)).toEqual([100, 150]);
  });

  it('are never so narrow that nothing is read, nor wider than a screen', () => {
    expect([3, 200.4, 5_000].map(clampedWidth)).toEqual([WIDTH_MIN, 200, WIDTH_MAX]);
  });
});
