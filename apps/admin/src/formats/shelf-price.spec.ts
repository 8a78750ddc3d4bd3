import { describe, expect, it } from '@jest/globals';
import { shelfPrice } from './shelf-price.js';

describe('a price on a list', () => {
  it('has the two decimals that a shopkeeper knows', () => {
    expect(shelfPrice('413.793103')).toBe('413.79');
    expect(shelfPrice('480')).toBe('480');
  });
});
