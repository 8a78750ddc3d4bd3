import { describe, expect, it } from '@jest/globals';
import { parseTypedPercentage } from './percentage.js';

describe('a percentage as typed', () => {
  it.each([
    ['7,5', '7.5'],
    ['7.5', '7.5'],
    ['10 %', '10'],
    ['0', '0'],
    ['100', '100'],
    ['100,00', '100'],
  ])('%s is read as %s', (typed, exact) => {
    expect(parseTypedPercentage(typed, 'pt')).toBe(exact);
  });

  it.each(['', 'abc', '101', '-1', '100,5', '1.000', '5,00001'])('%j is none', (typed) => {
    expect(parseTypedPercentage(typed, 'pt')).toBeUndefined();
  });
});
