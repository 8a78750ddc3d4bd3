import { describe, expect, it } from '@jest/globals';
import { shortName } from './use-cashier-name.js';

describe('the name of a cashier in the bar', () => {
  it.each([
    ['Zita', 'Zita'],
    ['Zita Cossa', 'Zita Cossa'],
    ['Maria da Conceição Nhantumbo Machava', 'Maria Machava'],
    [' Ana  Paula   Sitoe ', 'Ana Sitoe'],
  ])('of %s is %s', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});
